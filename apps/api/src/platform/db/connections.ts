import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Holding } from './data-folder-lock.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import type { TurnLimits } from './tenant-turns.ts';
import { valueTypes } from './types.ts';

export interface DatabaseOptions {
  /** A Postgres server for the running application; null: the embedded database in `dataFolder`. */
  readonly databaseURL: string | null;
  /** The login that owns the tables; null: the same as `databaseURL`. */
  readonly databaseOwnerURL: string | null;
  /** null keeps an embedded database in memory (tests). */
  readonly dataFolder: string | null;
  /** A data folder as a tar archive, for an embedded database in memory. */
  readonly dump?: Uint8Array<ArrayBuffer> | undefined;
  readonly poolSize?: number | undefined;
  /** How long a call waits for its tenant's turn. */
  readonly waitMilliseconds?: number | undefined;
  /** How long a statement of the application may take on a server. */
  readonly statementMilliseconds?: number | undefined;
  /** What this process says of itself to others that want the data folder. */
  readonly holding?: (() => Holding) | undefined;
  /** How often the listening session is asked whether it is still there. */
  readonly heartbeatMilliseconds?: number | undefined;
}

/** The two ways to a database: as the application, which row level security binds, and as the owner of the tables. */
export interface Connections {
  readonly kind: 'embedded' | 'server';
  readonly pool: pg.Pool;
  /** What one tenant may take of the pool. */
  readonly turns: TurnLimits;
  /** Runs `work` as the owner: migrations, and commands of the operator. Never for a request. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /**
   * Opens a session over `socket` that `LISTEN` keeps for itself, or null where the pool's one session is the one to listen on. A statement that
   * is not answered within two heartbeats fails.
   */
  openListener(socket: Socket): Promise<pg.Client> | null;
  readonly heartbeatMilliseconds: number;
  /** Calls back with the session of the embedded database and every new one, so that it can listen again. */
  onSession(hook: (client: pg.ClientBase) => Promise<void>): void;
  readonly embedded: Embedded | null;
  close(): Promise<void>;
}

const applicationRole = 'closewright_app';
const sessionStart = "set time zone 'UTC'; set client_min_messages = 'warning'";

/** Calls of one tenant that may wait for a connection: more than its staff makes, less than fills the memory. */
const WAITING = 200;

/** How often the listening session is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 5000;

const ignore = (): void => {};

/**
 * A connection that breaks fails the statements sent on it, and the pool replaces it; its error event says nothing more, but ends the process
 * where nobody listens. The pool itself listens only while a connection is idle.
 */
function outliveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

const outsideOfRequests = AsyncLocalStorage.snapshot();

/**
 * A connection of the pool. It belongs to no request (`followRequests`), also not to the one that happened to open it: what fails in it later
 * is not that one's mistake, and its memory is not kept for it.
 */
class SharedClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    return outsideOfRequests(() => {
      if (!callback) return super.connect();
      super.connect(callback);
      return undefined;
    });
  }
}

async function embeddedConnections(options: DatabaseOptions): Promise<Connections> {
  const embedded = await startEmbedded(options);
  let hook: (client: pg.ClientBase) => Promise<void> = async () => {};
  let session: pg.ClientBase | null = null;
  const poolOptions = {
    Client: SharedClient,
    stream: () => embedded.openWire(),
    types: valueTypes,
    pipeline: true,
    // One backend, so one session: whoever wants it waits for its turn.
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 0,
    // The backend outlives a broken session of ours: begin with a clean one, whatever the last one left.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback');
      await client.query('discard all');
      await client.query(sessionStart);
      await becomeApplication(client);
      session = client;
      await hook(client);
    },
  };
  const pool = new pg.Pool(poolOptions as pg.PoolConfig);
  outliveBrokenConnections(pool);
  return {
    kind: 'embedded',
    pool,
    turns: { most: 1, beyond: 0, waiting: WAITING, waitMilliseconds: options.waitMilliseconds ?? 30_000 },
    embedded,
    async asOwner(work) {
      const client = await pool.connect();
      let failed = true;
      try {
        await client.query('reset role');
        const result = await work(client);
        await becomeApplication(client);
        failed = false;
        return result;
      } finally {
        // A session that may still be the owner must not go back to the pool.
        client.release(failed);
      }
    },
    openListener: () => null,
    heartbeatMilliseconds: HEARTBEAT,
    onSession(next) {
      hook = next;
      // Migrations have opened the one session before anybody could ask to hear of it.
      if (session) void next(session);
    },
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Before the first migration the role does not exist yet; after it the session is never anything else. */
async function becomeApplication(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole]);
  if (rows.length > 0) await client.query(`set role ${applicationRole}`);
}

function serverConnections(databaseURL: string, options: DatabaseOptions): Connections {
  const common = {
    types: valueTypes,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const asApplication = {
    ...common,
    connectionString: databaseURL,
    options: `-c role=${applicationRole} -c timezone=UTC`,
  };
  const size = options.poolSize ?? 10;
  const waitMilliseconds = options.waitMilliseconds ?? 10_000;
  const statementMilliseconds = options.statementMilliseconds ?? 30_000;
  const heartbeatMilliseconds = options.heartbeatMilliseconds ?? HEARTBEAT;
  const pool = new pg.Pool({
    ...asApplication,
    Client: SharedClient,
    max: size,
    statement_timeout: statementMilliseconds,
    // The server ends a statement before that. Where it does not, nobody is there: without a bound its call and its tenant's turn are held for
    // as long as the system sends again, a quarter of an hour.
    query_timeout: statementMilliseconds * 1.1,
    lock_timeout: waitMilliseconds,
    idle_in_transaction_session_timeout: 60_000,
  });
  outliveBrokenConnections(pool);
  const ownerURL = options.databaseOwnerURL ?? databaseURL;
  return {
    kind: 'server',
    pool,
    // One tenant that is held leaves the others more than half, and all that are held a first connection to as many others as half the pool has.
    turns: {
      most: Math.max(1, Math.floor(size * 0.4)),
      beyond: Math.floor(size / 2),
      waiting: WAITING,
      waitMilliseconds,
    },
    embedded: null,
    async asOwner(work) {
      const client = new pg.Client({
        ...common,
        connectionString: ownerURL,
        options: '-c timezone=UTC -c client_min_messages=warning',
      });
      client.on('error', ignore);
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    async openListener(socket) {
      const client = new pg.Client({
        ...asApplication,
        application_name: 'closewright listening',
        query_timeout: 2 * heartbeatMilliseconds,
        stream: () => socket,
      });
      client.on('error', ignore);
      await client.connect();
      return client;
    },
    heartbeatMilliseconds,
    onSession: ignore,
    close: () => pool.end(),
  };
}

/** Opens the database the options name. Nothing is migrated yet. */
export async function openConnections(options: DatabaseOptions): Promise<Connections> {
  if (options.databaseURL === null) return embeddedConnections(options);
  return serverConnections(options.databaseURL, options);
}
