import type { LookupItem } from '@closewright/contract/lookups';
import type { SecurityRole, User, UserGroup } from '@closewright/contract/people';
import type { BranchRecord, RegionRecord } from '@closewright/contract/regions';
import { type GrantingRole, rightWord, type SecurityKey, securityLabels } from '@closewright/domain/access';
import { defaults } from '@closewright/domain/constants';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import type { RecordErrors } from '../../../records/form/record-errors.ts';

/** What the dialog edits. The regions are ids, the first field of the form says which is the default. */
export type UserForm = Pick<
  User,
  | 'displayName'
  | 'login'
  | 'email'
  | 'groupUsersID'
  | 'securityRoleID'
  | 'branchID'
  | 'departmentID'
  | 'isStaff'
  | 'isActive'
  | 'regions'
  | 'flags'
  | 'ownRights'
>;

/** What a user can be given. */
export interface UserChoices {
  groups: readonly UserGroup[];
  roles: readonly SecurityRole[];
  regions: readonly RegionRecord[];
  branches: readonly BranchRecord[];
  departments: readonly LookupItem[];
}

/** The role as it grants rights, with the names of the regions where it grants otherwise; null when nobody has chosen one. */
export function grantingRole({ roles, regions }: UserChoices, securityRoleID: number | null): GrantingRole | null {
  const role = roles.find((one) => one.securityRoleID === securityRoleID);
  if (role === undefined) return null;
  const nameOf = (regionID: number) => regions.find((region) => region.regionID === regionID)?.description ?? '';
  return {
    name: role.name,
    rights: role.rights,
    regions: role.regionRights.map(({ regionID, rights }) => ({ name: nameOf(regionID), rights })),
  };
}

export const newUser: UserForm = {
  displayName: '',
  login: '',
  email: null,
  groupUsersID: null,
  securityRoleID: null,
  branchID: null,
  departmentID: null,
  isStaff: true,
  isActive: true,
  regions: [],
  flags: {},
  ownRights: {},
};

/** The regions after some were chosen: the default stays where it was, else it is the first. */
export function withRegions(before: User['regions'], regionIDs: readonly number[]): User['regions'] {
  const kept = before.find(({ regionID, isDefault }) => isDefault && regionIDs.includes(regionID))?.regionID;
  const standard = kept ?? regionIDs[0];
  return regionIDs.map((regionID) => ({ regionID, isDefault: regionID === standard }));
}

/** What a save sends of the own rights: what changed, with null for those that go back to the role. */
export function ownRightsChange(
  before: User['ownRights'],
  after: User['ownRights'],
): Partial<Record<SecurityKey, number | null>> {
  const keys = Object.keys({ ...before, ...after }) as SecurityKey[];
  return Object.fromEntries(keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key] ?? null]));
}

/** Whether a role can be given to somebody with these regions (building-blocks.md §6). */
export function isRoleOpen({ regionID }: SecurityRole, regions: User['regions']): boolean {
  return regionID === defaults.globalRegionID || regions.some((region) => region.regionID === regionID);
}

/** Checks the dialog as the server will. */
export async function userErrors(form: UserForm): Promise<RecordErrors> {
  const { userFields } = await import('@closewright/contract/people');
  return {
    ...fieldErrors(userFields, form),
    ...(form.regions.length === 0 ? { regions: 'A user needs a region' } : {}),
  };
}

const labels: Readonly<Record<string, string>> = { regions: 'Regions', flags: 'Flags', ownRights: 'Own rights' };

/** What the field table does not say of a user, for the question which side of a conflict to keep. */
export const userWords = ({ regions, roles }: UserChoices) => ({
  label: (name: string) => labels[name],
  text: (name: string, value: unknown) => {
    if (name === 'securityRoleID') return roles.find(({ securityRoleID }) => securityRoleID === value)?.name;
    // A value is one of the form, by its name.
    const user = { [name]: value } as Partial<UserForm>;
    return (
      user.regions
        ?.map(({ regionID, isDefault }) => {
          const text = regions.find((region) => region.regionID === regionID)?.description ?? String(regionID);
          return isDefault ? `${text} (default)` : text;
        })
        .join(', ') ??
      (user.ownRights && rightsText(user.ownRights)) ??
      (user.flags && (user.flags.allowOpenFileInUse ? 'May open files in use' : 'May not open files in use'))
    );
  },
});

const rightsText = (ownRights: User['ownRights']) =>
  // The keys of rights are those of the securities.
  (Object.keys(ownRights) as SecurityKey[])
    .map((key) => `${securityLabels[key]}: ${rightWord(key, ownRights[key] ?? 0)}`)
    .join(', ');
