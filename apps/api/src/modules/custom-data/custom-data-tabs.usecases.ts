import type { CustomDataTab } from '@closewright/contract/custom-data';
import { customDataLimits, ReferenceTable } from '@closewright/domain/custom-fields';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { type Database, nextIDs } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import { readTabs } from './custom-data.queries.ts';
import {
  countByField,
  deleteSetup,
  hasRegion,
  placeSetup,
  setupTables,
  updateSetup,
} from './custom-data-setup.queries.ts';
import { refuseOlder, refuseOtherThan, refuseUnconfirmed, setupOf, tabOf } from './custom-data-setup.ts';

type TabSettings = Pick<CustomDataTab, 'label' | 'display' | 'inFileMain' | 'regionID'>;

/** All tabs and fields. */
export function customDataSetup(database: Database, { actor }: Caller) {
  return database.inTenant(actor, (tx) => setupOf(tx, actor.tenant));
}

/** Adds a tab behind the others of its host. */
export function createTab(
  database: Database,
  { actor: caller }: Caller,
  settings: TabSettings & { referenceTable: ReferenceTable },
): Promise<CustomDataTab> {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    const { referenceTable } = settings;
    const others = await readTabs(tx, tenant, { referenceTables: [referenceTable] });
    await refuseTab(tx, tenant, settings, others);
    if (others.length >= customDataLimits.tabsPerHost) {
      refuseFields({ referenceTable: `A host has at most ${customDataLimits.tabsPerHost} tabs.` });
    }
    const customDataTabID = await nextIDs(tx, setupTables.tab.id);
    await tx
      .insertInto('custom_data_tabs')
      .values({
        tenant_id: tenant,
        custom_data_tab_id: customDataTabID,
        label: settings.label,
        reference_table: referenceTable,
        display: settings.display,
        in_file_main: settings.inFileMain,
        region_id: settings.regionID,
        position_ordinal: Math.max(0, ...others.map(({ positionOrdinal }) => positionOrdinal)) + 1,
      })
      .execute();
    return tabOf(tx, tenant, customDataTabID);
  });
}

/** Changes a tab. */
export function saveTab(
  database: Database,
  { actor: caller }: Caller,
  { customDataTabID, version, changes }: { customDataTabID: number; version: number; changes: Partial<TabSettings> },
): Promise<CustomDataTab> {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    const tab = await tabOf(tx, tenant, customDataTabID);
    await refuseOlder(tx, tenant, tab, version);
    const others = await readTabs(tx, tenant, { referenceTables: [tab.referenceTable] });
    await refuseTab(tx, tenant, { ...tab, ...changes }, others);
    const { label, display, inFileMain, regionID } = changes;
    const columns = Object.entries({ label, display, in_file_main: inFileMain, region_id: regionID });
    const changed = Object.fromEntries(columns.filter(([, value]) => value !== undefined));
    if (Object.keys(changed).length > 0) {
      await updateSetup(tx, setupTables.tab, tenant, { id: customDataTabID, version }, changed);
    }
    return tabOf(tx, tenant, customDataTabID);
  });
}

/** Removes a tab with its fields, their choices and what files have stored in them. */
export function removeTab(
  database: Database,
  { actor: caller }: Caller,
  removal: { customDataTabID: number; version: number; confirmedOrphans: number },
) {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    await refuseOlder(tx, tenant, await tabOf(tx, tenant, removal.customDataTabID), removal.version);
    const { definitions } = await setupOf(tx, tenant, removal.customDataTabID);
    const ids = definitions.map(({ customDataDefinitionID }) => customDataDefinitionID);
    const stored = await countByField(tx, tenant, ids);
    refuseUnconfirmed(
      stored.reduce((sum, { count }) => sum + count, 0),
      removal.confirmedOrphans,
    );
    await deleteSetup(tx, setupTables.tab, tenant, removal.customDataTabID);
    return setupOf(tx, tenant);
  });
}

/** Puts the tabs of a host in an order. */
export function orderTabs(
  database: Database,
  { actor: caller }: Caller,
  { referenceTable, customDataTabIDs }: { referenceTable: ReferenceTable; customDataTabIDs: readonly number[] },
) {
  const { tenant } = caller;
  return database.inTenant(caller, async (tx) => {
    await lockTenant(tx);
    const present = (await readTabs(tx, tenant, { referenceTables: [referenceTable] })).map(
      (tab) => tab.customDataTabID,
    );
    refuseOtherThan(present, customDataTabIDs, 'customDataTabIDs');
    await placeSetup(tx, setupTables.tab, tenant, customDataTabIDs);
    return setupOf(tx, tenant);
  });
}

async function refuseTab(
  tx: Transaction<DB>,
  tenant: string,
  tab: TabSettings & { referenceTable: ReferenceTable; customDataTabID?: number },
  others: readonly CustomDataTab[],
): Promise<void> {
  const { referenceTable, inFileMain, regionID } = tab;
  const isSame = (other: CustomDataTab) =>
    other.customDataTabID !== tab.customDataTabID && other.label.toLowerCase() === tab.label.toLowerCase();
  refuseFields({
    ...(others.some(isSame) ? { label: 'Another tab of this host has this label.' } : {}),
    ...(inFileMain && referenceTable !== ReferenceTable.Orders
      ? { inFileMain: 'Only tabs of the Custom Page can stand in File Main too.' }
      : {}),
    ...(regionID === 0 || (await hasRegion(tx, tenant, regionID)) ? {} : { regionID: 'There is no such region.' }),
  });
}
