import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, openConnections } from '../../src/platform/db/index.ts';
import { startPostgres } from './postgres-server.ts';

/** What the test files of a run share. */
export interface SharedDatabases {
  /** A migrated embedded database as a tar archive. */
  readonly dumpFile: string;
  /** Addresses of the migrated template database on the server, by login. */
  readonly superuserURL: string;
  readonly ownerURL: string;
  readonly loginURL: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databases: SharedDatabases;
  }
}

export const templateName = 'closewright_template';

/** Makes both databases once per run, migrated; each test file then gets its own copy in a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-test-'));
  const dumpFile = join(folder, 'embedded.tar');
  const [server] = await Promise.all([startPostgres(), dumpEmbedded(dumpFile)]);
  const shared: SharedDatabases = {
    dumpFile,
    superuserURL: server.url('postgres', 'postgres'),
    // As an operator sets it up: the owner is no superuser, and the application's login owns nothing.
    ownerURL: server.url('closewright_owner', templateName),
    loginURL: server.url('closewright_login', templateName),
  };
  await makeTemplate(shared);
  project.provide('databases', shared);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function dumpEmbedded(file: string): Promise<void> {
  const connections = await openConnections({ databaseURL: null, databaseOwnerURL: null, dataFolder: null });
  await connections.asOwner((owner) => migrate(owner));
  const dump = await connections.embedded?.dump();
  await connections.close();
  if (dump) writeFileSync(file, dump);
}

async function makeTemplate({ superuserURL, ownerURL }: SharedDatabases): Promise<void> {
  await asClient(superuserURL, async (superuser) => {
    await superuser.query('create role closewright_owner login createrole');
    await superuser.query('create role closewright_login login');
    await superuser.query(`create database ${templateName} owner closewright_owner`);
  });
  await asClient(ownerURL, async (owner) => {
    await migrate(owner);
    await owner.query('grant closewright_app to closewright_login');
  });
}

async function asClient(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
