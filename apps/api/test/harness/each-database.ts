import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Connections, type DatabaseOptions, databaseOver, openConnections } from '../../src/platform/db/index.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { templateName } from './global-setup.ts';

/** A migrated, empty database for a test file. */
export interface TestDatabase {
  /** As the application has it. */
  readonly database: Database;
  readonly connections: Connections;
  /** What another node would be started with; only a server can have a second one. */
  readonly options: DatabaseOptions;
  /** SQL as the owner of the tables. */
  asOwner<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** SQL as somebody whom neither row security nor a trigger stops. */
  asSuperuser<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** SQL as the application's login, in a session of its own, outside of any tenant. */
  asApplication<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Empties every table but that of the migrations; tables without rows are left alone, which is most of them. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export type DatabaseKind = 'embedded' | 'server';

/**
 * Runs a suite on the embedded database and on a real Postgres server, where the application's login is not the owner.
 * `make` gives the database of this worker, emptied; close it in `afterAll`. What changes more than rows (the schema, sessions,
 * statistics of the planner, the server itself) takes one of its own with `makeTestDatabase`.
 */
export function eachDatabase(suite: (kind: DatabaseKind, make: () => Promise<TestDatabase>) => void): void {
  describe.each<DatabaseKind>(['embedded', 'server'])('on the %s database', (kind) => {
    suite(kind, () => takeSharedDatabase(kind));
  });
}

/**
 * Runs a suite of calls on the server alone: what SQL does is proved by `eachDatabase`, and journeys make the same calls on the embedded
 * database. With EVERY_DATABASE in the environment it runs on both.
 */
export function serverDatabase(suite: (make: () => Promise<TestDatabase>) => void): void {
  if (process.env.EVERY_DATABASE) eachDatabase((_kind, make) => suite(make));
  else describe('on the server database', () => suite(() => takeSharedDatabase('server')));
}

/** Triggers are off while it runs: one of them keeps the audit from being emptied. */
const emptying = `do $$
declare
  each text;
  is_filled boolean;
  filled text;
begin
  for each in
    select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'schema\\_%'
  loop
    execute 'select exists (select from ' || each || ')' into is_filled;
    if is_filled then filled := concat_ws(', ', filled, each); end if;
  end loop;
  if filled is null then return; end if;
  set local session_replication_role = replica;
  execute 'truncate ' || filled || ' restart identity cascade';
end $$`;

const shared = new Map<DatabaseKind, Promise<TestDatabase>>();
const taken = new Set<DatabaseKind>();

/** The database that the test files of a worker use one after the other: starting one costs more than most files do. */
export async function takeSharedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  // In use already: a second one in the same file, or an earlier file that did not close.
  if (taken.has(kind)) return makeTestDatabase(kind);
  taken.add(kind);
  const made = shared.get(kind) ?? makeTestDatabase(kind);
  shared.set(kind, made);
  const test = await made;
  await test.empty();
  return {
    ...test,
    async close() {
      taken.delete(kind);
    },
  };
}

/** A database of its own on the given kind. */
export async function makeTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? makeEmbedded() : makeOnServer();
}

async function makeEmbedded(): Promise<TestDatabase> {
  const dump = new Uint8Array(readFileSync(inject('databases').dumpFile));
  const options = { databaseURL: null, databaseOwnerURL: null, dataFolder: null, dump };
  const connections = await openConnections(options);
  const asApplication: TestDatabase['asApplication'] = async (work) => {
    const client = await connections.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  return testDatabase(connections, options, { asApplication, asSuperuser: connections.asOwner }, async () => {
    const client = await connections.pool.connect();
    await client.query('reset role');
    await client.query(emptying);
    // The next file begins with a session of its own, whatever settings this one was left with.
    client.release(true);
  });
}

async function makeOnServer(): Promise<TestDatabase> {
  const { superuserURL, ownerURL, loginURL } = inject('databases');
  const name = `closewright_${randomBytes(6).toString('hex')}`;
  await withClient(superuserURL, (client) =>
    client.query(`create database ${name} template ${templateName} owner closewright_owner`),
  );
  const own = (url: string): string => url.replace(`/${templateName}?`, `/${name}?`);
  const options = { databaseURL: own(loginURL), databaseOwnerURL: own(ownerURL), dataFolder: null, poolSize: 5 };
  const connections = await openConnections(options);
  const asApplication: TestDatabase['asApplication'] = (work) =>
    withClient(own(loginURL), work, '-c role=closewright_app');
  const asSuperuser: TestDatabase['asSuperuser'] = (work) =>
    withClient(superuserURL.replace('/postgres?', `/${name}?`), work);
  const made = testDatabase(connections, options, { asApplication, asSuperuser }, () =>
    asSuperuser(async (superuser) => void (await superuser.query(emptying))),
  );
  return {
    ...made,
    async close() {
      await made.close();
      await withClient(superuserURL, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function testDatabase(
  connections: Connections,
  options: DatabaseOptions,
  sessions: Pick<TestDatabase, 'asApplication' | 'asSuperuser'>,
  empty: TestDatabase['empty'],
): TestDatabase {
  const database = databaseOver(connections);
  return {
    database,
    connections,
    options,
    asOwner: (work) => connections.asOwner(work),
    ...sessions,
    empty,
    close: () => database.close(),
  };
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ connectionString, ...(options ? { options } : {}) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
