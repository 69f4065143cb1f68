import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../../src/platform/clock/index.ts';
import { loadConfig } from '../../../src/platform/config/index.ts';
import { createDatabase } from '../../../src/platform/db/index.ts';
import { openSecretBox, type SecretBox } from '../../../src/platform/secrets/index.ts';
import type { Database } from '../../../src/platform/tenant/in-tenant.ts';
import { layNetwork, type Network } from '../cut-network.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { StageNode } from './stage-node.ts';

/** Work beside the nodes, with a database and secrets of its own. */
export type Beside = <T>(work: (database: Database, secrets: SecretBox) => Promise<T>) => Promise<T>;

/** Nodes and their database, to be hurt. */
export interface FaultStage {
  readonly nodes: readonly StageNode[];
  readonly beside: Beside;
  /** Of a server: itself, the ways of the nodes to it, and sessions as the superuser. */
  readonly server: StageServer;
  close(): Promise<void>;
}

export interface StageServer {
  readonly postgres: PostgresServer;
  /** The way of each node, in their order. */
  readonly networks: readonly Network[];
  /** SQL as the superuser, in the database of the nodes. */
  asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
}

const name = 'faults';
/** The login of the nodes; who looks at what they left has one of its own, so that ending theirs ends no other session. */
export const loginOfNodes = 'closewright_login';
const beholder = 'closewright_beholder';

const environment = (folder: string, keys: string) => ({
  // No demo companies are made.
  NODE_ENV: 'test',
  DATA_DIR: folder,
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  CLOSEWRIGHT_KEYS: keys,
  MAIL_PORT: '0',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_USER: '1000000',
  RATE_LIMIT_TENANT: '1000000',
  RATE_LIMIT_PUBLIC_READS: '1000000',
  RATE_LIMIT_PUBLIC_WRITES: '1000000',
});

function makeGround() {
  const folder = mkdtempSync(join(tmpdir(), 'cw-faults-'));
  const env = environment(folder, `faults:${randomBytes(32).toString('base64')}`);
  const secrets = openSecretBox(loadConfig(env), systemClock);
  return { folder, env, secrets };
}

/** Two nodes on a Postgres server whose commits reach the disk, each with a way to it that can be cut. */
export async function buildServerStage(): Promise<FaultStage> {
  const postgres = await startPostgres({ durable: true });
  const { folder, env, secrets } = makeGround();
  const networks = [await layNetwork(postgres.socket), await layNetwork(postgres.socket)];
  const nodes: StageNode[] = [];
  const close = async () => {
    await Promise.all(nodes.map((node) => node.end()));
    for (const network of networks) await network.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const superuserOf =
    (database: string) =>
    async <T>(work: (client: pg.Client) => Promise<T>) => {
      const client = new pg.Client({ connectionString: postgres.url('postgres', database) });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    };
  try {
    await superuserOf('postgres')(async (client) => {
      await client.query('create role closewright_owner login createrole');
      await client.query(`create role ${loginOfNodes} login`);
      await client.query(`create role ${beholder} login`);
      await client.query('create role closewright_app');
      await client.query(`grant closewright_app to ${loginOfNodes}, ${beholder}`);
      await client.query('grant closewright_app to closewright_owner with admin option');
      await client.query(`create database ${name} owner closewright_owner`);
    });
    const direct = (login: string) => postgres.url(login, name);
    const by = (network: Network, login: string) =>
      direct(login).replace(encodeURIComponent(postgres.socket), encodeURIComponent(network.socket));
    nodes.push(
      ...networks.map(
        (network) =>
          new StageNode({
            ...env,
            DATABASE_URL: by(network, loginOfNodes),
            DATABASE_OWNER_URL: by(network, 'closewright_owner'),
          }),
      ),
    );
    await Promise.all(nodes.map((node) => node.start()));
    return {
      nodes,
      async beside(work) {
        const database = await createDatabase({
          ...{ databaseURL: direct(beholder), databaseOwnerURL: null, dataFolder: null, migrate: false },
        });
        try {
          return await work(database, secrets);
        } finally {
          await database.close();
        }
      },
      server: { postgres, networks, asSuperuser: superuserOf(name) },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
