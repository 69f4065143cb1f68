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
  /** SQL as the application's login, in a session of its own, outside of any tenant. */
  asApplication<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type DatabaseKind = 'embedded' | 'server';

/**
 * Runs a suite on the embedded database and on a real Postgres server, where the application's login is not the owner.
 * `make` gives a database of its own; close it in `afterAll`.
 */
export function eachDatabase(suite: (kind: DatabaseKind, make: () => Promise<TestDatabase>) => void): void {
  describe.each<DatabaseKind>(['embedded', 'server'])('on the %s database', (kind) => {
    suite(kind, () => makeTestDatabase(kind));
  });
}

/** A database of its own on the given kind. */
export async function makeTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? makeEmbedded() : makeOnServer();
}

async function makeEmbedded(): Promise<TestDatabase> {
  const dump = new Uint8Array(readFileSync(inject('databases').dumpFile));
  const options = { databaseURL: null, databaseOwnerURL: null, dataFolder: null, dump };
  const connections = await openConnections(options);
  return testDatabase(connections, options, async (work) => {
    const client = await connections.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
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
  const made = testDatabase(connections, options, asApplication);
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
  asApplication: TestDatabase['asApplication'],
): TestDatabase {
  const database = databaseOver(connections);
  return {
    database,
    connections,
    options,
    asOwner: (work) => connections.asOwner(work),
    asApplication,
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
