import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/platform/clock/index.ts';
import { loadConfig } from '../../src/platform/config/index.ts';
import { loadHttpSettings } from '../../src/platform/http/settings.ts';
import { openSecretBox, type SecretBox } from '../../src/platform/secrets/index.ts';
import { systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { TestDatabase } from '../harness/each-database.ts';
import { makeIssuer, originOf, type TestIssuer } from './tokens.ts';
import { makeTenant, type UserName, users } from './world.ts';

export interface Sent {
  /** Whose token goes along; null sends none, a text is the token itself. */
  as?: UserName | null | { token: string };
  tenant?: string;
  body?: unknown;
  /** The body as it goes over the wire, for bodies that are no JSON. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into many shapes.
  body: any;
  headers: LightMyRequestResponse['headers'];
  text: string;
  /** What went over the wire. */
  bytes: Uint8Array;
}

/** The app on a test database with tenants `alpha` and `beta`, its own signing keys, and a log that can be read. */
export interface ApiUnderTest {
  app: FastifyInstance;
  issuer: TestIssuer;
  /** What the app seals with. */
  secrets: SecretBox;
  log: string[];
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** How many rows the audit of a tenant has: the measure of "nothing was stored". */
  auditCount(tenant?: string): Promise<number>;
  /** How many transactions the ledger of a tenant has: the measure of "nothing was posted". */
  postedCount(tenant?: string): Promise<number>;
  close(): Promise<void>;
}

/** Where calls are sent to: the app in this process, or nodes of their own. */
export type CalledApi = Pick<ApiUnderTest, 'send'>;

interface Options {
  env?: Record<string, string>;
  /** How the log is written; by default without any redaction, so that a test sees what would be logged. */
  log?: object;
  origin?: (tenant: string) => string;
  /** Folder of a built web app; by default there is none. */
  webFolder?: string;
  watches?: AppDeps['watches'];
  /** The clock of the app; the one of this machine by default. */
  clock?: Clock;
}

export async function makeApi(test: Pick<TestDatabase, 'database'>, options: Options = {}): Promise<ApiUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-http-'));
  const generous = {
    RATE_LIMIT_USER: '100000',
    RATE_LIMIT_TENANT: '100000',
    RATE_LIMIT_PUBLIC_READS: '100000',
    RATE_LIMIT_PUBLIC_WRITES: '100000',
    RATE_LIMIT_UNKNOWN_TOKENS: '100000',
  };
  const env = { NODE_ENV: 'test', DATA_DIR: folder, ...generous, ...options.env };
  const config = loadConfig(env);
  const secrets = openSecretBox(config, systemClock);
  for (const tenant of ['alpha', 'beta']) await makeTenant(test.database, tenant, secrets);
  const issuer = await makeIssuer(options.origin);
  const log: string[] = [];
  const app = await buildApp({
    database: test.database,
    config,
    settings: loadHttpSettings(env),
    clock: options.clock ?? systemClock,
    identity: issuer.identity,
    secrets,
    ...(options.watches && { watches: options.watches }),
    mail: null,
    log: { ...(options.log ?? { level: 'debug' }), stream: { write: (line: string) => log.push(line) } },
    webFolder: options.webFolder ?? join(folder, 'web'),
  });
  const tokens = new Map<string, string>();
  const tokenOf = async (tenant: string, name: UserName): Promise<string> => {
    const key = `${tenant} ${name}`;
    // Good for longer than a test sets the clock ahead.
    const token = tokens.get(key) ?? (await issuer.token(tenant, users[name].login, { expiresIn: 72 * 60 * 60 }));
    tokens.set(key, token);
    return token;
  };

  const counted = (table: 'audit_log' | 'ledger_transactions', tenant: string) =>
    test.database.inTenant(systemActor(tenant, 'test'), async (tx) => {
      const { count } = await tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenant)
        // The ends of the ledger of the day are noted half a minute after the start, whatever a test does then.
        .$if(table === 'audit_log', (audit) => audit.where('table_name', '<>', 'ledger_checkpoints'))
        .executeTakeFirstOrThrow();
      return Number(count);
    });

  return {
    app,
    issuer,
    secrets,
    log,
    async send(method, path, { as = 'officer', tenant = 'alpha', body, raw, headers = {} } = {}) {
      const token = as === null ? null : typeof as === 'string' ? await tokenOf(tenant, as) : as.token;
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await app.inject({
        method: method as InjectOptions['method'],
        url: path,
        headers: {
          host: new URL(originOf(tenant)).host,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const text = response.body;
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson ? JSON.parse(text) : null,
        headers: response.headers,
        text,
        bytes: response.rawPayload,
      };
    },
    auditCount: (tenant = 'alpha') => counted('audit_log', tenant),
    postedCount: (tenant = 'alpha') => counted('ledger_transactions', tenant),
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
