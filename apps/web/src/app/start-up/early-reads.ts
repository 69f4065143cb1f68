import { send } from '../../lib/api/call.ts';
import type { EndpointName, Input, Result } from '../../lib/api/endpoint-types.ts';
import { homePath } from '../navigation/home-path.ts';

/** A read that was sent before React was there; the app hands its answer to the query cache. */
export interface EarlyRead {
  readonly name: EndpointName;
  readonly input: unknown;
  readonly answer: Promise<unknown>;
  /** The answer once it is there. */
  value?: unknown;
}

function early<N extends EndpointName>(name: N, input?: Input<N>): EarlyRead {
  const answer: Promise<Result<N>> = send(name, input);
  // Whoever reads the cache sees the failure; here it only must not count as unhandled.
  const read: EarlyRead = { name, input, answer };
  answer.then(
    (value) => {
      read.value = value;
    },
    () => {},
  );
  return read;
}

/** Long enough for answers that came with that of the session, too short to be noticed. */
const graceMilliseconds = 20;

/** Waits a moment for reads whose answers are about to be there: the page is then drawn once, with them. */
export async function awaitEarlyReads(reads: readonly EarlyRead[]): Promise<void> {
  const grace = new Promise((resolve) => setTimeout(resolve, graceMilliseconds));
  await Promise.race([Promise.allSettled(reads.map(({ answer }) => answer)), grace]);
}

/** Sends the reads of the screen the address names, all at once, as soon as there is a token. */
export function startEarlyReads(pathname: string): EarlyRead[] {
  const ordersID = /^\/order\/(\d+)(\/|$)/.exec(pathname)?.[1];
  if (ordersID !== undefined)
    return [early('getLookups'), early('getOrder', { params: { ordersID: Number(ordersID) } })];
  if (pathname === '/' || pathname === homePath) {
    return [early('listRecentFiles', { query: { scope: 'mine' } }), early('getLookups')];
  }
  return [];
}
