import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  type SanctionsHit,
  type SanctionsIndex,
  type SanctionsName,
  sanctionsIndex,
  screenName,
} from '@closewright/domain/sanctions';
import { BoundedCache } from '../../platform/auth/bounded-cache.ts';
import { readCurrentList, readListContent } from './lists.queries.ts';
import type { SanctionsPort } from './sanctions-port.ts';

/** As many lists of tenants as are kept ready at a time: each takes some dozen megabytes. */
const mostReady = 4;
const ready = new BoundedCache<SanctionsIndex>(mostReady);

/** Packs the names of a list, as they are stored. */
export const packNames = (names: readonly SanctionsName[]): Promise<Buffer> =>
  promisify(gzip)(Buffer.from(JSON.stringify(names)));

async function unpackNames(content: Uint8Array): Promise<SanctionsName[]> {
  return JSON.parse((await promisify(gunzip)(content)).toString());
}

/** Screens names, each once, and lets others work between them. */
export async function screenNames(
  names: Iterable<string>,
  index: SanctionsIndex,
): Promise<Map<string, readonly SanctionsHit[]>> {
  const hits = new Map<string, readonly SanctionsHit[]>();
  for (const name of names) {
    if (hits.has(name)) continue;
    if (hits.size > 0) await new Promise((resolve) => setImmediate(resolve));
    hits.set(name, screenName(name, index));
  }
  return hits;
}

const readyKey = (tenant: string, sanctionsListID: number) => `${tenant} ${sanctionsListID}`;

/** Keeps a list that was stored ready. */
export const keepReady = (tenant: string, sanctionsListID: number, index: SanctionsIndex): void =>
  ready.set(readyKey(tenant, sanctionsListID), index);

/** The lists that the office imported. A list never changes, so that it is made ready once for all that is screened against it. */
export const importedLists: SanctionsPort = {
  async screen(tx, tenant, names) {
    const sanctionsListID = await readCurrentList(tx, tenant);
    if (sanctionsListID === undefined) return null;
    let index = ready.get(readyKey(tenant, sanctionsListID));
    if (!index) {
      index = sanctionsIndex(await unpackNames(await readListContent(tx, tenant, sanctionsListID)));
      keepReady(tenant, sanctionsListID, index);
    }
    return { sanctionsListID, hits: await screenNames(names, index) };
  },
};
