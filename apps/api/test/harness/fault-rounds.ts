import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderDetail } from '@closewright/contract/orders';
import pg from 'pg';
import { demoPassword } from '../../dev/oidc/demo-tenants.ts';
import { SignInClient } from '../../dev/oidc/sign-in-client.ts';
import { seedFiles } from '../../seed/seed-files.ts';
import { createDatabase } from '../../src/platform/db/index.ts';
import { callHost } from './call-host.ts';
import { layNetwork } from './cut-network.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { startPostgres } from './postgres-server.ts';

const CLIENTS = 16;
const CUT_MILLISECONDS = 800;
const PAUSE_MILLISECONDS = 50;
const LONGEST_MILLISECONDS = 45_000;

/** What happens between two nodes and their database. */
export const faults = ['sessions ended', 'restarted fast', 'restarted immediately', 'network cut'] as const;
export type Fault = (typeof faults)[number];

export interface RoundResult {
  /** From the end of the fault until each client has had a write acknowledged again. */
  readonly backMilliseconds: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** What should not have been: another answer than success or 503, a lost or doubled write, a node that ended or complained. */
  readonly wrong: readonly string[];
}

export interface FaultStage {
  /** 16 clients read and write at two nodes, the fault comes some milliseconds after all have been heard, and they go on. */
  round(fault: Fault, afterMilliseconds?: number): Promise<RoundResult>;
  close(): Promise<void>;
}

