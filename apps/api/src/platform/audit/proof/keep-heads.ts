import type { Clock } from '../../clock/index.ts';
import { repeat, type Stop } from '../../clock/repeat.ts';
import type { SecretBox } from '../../secrets/index.ts';
import { type Actor, type Database, readerOf, systemActor, tenantNames } from '../../tenant/in-tenant.ts';
import { HeadsOfTenant } from './check-audit.ts';
import type { HeadPlace, TenantHeads } from './head-places.ts';
import { notePublished, readEnd, readUnpublished, storeHead } from './heads.queries.ts';
import { askPlaces, type HeldHeads, missingTenants } from './missing-tenants.ts';
import { readHead, signHead } from './signed-head.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

/** Where new heads are written to. */
export interface HeadLog {
  readonly log: Pick<Log, 'info'>;
}

interface Log {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** What the keeping of heads works with. */
export interface HeadKeeping {
  readonly database: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly places: readonly HeadPlace[];
  readonly log: Log;
}

/** After the start is over, before anybody has worked for long. */
const firstAfter = 60_000;

/**
 * Signs the end of every tenant's chain from time to time and takes it out of the database.
 * @param every milliseconds
 */
export function keepHeads(keeping: HeadKeeping, every: number): Stop {
  return repeat((stopped) => signAllHeads(keeping, stopped), {
    first: Math.min(firstAfter, every),
    every,
    onError: (error) => keeping.log.error({ err: error }, 'audit heads not signed'),
  });
}

/**
 * Signs the end of each chain that has grown and was not cut, and takes what no place has yet out of the database. One tenant's trouble is
 * not the next one's. A head counts as out when every place has it: what is broken off in between goes out once more. A tenant that a place
 * has heads of and that is not here any more is named in the log. Told to stop, it leaves the tenants that are left for the next time.
 */
export async function signAllHeads(keeping: HeadKeeping, stopped?: AbortSignal): Promise<void> {
  const { database, secrets, places, log } = keeping;
  const out: TenantHeads[] = [];
  const { held, unread, torn } = await askPlaces(places);
  // The first head makes the file.
  for (const { cause, error } of unread)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.error({ place: cause }, 'audit heads not read');
  for (const { cause } of torn) log.info({ place: cause }, 'audit heads have a line that is no whole head');
  for (const { tenant, where } of (await missingTenants(database, secrets, held)).missing)
    log.error({ tenant, where }, 'audit tenant missing');
  const tenants = await tenantNames(database);
  for (const tenant of tenants) {
    if (stopped?.aborted) break;
    try {
      const actor = systemActor(tenant, 'audit-heads');
      await signTenant(keeping, actor, held);
      if (keeping.places.length === 0) continue;
      const heads = await readUnpublished(readerOf(database, actor), tenant);
      if (heads.length > 0) out.push({ tenant, heads });
    } catch (error) {
      log.error({ err: error, tenant }, 'audit head not signed');
    }
  }
  if (out.length > 0) await publish(keeping, out, tenants);
}

/** Signs what the chain has grown by since the newest head that is known anywhere, if it fits. */
async function signTenant(keeping: HeadKeeping, actor: Actor, held: readonly HeldHeads[]): Promise<void> {
  const { database, secrets, log } = keeping;
  const { tenant } = actor;
  const read = readerOf(database, actor);
  const end = await readEnd(read, tenant);
  const newest = end?.head ?? null;
  const last = newest === null ? null : readHead(secrets, newest);
  if (newest !== null && last?.signature !== 'good') {
    log.error({ tenant, head: newest }, 'audit head of the database was not signed here');
    return;
  }
  // The heads of the database may be gone together with the entries before them: those outside are not.
  const outside = new HeadsOfTenant(secrets, tenant);
  for (const { name, newest: heads } of held) {
    const head = heads.get(tenant);
    if (head !== undefined) outside.add(head, `in the ${name}`);
  }
  const { expected, fault } = outside;
  const known = last?.seq ?? 0;
  if (end?.lastSeq === known && !fault && expected.every(({ seq }) => seq <= known)) return;
  const report = await verifyChain(read, tenant, last ? { from: last, expected } : { expected });
  const broken = fault ?? report.broken;
  if (broken) log.error({ tenant, ...broken }, 'audit chain broken');
  else await keepHead(keeping, actor, report);
}

/** Signs and stores the end of a chain that was found whole, unless it is empty; answers the signed head. */
export async function keepHead(
  { database, secrets, clock, log }: Pick<HeadKeeping, 'database' | 'secrets' | 'clock'> & Partial<HeadLog>,
  actor: Actor,
  { tenant, rows: seq, head: hash }: ChainReport,
): Promise<string | null> {
  if (seq === 0) return null;
  const now = clock.now();
  const head = signHead(secrets, { tenant, seq, hash, at: now.toISOString() });
  const isNew = await database.inTenant(actor, (tx) => storeHead(tx, tenant, seq, head, now));
  if (isNew) log?.info({ tenant, head }, 'audit head');
  return head;
}

/** Takes heads to each place and notes that they are there; what one of them did not take is tried again the next time, in all of them. */
async function publish(
  { database, clock, places, log }: HeadKeeping,
  out: readonly TenantHeads[],
  tenants: readonly string[],
): Promise<void> {
  const outcomes = await Promise.allSettled(places.map((place) => place.publish(out, tenants)));
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected')
      log.error(
        { place: places[index]?.address, err: outcome.reason as unknown },
        'audit heads not taken out of the database',
      );
  if (outcomes.some(({ status }) => status === 'rejected')) return;
  for (const { tenant, heads } of out)
    await database.inTenant(systemActor(tenant, 'audit-heads'), (tx) => notePublished(tx, tenant, heads, clock.now()));
}
