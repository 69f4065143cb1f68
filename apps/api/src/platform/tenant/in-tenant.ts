import { type Compilable, sql, type Transaction } from 'kysely';
import type { ListeningWatch } from '../db/listener.ts';
import type { DB } from '../db/schema.gen.ts';
import type { TurnLoad } from '../db/tenant-turns.ts';

/** On whose behalf something is read or written: row level security and the audit go by it. */
export interface Actor {
  tenant: string;
  /** null for the system itself; `name` then says which part of it (`system:seed`). */
  usersID: number | null;
  name: string;
  requestID: string;
}

/** How busy this node's way to the database is. */
export interface DatabaseLoad {
  readonly connections: {
    readonly inUse: number;
    readonly idle: number;
    readonly waiting: number;
    readonly most: number;
  };
  readonly turns: TurnLoad;
}

/** How the api reaches its data. There is no handle besides these calls, so nothing runs without a tenant. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /**
   * A transaction in the actor's tenant: `begin` and the context travel with the first statement of `work`, `commit` follows.
   * Throws when `work` (or anything it calls) reaches for the database other than through `tx`: on the embedded database, which has one
   * connection, that would wait for ever, and on a server it would silently be another transaction.
   */
  inTenant<T>(actor: Actor, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /**
   * Like `inTenant`, for work that has answers of calls in it: what it calls of `inTenant` and `readInTenant` for the same actor joins this
   * transaction, so that all of it is stored or none.
   */
  inTenantAsOne<T>(actor: Actor, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** One reading statement in the actor's tenant, in ONE round trip. Build it with `query` of platform/db. */
  readInTenant<R>(actor: Actor, query: Compilable<R>): Promise<R[]>;
  /** A file with its properties, loans, contacts, critical notes and lock (orderDetailSchema) in one call; null when there is none. */
  readOrderDocument(actor: Actor, ordersID: number): Promise<unknown>;
  /** What the header of a file is made of (HeadedFile of domain/orders) in one call; null when there is none. */
  readFileHeader(actor: Actor, ordersID: number): Promise<unknown>;
  /** The system's own work across tenants: sees of all of them the names, jobs, ends of the audit and their signed heads, and nothing else. */
  inSystem<T>(name: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Hears what transactions sent with `notifyInTransaction` once they are committed, here and on other nodes. Answers how to stop. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Hears when `listen` has missed something, and when it hears again. Answers how to stop. */
  watchListening(watch: ListeningWatch): () => void;
  load(): DatabaseLoad;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** How one statement is read in a tenant. */
export type Read = <R>(statement: Compilable<R>) => Promise<readonly R[]>;

/** How the application reads in the tenant of an actor. */
export const readerOf =
  (database: Database, actor: Actor): Read =>
  (statement) =>
    database.readInTenant(actor, statement);

/** The names of all tenants. */
export async function tenantNames(database: Database): Promise<string[]> {
  const rows = await database.inSystem('tenants', (tx) =>
    tx.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute(),
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/** The system acting in a tenant, for instance `systemActor('epsilon', 'seed')`. */
export function systemActor(tenant: string, name: string, requestID = `system:${name}`): Actor {
  return { tenant, usersID: null, name: `system:${name}`, requestID };
}

/** What `app.actor` holds: the user's id, or `system:<name>`. */
export function actorKey(actor: Actor): string {
  if (actor.usersID !== null) return String(actor.usersID);
  return actor.name.startsWith('system:') ? actor.name : `system:${actor.name}`;
}

/** The limit of Postgres is 8000 bytes; a payload says what changed (ids), never the data. */
const maximalPayload = 7900;

/** Sends `payload` to the listeners of `channel`, if and when the transaction commits. */
export async function notifyInTransaction(tx: Transaction<DB>, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maximalPayload)
    throw new Error(`The payload for ${channel} is too long: send ids, not rows`);
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

/** Takes `howMany` ids of the tenant's counter and answers the first one. Counters are named after the id: `orders_id`. */
export async function nextIDs(tx: Transaction<DB>, counter: string, howMany = 1): Promise<number> {
  const { rows } = await sql<{ id: number }>`select next_ids(${counter}, ${howMany}) as id`.execute(tx);
  const first = rows[0];
  if (!first) throw new Error(`next_ids(${counter}) answered nothing`);
  return first.id;
}
