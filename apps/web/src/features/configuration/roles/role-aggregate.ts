import type { SecurityRole } from '@closewright/contract/people';
import { regionalKeys, securityKeys } from '@closewright/domain/access';
import { call, keyFor } from '../../../lib/api/index.ts';
import type { PlainField } from '../../../lib/fields/plain-field.ts';
import type { Aggregate, Row, Rows } from '../../../records/editor/aggregate.ts';
import { rowPath } from '../../../records/editor/row-errors.ts';
import { singleKey, tidyValues } from '../../../records/editor/rows.ts';
import { roleChanges, roleFormOf, roleLabel, roleText } from './role-form.ts';
import { differingIn, differingRegions, type RoleForm, regionalField, rightsOf } from './role-rights.ts';

/** The form of a role as it is edited. */
export function roleForm({ role: [row] }: Rows<'role'>): RoleForm {
  return formOf(row?.values ?? {});
}

function formOf(values: Row['values']): RoleForm {
  // The fields of the row are those of the form; a name that was emptied is none.
  return { ...values, name: values.name ?? '' } as RoleForm;
}

/**
 * A role, null for a new one: one row with its name and region, every right, and what each region says otherwise.
 * @param regionIDs the regions it can say something otherwise for
 */
export function roleAggregate(
  regionIDs: readonly number[],
  regionName: (regionID: number) => string,
): Aggregate<SecurityRole | null, 'role'> {
  const regional = regionIDs.flatMap((regionID) => regionalKeys.map((key) => regionalField(regionID, key)));
  const fieldOf = (name: string): PlainField => ({
    kind: name === 'name' ? 'text' : 'select',
    label: roleLabel(name, regionName),
    required: name === 'name',
    column: name,
  });
  const names = ['name', 'regionID', ...securityKeys, ...regional];
  const kind = {
    isSingle: true as const,
    fields: Object.fromEntries(names.map((name) => [name, fieldOf(name)])),
    words: (name: string, value: unknown) => roleText(name, value, regionName),
  };
  return {
    kinds: { role: kind },
    queryKey: keyFor('listRoles'),
    version: (role) => role?.version ?? 0,
    read: (role) => ({ role: roleFormOf(role) }),
    problems(_role, { role: [row] }) {
      const isNamed = row !== undefined && tidyValues(kind, row.values).name !== null;
      return isNamed ? {} : { [rowPath('role', singleKey, 'name')]: 'Name is required' };
    },
    pathOf: (path) => `role.${path.replace(/^(?:body\.)?(?:changes\.)?/, '').split('.')[0]}`,
    send(version, changes, base) {
      // Made of the fields of the form.
      const changed = changes.role as RoleForm;
      if (base === null) return create({ ...roleFormOf(null), ...changed });
      const { securityRoleID } = base;
      return call('saveRole', { params: { securityRoleID }, body: { version, changes: roleChanges(changed) } });
    },
  };
}

function create(form: RoleForm): Promise<SecurityRole> {
  return call('createRole', {
    body: {
      name: form.name,
      regionID: form.regionID,
      rights: rightsOf(form),
      regionRights: differingRegions(form).map((regionID) => ({ regionID, rights: differingIn(form, regionID) })),
    },
  });
}
