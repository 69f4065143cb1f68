import type { Clock } from '../../clock/index.ts';
import type { SecretBox } from '../../secrets/index.ts';
import { type Actor, type Database, systemActor } from '../../tenant/in-tenant.ts';
import type { HeadPlace, TenantHeads } from './head-places.ts';
import { giveBack, readEnd, storeHead, takeUnpublished } from './heads.queries.ts';
import { readHead, signHead } from './signed-head.ts';
import { type ChainReport, type Read, verifyChain } from './verify-chain.ts';

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

/** Where the embedded product begins: after the start is over, before anybody has worked for long. */
const firstAfter = 60_000;

/**
 * Signs the end of every tenant's chain from time to time and takes it out of the database. Answers how to stop.
 * @param every milliseconds
 */
export function keepHeads(keeping: HeadKeeping, every: number): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const plan = (delay: number): void => {
    timer = setTimeout(() => {
      void signAllHeads(keeping)
        .catch((error: unknown) => keeping.log.error({ err: error }, 'audit heads not signed'))
        .then(() => {
          if (!isStopped) plan(every);
        });
    }, delay).unref();
  };
  plan(Math.min(firstAfter, every));
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Signs the end of each chain that has grown, and publishes what no place outside has yet. One tenant's trouble is not the next one's. */
export async function signAllHeads(keeping: HeadKeeping): Promise<void> {
  const { database, log } = keeping;
  const tenants = await database.inSystem('audit-heads', (tx) =>
    tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute(),
  );
  const out: TenantHeads[] = [];
  for (const { tenant_id: tenant } of tenants) {
    try {
      const heads = await signTenant(keeping, systemActor(tenant, 'audit-heads'));
      if (heads.length > 0) out.push({ tenant, heads });
    } catch (error) {
      log.error({ err: error, tenant }, 'audit head not signed');
    }
  }
  if (out.length > 0) await publish(keeping, out);
}

/** How the application reads in the tenant of an actor. */
export const readerOf =
  (database: Database, actor: Actor): Read =>
  (statement) =>
    database.readInTenant(actor, statement);

/** Signs what the chain has grown by since the newest head, if it fits, and takes what is not out yet. */
async function signTenant(keeping: HeadKeeping, actor: Actor): Promise<TenantHeads['heads']> {
  const { database, secrets, clock, log } = keeping;
  const { tenant } = actor;
  const read = readerOf(database, actor);
  const end = await readEnd(read, tenant);
  if (!end) return [];
  const last = end.head === null ? null : readHead(secrets, end.head);
  if (end.head !== null && last?.signature !== 'good') {
    log.error({ tenant, head: end.head }, 'audit head of the database was not signed here');
    return [];
  }
  if (end.lastSeq !== (last?.seq ?? 0)) {
    const report = await verifyChain(read, tenant, last ? { from: last } : {});
    if (report.broken) log.error({ tenant, ...report.broken }, 'audit chain broken');
    else await keepHead(keeping, actor, report);
  }
  return database.inTenant(actor, (tx) => takeUnpublished(tx, tenant, clock.now()));
}

/** Signs and stores the end of a chain that was found whole, unless it is empty; answers the signed head. */
export async function keepHead(
  { database, secrets, clock }: Pick<HeadKeeping, 'database' | 'secrets' | 'clock'>,
  actor: Actor,
  { tenant, rows: seq, head: hash }: ChainReport,
): Promise<string | null> {
  if (seq === 0) return null;
  const now = clock.now();
  const head = signHead(secrets, { tenant, seq, hash, at: now.toISOString() });
  await database.inTenant(actor, (tx) => storeHead(tx, tenant, seq, head, now));
  return head;
}

/** Writes heads to the log and to each place; what one of them did not take is tried again the next time, in all of them. */
async function publish({ database, places, log }: HeadKeeping, out: readonly TenantHeads[]): Promise<void> {
  for (const { tenant, heads } of out) for (const { head } of heads) log.info({ tenant, head }, 'audit head');
  const outcomes = await Promise.allSettled(places.map((place) => place.publish(out)));
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ place: places[index]?.address, err: outcome.reason as unknown }] : [],
  );
  for (const failure of failed) log.error(failure, 'audit heads not taken out of the database');
  if (failed.length === 0) return;
  for (const { tenant, heads } of out)
    await database.inTenant(systemActor(tenant, 'audit-heads'), (tx) => giveBack(tx, tenant, heads));
}
