import * as contract from '@closewright/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { HttpSettings } from '../../platform/http/settings.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { lookUpAddress } from './addresses.usecases.ts';
import { censusGeocoder } from './census-geocoder.ts';
import { ownAddresses } from './own-addresses.queries.ts';

/** Milliseconds the public geocoder may take: whoever types does not wait longer for a suggestion. */
const timeout = 2_000;

/**
 * Whole addresses for what is typed of one: the tenant's own, and those of the public geocoder where one is set.
 */
export function addressesRoutes(
  app: FastifyInstance,
  { database, settings: { geocoderURL } }: { database: Database; settings: Pick<HttpSettings, 'geocoderURL'> },
): void {
  const publicOnes = geocoderURL === null ? [] : [censusGeocoder({ url: geocoderURL, timeout })];
  implement(app, contract.lookUpAddress, async ({ caller, query, request }) => {
    const providers = [ownAddresses(database, caller), ...publicOnes];
    const lines = await lookUpAddress(providers, { searchText: query.searchText, state: query.state ?? '' }, (error) =>
      // Not the error itself: what it says may have the address in it.
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'an address provider failed'),
    );
    return { lines };
  });
}