/** One client: it raises the price of its own file by one, again and again, and knows what was acknowledged. */
interface Client {
  readonly path: string;
  version: number;
  price: number;
  /** A write whose answer never came, or was a refusal: it may have been stored. */
  inDoubt: boolean;
  acknowledged: number;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts a Postgres server and two nodes on it, with a network between that can be cut. */
export async function buildFaultStage(): Promise<FaultStage> {
  const postgres = await startPostgres();
  const network = await layNetwork(postgres.socket);
  const folder = mkdtempSync(join(tmpdir(), 'cw-faults-'));
  const nodes: NodeProcess[] = [];
  const close = async () => {
    for (const node of nodes) node.process.kill('SIGKILL');
    await network.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const asSuperuser = async <T>(database: string, work: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client({ connectionString: postgres.url('postgres', database) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  try {
    await asSuperuser('postgres', async (client) => {
      await client.query('create role closewright_owner login createrole');
      await client.query('create role closewright_login login');
      await client.query('create role closewright_app');
      await client.query('grant closewright_app to closewright_login');
      await client.query('grant closewright_app to closewright_owner with admin option');
      await client.query('create database faults owner closewright_owner');
    });
    const own = (login: string) => postgres.url(login, 'faults');
    const through = (login: string) =>
      own(login).replace(encodeURIComponent(postgres.socket), encodeURIComponent(network.socket));
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: through('closewright_login'),
      DATABASE_OWNER_URL: through('closewright_owner'),
      CLOSEWRIGHT_KEYS: `faults:${randomBytes(32).toString('base64')}`,
      MAIL_PORT: '0',
      TRUST_PROXY: 'true',
      RATE_LIMIT_USER: '1000000',
      RATE_LIMIT_TENANT: '1000000',
      RATE_LIMIT_PUBLIC_READS: '1000000',
    };
    nodes.push(await startNode(env));
    nodes.push(await startNode(env));
    const options = {
      databaseURL: own('closewright_login'),
      databaseOwnerURL: own('closewright_owner'),
      dataFolder: null,
    };
    const database = await createDatabase({ ...options, migrate: false });
    try {
      await seedFiles(database, { tenant: 'epsilon', files: 2 * CLIENTS, seed: 1 });
    } finally {
      await database.close();
    }
    const ids = await asSuperuser('faults', async (client) => {
      const { rows } = await client.query<{ id: number }>(
        "select orders_id as id from orders where tenant_id = 'epsilon' and not is_locked and not is_consolidated_file order by orders_id limit $1",
        [CLIENTS],
      );
      return rows.map(({ id }) => id);
    });
    const inflict: Record<Fault, () => Promise<unknown>> = {
      'sessions ended': () =>
        asSuperuser('postgres', (client) =>
          client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'closewright_login'"),
        ),
      'restarted fast': () => postgres.restart('fast'),
      'restarted immediately': () => postgres.restart('immediate'),
      async 'network cut'() {
        network.cut();
        await wait(CUT_MILLISECONDS);
        network.heal();
      },
    };
    return {
      close,
      round: (fault, after = 0) =>
        runRound(nodes, ids, async () => {
          await wait(after);
          await inflict[fault]();
        }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function runRound(nodes: readonly NodeProcess[], ids: readonly number[], inflict: () => Promise<void>) {
  const signIn = new SignInClient(`http://127.0.0.1:${nodes[0]?.port}`, 'epsilon');
  const token = (await signIn.signIn('administrator', demoPassword)).access_token;
  const host = `epsilon.localhost:${nodes[0]?.port}`;
  const ask = (turn: number, method: string, path: string, body?: object) =>
    callHost<OrderDetail>(nodes[turn % nodes.length]?.port ?? 0, 'epsilon', method, path, { token, body, host });
  const wrong: string[] = [];
  const outputBefore = nodes.map((node) => node.output().length);
  let refused = 0;
  let going = true;
  const heard = new Set<() => void>();

  /** One answer; null when it was refused for now, which any other answer than 503 is not. */
  const answer = async (turn: number, method: string, path: string, body?: object) => {
    const { status, body: envelope } = await ask(turn, method, path, body);
    if (envelope.isSuccessful) return envelope.result.order;
    if (status !== 503) wrong.push(`${method} ${path}: ${status} ${envelope.errorCode}`);
    refused += 1;
    return null;
  };

  const look = async (client: Client, turn: number) => {
    const order = await answer(turn, 'GET', client.path);
    if (!order) return false;
    const stored = (order.salePrice ?? 0) - client.price;
    if (order.version - client.version !== stored || stored < 0 || stored > (client.inDoubt ? 1 : 0))
      wrong.push(
        `${client.path}: acknowledged ${client.price} as version ${client.version}, stored ${order.salePrice} as ${order.version}`,
      );
    Object.assign(client, { version: order.version, price: order.salePrice ?? 0, inDoubt: false });
    return true;
  };
  const go = async (client: Client, first: number) => {
    for (let turn = first; going; turn += 1) {
      if (await look(client, turn)) {
        client.inDoubt = true;
        const changes = { order: { salePrice: client.price + 1 } };
        const order = await answer(turn + 1, 'PATCH', client.path, { version: client.version, changes });
        if (order) {
          Object.assign(client, { version: order.version, price: client.price + 1, inDoubt: false });
          client.acknowledged += 1;
          for (const listener of heard) listener();
          continue;
        }
      }
      await wait(PAUSE_MILLISECONDS);
    }
  };

  const clients = await Promise.all(
    ids.map(async (id, at): Promise<Client> => {
      const path = `/api/orders/${id}`;
      const { order } = (await ask(at, 'GET', path)).body.result;
      return { path, version: order.version, price: order.salePrice ?? 0, inDoubt: false, acknowledged: 0 };
    }),
  );
  const working = Promise.all(clients.map(go));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Not back: ${wrong.join('; ')}`)), LONGEST_MILLISECONDS);
  });
  /** Resolves when each client has had another write acknowledged. */
  const allHeard = () => {
    const before = clients.map(({ acknowledged }) => acknowledged);
    const all = new Promise<void>((done) => {
      const listener = () => {
        if (clients.some(({ acknowledged }, at) => acknowledged <= (before[at] ?? 0))) return;
        heard.delete(listener);
        done();
      };
      heard.add(listener);
    });
    return Promise.race([all, working, late]);
  };

  let backMilliseconds = 0;
  try {
    await allHeard();
    await inflict();
    const ended = performance.now();
    await allHeard();
    backMilliseconds = performance.now() - ended;
  } finally {
    going = false;
    clearTimeout(timer);
    await working;
  }
  for (const client of clients) await look(client, 0);
  for (const [at, node] of nodes.entries()) {
    if (node.process.exitCode !== null || node.process.signalCode !== null) wrong.push(`node ${at} ended`);
    const said = node.output().slice(outputBefore[at]);
    if (/unhandled|uncaught/i.test(said)) wrong.push(`node ${at} says: ${/.*(unhandled|uncaught).*/i.exec(said)?.[0]}`);
  }
  const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged, 0);
  return { backMilliseconds, acknowledged, refused, wrong };
}
