import { send } from '../../lib/api/call.ts';
import type { EndpointName, Input, Result } from '../../lib/api/endpoint-types.ts';

/** A read that was sent before React was there; the app hands its answer to the query cache. */
export interface EarlyRead {
  readonly name: EndpointName;
  readonly input: unknown;
  readonly answer: Promise<unknown>;
}

function early<N extends EndpointName>(name: N, input?: Input<N>): EarlyRead {
  const answer: Promise<Result<N>> = send(name, input);
  // Whoever reads the cache sees the failure; here it only must not count as unhandled.
  answer.catch(() => {});
  return { name, input, answer };
}

/** Sends the reads of the screen the address names, all at once, as soon as there is a token. */
export function startEarlyReads(pathname: string): EarlyRead[] {
  const ordersID = /^\/order\/(\d+)(\/|$)/.exec(pathname)?.[1];
  if (ordersID !== undefined)
    return [early('getLookups'), early('getOrder', { params: { ordersID: Number(ordersID) } })];
  if (pathname === '/' || pathname === '/recent-files') {
    return [early('listRecentFiles', { query: { scope: 'mine' } }), early('getLookups')];
  }
  return [];
}
