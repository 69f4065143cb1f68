import * as contract from '@closewright/contract/lookups';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { addItem, itemUsage, listItems, orderItems, saveItem } from './lookup-items.usecases.ts';
import { readLookups } from './lookups.queries.ts';

type Sets = Record<contract.LookupSet, contract.LookupItem[]>;

/** The lookup sets: as the screens offer them, and as an administrator keeps them. */
export function lookupsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.getLookups, async ({ caller: { actor, session } }) => {
    const sets = Object.fromEntries(contract.lookupSets.map((set) => [set, []])) as unknown as Sets;
    for (const { set, ...item } of await readLookups(database, actor, session.visibleRegions)) sets[set]?.push(item);
    return sets;
  });

  implement(app, contract.listLookupSet, ({ caller, params }) => listItems(database, caller, params.set));
  implement(app, contract.getLookupUsage, ({ caller, params }) => itemUsage(database, caller, params));
  implement(app, contract.addLookupItem, ({ caller, params, body }) =>
    addItem(database, caller, { ...params, ...body }),
  );
  implement(app, contract.saveLookupItem, ({ caller, params, body }) =>
    saveItem(database, caller, { ...params, ...body }),
  );
  implement(app, contract.orderLookupSet, ({ caller, params, body }) =>
    orderItems(database, caller, { ...params, ...body }),
  );
}
