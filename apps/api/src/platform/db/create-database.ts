import {
  type Compilable,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { type Actor, actorKey, type Database } from '../tenant/in-tenant.ts';
import { tracedStatement } from '../tracing/index.ts';
import { type Connections, type DatabaseOptions, openConnections } from './connections.ts';
import { insideTransaction, jointTransaction, refuseInsideTransaction, type Settings } from './context.ts';
import { toAppError } from './database-errors.ts';
import { refuseUnfitLogin } from './fit-login.ts';
import { keepTidy } from './housekeeping.ts';
import { JointTransaction } from './joint-transaction.ts';
import { Listener } from './listener.ts';
import { migrate } from './migrator.ts';
import type { DB } from './schema.gen.ts';
import { setContext, TenantDriver } from './tenant-driver.ts';
import { TenantTurns } from './tenant-turns.ts';

const settingsOf = (actor: Actor): Settings => ({
  tenant: actor.tenant,
  actor: actorKey(actor),
  request: actor.requestID,
  system: 'off',
});

interface OpenOptions extends DatabaseOptions {
  /** False leaves the schema as it is. */
  readonly migrate?: boolean;
  /** Whether a login that row level security does not bind is refused. */
  readonly refuseUnfitLogin?: boolean;
}

/** Opens the database, brings its schema up to date (unless told not to) and gives the calls the application works with. */
export async function createDatabase(options: OpenOptions): Promise<Database> {
  return (await openDatabase(options)).database;
}

/** As `createDatabase`, with the connections beside it for who works as the owner, too. Closing the database closes them. */
export async function openDatabase(
  options: OpenOptions,
): Promise<{ readonly connections: Connections; readonly database: Database }> {
  const connections = await openConnections(options);
  try {
    if (options.migrate !== false) await connections.asOwner((owner) => migrate(owner));
    await checkApplicationRole(connections);
    if (options.refuseUnfitLogin) await refuseUnfitLogin(connections.pool);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return { connections, database: databaseOver(connections) };
}

/** A login that may not run as the application would fail at the first request: say so at start, with the remedy. */
async function checkApplicationRole({ pool }: Connections): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    if (!/role "closewright_app"|permission denied to set (role|parameter)/.test((error as Error).message))
      throw toAppError(error);
    throw new Error(
      'The login of DATABASE_URL may not run as closewright_app. As the owner of the database: grant closewright_app to <login>;',
      { cause: error },
    );
  }
}

/** The application's calls over open connections. Commands and tests that also need the owner open the connections themselves. */
export function databaseOver(connections: Connections): Database {
  const { pool } = connections;
  const kysely = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TenantDriver(pool),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const turns = new TenantTurns(connections.turns);
  const listener = new Listener(connections);
  const stopHousekeeping = keepTidy(connections);

  async function transaction<T>(
    call: string,
    settings: Settings,
    work: (tx: Transaction<DB>) => Promise<T>,
  ): Promise<T> {
    const joint = jointTransaction(call, settings);
    if (joint) return joint.join((tx) => insideTransaction(settings, () => work(tx)));
    refuseInsideTransaction(call);
    return turns.run(settings.tenant, () => insideTransaction(settings, () => kysely.transaction().execute(work)));
  }

  const withClient = <T>(tenant: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    turns.run(tenant, () => onClient(pool, work));

  /** Calls a function that sets the context and reads a file: one statement, prepared once by each connection. */
  const readOfFile = (name: string) => async (actor: Actor, ordersID: number) => {
    refuseInsideTransaction(name);
    return withClient(actor.tenant, async (client) => {
      const text = `select ${name}($1, $2, $3, $4) as read`;
      const values = [actor.tenant, actorKey(actor), actor.requestID, ordersID];
      const { rows } = await tracedStatement(text, () => client.query({ name: `closewright_${name}`, text, values }));
      return rows[0]?.read ?? null;
    });
  };

  return {
    kind: connections.kind,
    inTenant: (actor, work) => transaction('inTenant', settingsOf(actor), work),
    inTenantAsOne: (actor, work) => {
      const settings = settingsOf(actor);
      return transaction('inTenantAsOne', settings, async (tx) => {
        const joint = new JointTransaction(tx);
        const result = await insideTransaction(settings, () => work(tx), joint);
        await joint.settled();
        return result;
      });
    },
    inSystem: (name, work) =>
      transaction('inSystem', { tenant: '', actor: `system:${name}`, request: `system:${name}`, system: 'on' }, work),

    async readInTenant<R>(actor: Actor, query: Compilable<R>): Promise<R[]> {
      const statement = query.compile();
      const joint = jointTransaction('readInTenant', settingsOf(actor));
      if (joint) return joint.join(async (tx) => (await tx.executeQuery(statement)).rows);
      refuseInsideTransaction('readInTenant');
      const { sql, parameters } = statement;
      return withClient(actor.tenant, async (client) => {
        // Sent as one: four answers, one round trip. Were the context to fail, the server would refuse the statement too.
        const answers = await Promise.allSettled([
          client.query('begin read only'),
          client.query(setContext(settingsOf(actor))),
          tracedStatement(sql, () => client.query(sql, [...parameters])),
          client.query('commit'),
        ]);
        for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
        const [, , read] = answers;
        return read.status === 'fulfilled' ? (read.value.rows as R[]) : [];
      });
    },

    readOrderDocument: readOfFile('read_order_document'),
    readFileHeader: readOfFile('read_file_header'),

    listen: (channel, handler) => listener.listen(channel, handler),
    watchListening: (watch) => listener.watch(watch),
    load: () => ({
      connections: {
        inUse: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        most: pool.options.max,
      },
      turns: turns.load,
    }),
    async ping() {
      await onClient(pool, (client) => client.query('select 1'));
    },
    async close() {
      await stopHousekeeping();
      await listener.close();
      await kysely.destroy();
      await connections.close();
    },
  };
}

async function onClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let broken = false;
  try {
    client = await pool.connect();
    return await work(client);
  } catch (error) {
    // What is not an answer of the server broke the connection, and the next in turn would be given it before the pool hears of that.
    broken = !(error instanceof pg.DatabaseError);
    throw toAppError(error);
  } finally {
    client?.release(broken);
  }
}
