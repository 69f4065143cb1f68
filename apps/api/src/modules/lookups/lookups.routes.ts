import { getLookups, type LookupItem, type LookupSet, lookupSets } from '@closewright/contract/lookups';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readLookups } from './lookups.queries.ts';

/** The lookup sets of the file screens. */
export function lookupsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, getLookups, async ({ caller: { actor, session } }) => {
    const sets = Object.fromEntries(lookupSets.map((set) => [set, []])) as unknown as Record<LookupSet, LookupItem[]>;
    for (const { set, ...item } of await readLookups(database, actor, session.visibleRegions)) sets[set]?.push(item);
    return sets;
  });
}
