import type { CustomDataDefinition } from '@closewright/contract/custom-data';
import { customDataLimits, definitionProblems, orphaningChange } from '@closewright/domain/custom-fields';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readDefinitions } from './custom-data.queries.ts';
import { removeChoices, withDescendants } from './custom-data-lists.usecases.ts';
import {
  countByField,
  countByText,
  countLonger,
  countUnoffered,
  deleteSetup,
  deleteValues,
  placeSetup,
  setupTables,
  updateSetup,
} from './custom-data-setup.queries.ts';
import { definitionOf, refuseOlder, refuseOtherThan, refuseUnconfirmed, setupOf, tabOf } from './custom-data-setup.ts';

type DefinitionSettings = Pick<
  CustomDataDefinition,
  'label' | 'customDataType' | 'maxLength' | 'module' | 'displayLabel' | 'gridListValueRequired' | 'parentID'
>;

/** Adds a field behind the others of a tab. */
export function createDefinition(
  database: Database,
  { actor: caller }: Caller,
  { customDataTabID, ...settings }: DefinitionSettings & { customDataTabID: number },
): Promise<CustomDataDefinition> {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    await tabOf(tx, tenant, customDataTabID);
    const others = await readDefinitions(tx, tenant, { customDataTabID });
    refuseFields(definitionProblems({ ...settings, customDataDefinitionID: 0 }, others));
    if (others.length >= customDataLimits.fieldsPerTab) {
      refuseFields({ '': `A tab has at most ${customDataLimits.fieldsPerTab} fields.` });
    }
    const customDataDefinitionID = await nextIDs(tx, setupTables.definition.id);
    await tx
      .insertInto('custom_data_definitions')
      .values({
        tenant_id: tenant,
        custom_data_definition_id: customDataDefinitionID,
        custom_data_tab_id: customDataTabID,
        label: settings.label,
        custom_data_type: settings.customDataType,
        max_length: settings.maxLength,
        module: settings.module,
        display_label: settings.displayLabel,
        grid_list_value_required: settings.gridListValueRequired,
        parent_id: settings.parentID,
        position_ordinal: Math.max(0, ...others.map(({ positionOrdinal }) => positionOrdinal)) + 1,
      })
      .execute();
    return definitionOf(tx, tenant, customDataDefinitionID);
  });
}

interface DefinitionChange {
  customDataDefinitionID: number;
  version: number;
  changes: Partial<DefinitionSettings>;
  confirmedOrphans: number;
}

/** Changes a field, and removes what its new type or parent can no longer hold, if exactly that was confirmed. */
export function saveDefinition(
  database: Database,
  { actor: caller }: Caller,
  { customDataDefinitionID, version, changes, confirmedOrphans }: DefinitionChange,
): Promise<CustomDataDefinition> {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    const before = await definitionOf(tx, tenant, customDataDefinitionID);
    await refuseOlder(tx, tenant, before, version);
    const after = { ...before, ...changes };
    const tab = await readDefinitions(tx, tenant, { customDataTabID: before.customDataTabID });
    refuseFields(definitionProblems(after, tab));
    const columns = changedColumns(changes);
    if (Object.keys(columns).length === 0) return before;
    refuseUnconfirmed(await removeOrphaned(tx, tenant, before, after, tab, columns), confirmedOrphans);
    return definitionOf(tx, tenant, customDataDefinitionID);
  });
}

/** Stores the change and removes what it orphans; answers how many stored values that concerns. */
async function removeOrphaned(
  tx: Transaction<DB>,
  tenant: string,
  before: CustomDataDefinition,
  after: CustomDataDefinition,
  tab: readonly CustomDataDefinition[],
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { customDataDefinitionID: id, version } = before;
  const change = orphaningChange(before, after);
  const family = withDescendants(id, tab);
  const unofferedBefore = await countUnoffered(tx, tenant, family);
  const [stored] = change.removesValues ? await countByField(tx, tenant, [id]) : [];
  if (change.removesValues) await deleteValues(tx, tenant, id);
  if (change.removesChoices) await removeChoices(tx, tenant, id);
  await updateSetup(tx, setupTables.definition, tenant, { id, version }, columns);
  const longer =
    change.longerThan === null
      ? 0
      : (await countLonger(tx, tenant, id, change.longerThan)) -
        (before.maxLength === null ? 0 : await countLonger(tx, tenant, id, before.maxLength));
  const unoffered = Math.max(0, (await countUnoffered(tx, tenant, family)) - unofferedBefore);
  return (stored?.count ?? 0) + longer + unoffered;
}

function changedColumns(changes: Partial<DefinitionSettings>): Record<string, unknown> {
  const { label, customDataType, maxLength, module, displayLabel, gridListValueRequired, parentID } = changes;
  const columns = {
    label,
    custom_data_type: customDataType,
    max_length: maxLength,
    module,
    display_label: displayLabel,
    grid_list_value_required: gridListValueRequired,
    parent_id: parentID,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Removes a field with its choices and what files have stored in it. */
export function removeDefinition(
  database: Database,
  { actor: caller }: Caller,
  removal: { customDataDefinitionID: number; version: number; confirmedOrphans: number },
) {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    const definition = await definitionOf(tx, tenant, removal.customDataDefinitionID);
    await refuseOlder(tx, tenant, definition, removal.version);
    const { definitions } = await setupOf(tx, tenant, definition.customDataTabID);
    const children = definitions.filter(({ parentID }) => parentID === removal.customDataDefinitionID);
    if (children.length > 0) {
      const names = children.map(({ label }) => label).join(', ');
      refuseFields({ '': `Child lists depend on this field: ${names}. Remove them first.` });
    }
    const [stored] = await countByField(tx, tenant, [removal.customDataDefinitionID]);
    refuseUnconfirmed(stored?.count ?? 0, removal.confirmedOrphans);
    await deleteSetup(tx, setupTables.definition, tenant, removal.customDataDefinitionID);
    return setupOf(tx, tenant);
  });
}

/** Puts the fields of a tab in an order. */
export function orderDefinitions(
  database: Database,
  { actor: caller }: Caller,
  order: { customDataTabID: number; customDataDefinitionIDs: readonly number[] },
) {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    await tabOf(tx, tenant, order.customDataTabID);
    const { definitions } = await setupOf(tx, tenant, order.customDataTabID);
    const present = definitions.map(({ customDataDefinitionID }) => customDataDefinitionID);
    refuseOtherThan(present, order.customDataDefinitionIDs, 'customDataDefinitionIDs');
    await placeSetup(tx, setupTables.definition, tenant, order.customDataDefinitionIDs);
    return setupOf(tx, tenant);
  });
}

/** How many values files have stored in the fields of a tab, or in one field. */
export function countStored(
  database: Database,
  { actor: { tenant }, actor }: Caller,
  asked: { customDataTabID?: number | undefined; customDataDefinitionID?: number | undefined },
) {
  return database.inTenant(actor, async (tx) => {
    const { customDataTabID: tabID, customDataDefinitionID: id } = asked;
    if (tabID !== undefined) await tabOf(tx, tenant, tabID);
    const asked1 =
      id === undefined ? (await setupOf(tx, tenant, tabID)).definitions : [await definitionOf(tx, tenant, id)];
    const ids = asked1.map(({ customDataDefinitionID }) => customDataDefinitionID);
    const definitions = await countByField(tx, tenant, ids);
    const total = definitions.reduce((sum, { count }) => sum + count, 0);
    return { total, definitions, values: await countByText(tx, tenant, ids) };
  });
}
