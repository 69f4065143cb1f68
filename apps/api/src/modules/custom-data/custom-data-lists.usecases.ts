import type { CustomDataDefinition, CustomDataListValue } from '@closewright/contract/custom-data';
import { isList, listProblems } from '@closewright/domain/custom-fields';
import { AppError } from '@closewright/domain/errors';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readDefinitions, readListValues } from './custom-data.queries.ts';
import { changeChoices, deleteChoices } from './custom-data-lists.queries.ts';
import { countUnoffered, setupTables, updateSetup } from './custom-data-setup.queries.ts';
import { definitionOf, refuseOlder, refuseUnconfirmed } from './custom-data-setup.ts';

/** A choice as it is sent: id 0 for a new one. */
interface SentChoice {
  customDataListValueID: number;
  availableValue: string;
  parentID: number | null;
}

interface ListSave {
  customDataDefinitionID: number;
  /** Of the definition. */
  version: number;
  listValues: readonly SentChoice[];
  confirmedOrphans: number;
}

/** Makes these the choices of a pick list, in this order, if the values that lose their choice were confirmed. */
export function saveListValues(database: Database, { actor }: Caller, save: ListSave) {
  const { tenant } = actor;
  const { customDataDefinitionID: id, version } = save;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const definition = await definitionOf(tx, tenant, id);
    await refuseOlder(tx, tenant, definition, version);
    if (!isList(definition.customDataType)) refuseFields({ '': 'Only pick lists have values.' });
    const stored = await readListValues(tx, tenant, { customDataDefinitionID: id });
    await refuseEntries(tx, tenant, definition, stored, save.listValues);

    const tab = await readDefinitions(tx, tenant, { customDataTabID: definition.customDataTabID });
    const family = withDescendants(id, tab);
    const before = await countUnoffered(tx, tenant, family);
    if (await storeChoices(tx, tenant, id, stored, save.listValues)) {
      // The version of a list is that of its field.
      await updateSetup(tx, setupTables.definition, tenant, { id, version }, {});
    }
    refuseUnconfirmed(Math.max(0, (await countUnoffered(tx, tenant, family)) - before), save.confirmedOrphans);
    return {
      definition: await definitionOf(tx, tenant, id),
      listValues: await readListValues(tx, tenant, { customDataDefinitionID: id }),
    };
  });
}

/** A list and the lists that depend on it, at any depth. */
export function withDescendants(id: number, tab: readonly CustomDataDefinition[]): number[] {
  const children = tab.filter(({ parentID }) => parentID === id);
  return [id, ...children.flatMap((child) => withDescendants(child.customDataDefinitionID, tab))];
}

/** Removes all choices of a list, with the choices of child lists under them. */
export function removeChoices(tx: Transaction<DB>, tenant: string, customDataDefinitionID: number): Promise<void> {
  return deleteChoices(tx, tenant, customDataDefinitionID, []);
}

async function refuseEntries(
  tx: Transaction<DB>,
  tenant: string,
  { parentID }: CustomDataDefinition,
  stored: readonly CustomDataListValue[],
  entries: readonly SentChoice[],
): Promise<void> {
  const own = new Set(stored.map(({ customDataListValueID }) => customDataListValueID));
  const parents = parentID === null ? null : await readListValues(tx, tenant, { customDataDefinitionID: parentID });
  const parentIDs = parents && new Set(parents.map(({ customDataListValueID }) => customDataListValueID));
  const problems = Object.fromEntries(
    [...listProblems(entries, parentIDs)].map(([index, problem]) => [`listValues.${index}`, problem]),
  );
  const named = new Set<number>();
  for (const [index, { customDataListValueID: id }] of entries.entries()) {
    if (id === 0) continue;
    if (!own.has(id)) {
      throw new AppError('NOT_FOUND', 'A value of this list no longer exists.', {
        modelState: { [`listValues.${index}`]: ['The list has no such value.'] },
      });
    }
    if (named.has(id)) problems[`listValues.${index}`] = 'The value is named twice.';
    named.add(id);
  }
  refuseFields(problems);
}

/** Stores the difference between the list as it is and as it shall be; answers whether there was any. */
async function storeChoices(
  tx: Transaction<DB>,
  tenant: string,
  customDataDefinitionID: number,
  stored: readonly CustomDataListValue[],
  entries: readonly SentChoice[],
): Promise<boolean> {
  const wanted = entries.map((entry, index) => ({ ...entry, positionOrdinal: index + 1 }));
  const kept = new Map(stored.map((value) => [value.customDataListValueID, value]));
  const added = wanted.filter(({ customDataListValueID }) => customDataListValueID === 0);
  const changed = wanted.filter((entry) => {
    const was = kept.get(entry.customDataListValueID);
    return (
      was &&
      (was.availableValue !== entry.availableValue ||
        was.parentID !== entry.parentID ||
        was.positionOrdinal !== entry.positionOrdinal)
    );
  });
  const isRemoving = wanted.length - added.length < stored.length;
  if (isRemoving) {
    const keep = wanted.map(({ customDataListValueID }) => customDataListValueID);
    await deleteChoices(tx, tenant, customDataDefinitionID, keep);
  }
  if (changed.length > 0) await changeChoices(tx, tenant, changed);
  if (added.length > 0) {
    const first = await nextIDs(tx, 'custom_data_list_value_id', added.length);
    await insertRows(
      tx,
      'custom_data_list_values',
      added.map(({ availableValue, parentID, positionOrdinal }, index) => ({
        tenant_id: tenant,
        custom_data_list_value_id: first + index,
        custom_data_definition_id: customDataDefinitionID,
        available_value: availableValue,
        parent_id: parentID,
        position_ordinal: positionOrdinal,
      })),
    );
  }
  return isRemoving || changed.length > 0 || added.length > 0;
}
