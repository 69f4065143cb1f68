import type { LookupRecord, LookupSet } from '@closewright/contract/lookups';
import { AppError } from '@closewright/domain/errors';
import { counted } from '@closewright/domain/formats';
import { isPseudoItem, lookupChangeErrors, lookupMessages } from '@closewright/domain/lookup-sets';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refuseFields } from '../../platform/errors/refuse-fields.ts';
import { refuseStale } from '../../platform/errors/stale-version.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lockTenant } from '../../platform/tenant/tenant-locks.ts';
import {
  type ItemValues,
  insertItem,
  readSet,
  readUsage,
  unknownRegions,
  updateItem,
  updateOrder,
} from './lookup-items.queries.ts';

interface ItemOf {
  set: LookupSet;
  itemID: number;
}

/** Every stored item of a set. */
export function listItems(database: Database, { actor }: Caller, set: LookupSet): Promise<LookupRecord[]> {
  return database.inTenant(actor, (tx) => readSet(tx, actor.tenant, set));
}

/** How many files use an item. */
export function itemUsage(
  database: Database,
  { actor }: Caller,
  { set, itemID }: ItemOf,
): Promise<{ files: number; examples: string[] }> {
  return database.inTenant(actor, async (tx) => {
    itemOf(await readSet(tx, actor.tenant, set), itemID);
    return readUsage(tx, actor.tenant, set, itemID);
  });
}

/** Adds an item at the end of a set. */
export function addItem(
  database: Database,
  { actor }: Caller,
  { set, ...given }: { set: LookupSet } & Omit<ItemValues, 'inactive'>,
): Promise<LookupRecord> {
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const items = await readSet(tx, actor.tenant, set);
    refuseFields(lookupChangeErrors(set, null, given, namesOf(items)));
    await refuseUnknownRegions(tx, actor.tenant, given, '');
    const id = await insertItem(tx, actor.tenant, set, { ...given, inactive: false });
    return itemOf(await readSet(tx, actor.tenant, set), id);
  });
}

interface Save extends ItemOf {
  version: number;
  changes: { [K in keyof ItemValues]?: ItemValues[K] | undefined };
  evenIfUsed: boolean;
}

/** Changes an item. One that files use becomes inactive only when the caller says that this is meant. */
export function saveItem(
  database: Database,
  { actor }: Caller,
  { set, itemID, version, changes, evenIfUsed }: Save,
): Promise<LookupRecord> {
  const { tenant } = actor;
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    if (isPseudoItem(set, itemID)) refuseFields({ '': lookupMessages.pseudo });
    const items = await readSet(tx, tenant, set);
    const item = itemOf(items, itemID);
    refuseStale(item, version);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const others = namesOf(items.filter(({ id }) => id !== itemID));
    refuseFields(lookupChangeErrors(set, item, given, others), 'changes.');
    const values: ItemValues = { ...item, ...given };
    await refuseUnknownRegions(tx, tenant, values, 'changes.');
    if (values.inactive && !item.inactive && !evenIfUsed) {
      const { files } = await readUsage(tx, tenant, set, itemID);
      if (files > 0) throw new AppError('ITEM_IN_USE', `${counted(files, 'file uses', 'files use')} this item.`);
    }
    await updateItem(tx, tenant, set, itemID, values);
    return itemOf(await readSet(tx, tenant, set), itemID);
  });
}

/** Stores the order of a set; the ids must be all of the set, each once. */
export function orderItems(
  database: Database,
  { actor }: Caller,
  { set, ids }: { set: LookupSet; ids: readonly number[] },
): Promise<LookupRecord[]> {
  return database.inTenant(actor, async (tx) => {
    await lockTenant(tx);
    const stored = new Set((await readSet(tx, actor.tenant, set)).map(({ id }) => id));
    const isWhole = ids.length === stored.size && new Set(ids).size === ids.length && ids.every((id) => stored.has(id));
    if (!isWhole) refuseFields({ ids: 'The list has changed in the meantime. Read it again.' });
    await updateOrder(tx, actor.tenant, set, ids);
    return readSet(tx, actor.tenant, set);
  });
}

function itemOf(items: readonly LookupRecord[], id: number): LookupRecord {
  const item = items.find((each) => each.id === id);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

function namesOf(items: readonly LookupRecord[]): string[] {
  return items.map(({ name }) => name);
}

async function refuseUnknownRegions(
  tx: Transaction<DB>,
  tenant: string,
  { regionID, regions }: Pick<ItemValues, 'regionID' | 'regions'>,
  prefix: string,
): Promise<void> {
  const unknown = await unknownRegions(tx, tenant, [regionID, ...regions]);
  const message = 'There is no such region';
  refuseFields(
    {
      regionID: unknown.includes(regionID) ? message : undefined,
      regions: regions.some((id) => unknown.includes(id)) ? message : undefined,
    },
    prefix,
  );
}
