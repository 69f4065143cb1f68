import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../../apps/api/test/harness/postgres-server.ts';
import { ApiUser } from '../../../apps/web/e2e/arrange/api-user.ts';
import { AppServer } from '../../../apps/web/e2e/arrange/server.ts';
import { node, root } from '../../../tools/programs.mjs';
import type { Size } from './area.ts';

export const tenant = 'epsilon';
/** Files of the tenant where an area does not say otherwise. */
const filesInTenant = { full: 5000, quick: 5000, tiny: 40 };

/** The product as it runs for real, with many files: a Postgres server that does call fsync, an api process, a signed-in person. */
export interface Stage {
  /** The variables by which the product's own commands find the database. */
  readonly databases: Record<string, string>;
  /** Address of the database as the superuser, whom row level security does not touch. */
  readonly superuserURL: string;
  /** Address as the runtime login, which row level security binds. */
  readonly loginURL: string;
  readonly app: AppServer;
  readonly person: ApiUser;
  /** Ids of files of the tenant that may be changed, to spread the work over. */
  readonly orderIDs: readonly number[];
}

/** Adds files to the tenant: by the seed command that knows the databases by their variables, or by SQL of the superuser. */
type Fill = (databases: Record<string, string>, superuserURL: string) => Promise<void>;

interface StageOptions {
  /** Reaches the api process. */
  readonly env?: Record<string, string>;
  /** Without it there are 5,000 files of the seed command, and few in a tiny run. */
  readonly fill?: Fill;
}

const fillBySeed =
  (files: number): Fill =>
  (databases) =>
    command('seed', ['--files', String(files), '--tenant', tenant], databases);

/** The one stage of the areas of a tiny run. */
let tinyStage: Promise<Stage> | undefined;

/** Builds the stage: about a minute, in a tiny run some seconds, and once for all of its areas. */
export async function buildStage(size: Size, ending: AsyncDisposableStack, options: StageOptions = {}): Promise<Stage> {
  if (size !== 'tiny') return build(size, ending, options);
  tinyStage ??= build(size, ending, {});
  const stage = await tinyStage;
  await options.fill?.(stage.databases, stage.superuserURL);
  return stage;
}

async function build(size: Size, ending: AsyncDisposableStack, options: StageOptions): Promise<Stage> {
  const { env = {}, fill = fillBySeed(filesInTenant[size]) } = options;
  const postgres = await startPostgres({ durable: size !== 'tiny' });
  ending.defer(() => postgres.stop());
  await asClient(postgres.url('postgres', 'postgres'), async (client) => {
    await client.query('create role closewright_owner login createrole');
    await client.query('create role closewright_login login');
    await client.query('create database bench owner closewright_owner');
  });
  const loginURL = postgres.url('closewright_login', 'bench');
  const databases = { DATABASE_URL: loginURL, DATABASE_OWNER_URL: postgres.url('closewright_owner', 'bench') };
  const superuserURL = postgres.url('postgres', 'bench');
  await command('migrate', [], databases);
  await asClient(superuserURL, (client) => client.query('grant closewright_app to closewright_login'));
  const unlimited = { RATE_LIMIT_USER: '1000000', RATE_LIMIT_TENANT: '1000000', RATE_LIMIT_PUBLIC_READS: '1000000' };
  // The first start makes the demo tenants; the files are added to one of them.
  const app = await AppServer.launch({ env: { ...databases, ...unlimited, ...env } });
  ending.defer(() => app.dispose());
  await fill(databases, superuserURL);
  const orderIDs = await asClient(superuserURL, async (client) => {
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ id: number }>(
      'select orders_id as id from orders where tenant_id = $1 and not is_locked and not is_consolidated_file order by orders_id limit 1000',
      [tenant],
    );
    return rows.map((row) => row.id);
  });
  const person = await ApiUser.signIn(app, tenant, 'administrator');
  return { databases, superuserURL, loginURL, app, person, orderIDs };
}

async function command(name: string, parameters: readonly string[], env: Record<string, string>): Promise<void> {
  await promisify(execFile)(node(), [join(root, 'apps/api/src/cli', `${name}.ts`), ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
}

/** Work over a connection of its own. */
export async function asClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
