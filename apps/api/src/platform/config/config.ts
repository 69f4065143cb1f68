import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idleTiming } from '@closewright/domain/constants';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type HeadSettings, loadHeadSettings } from './head-settings.ts';

/** The repository's root: relative folders mean the same from every workspace and every npm script. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const postgresURL = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .optional();

/** Sixteen bytes and more as base64 would be easy to get wrong unnoticed: exactly 32 bytes, with a name before them. */
const keyList = z
  .string()
  .regex(
    /^[a-z0-9-]{1,20}:[A-Za-z0-9+/]{43}=(,[a-z0-9-]{1,20}:[A-Za-z0-9+/]{43}=)*$/,
    'must be name:base64 of 32 bytes, comma-separated, newest first',
  )
  .optional();

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ENVIRONMENT: z.enum(['dev', 'ci', 'qa', 'staging', 'uat', 'prod']).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(4300),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresURL,
  DATABASE_OWNER_URL: postgresURL,
  DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(2).max(200).default(10),
  ALLOW_DEVELOPMENT_SIGN_IN: z.stringbool('must be yes or no').default(false),
  IDENTITY_URL: z.url('must be an address like https://id.example.com').optional(),
  CLOSEWRIGHT_KEYS: keyList,
  TOKEN_REFRESH_MS: z.coerce.number('must be a number').int().min(1000).default(300_000),
  IDLE_TIMEOUT_MS: z.coerce.number('must be a number').int().min(1000).default(idleTiming.timeout),
  IDLE_NOTICE_MS: z.coerce.number('must be a number').int().min(0).default(idleTiming.notice),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the environment says, checked once at start. */
export interface Config {
  readonly mode: 'development' | 'test' | 'production';
  readonly environment: 'dev' | 'ci' | 'qa' | 'staging' | 'uat' | 'prod';
  readonly host: string;
  readonly port: number;
  /** Absolute. Holds the embedded database, generated keys and stored files. */
  readonly dataDir: string;
  readonly database: {
    readonly databaseURL: string | null;
    readonly databaseOwnerURL: string | null;
    readonly dataFolder: string;
    readonly poolSize: number;
  };
  /** null: the built-in development sign-in, which production refuses. */
  readonly identityURL: string | null;
  /** `name:base64,…`, newest first; null: a generated file in the data folder. */
  readonly keys: string | null;
  readonly tokenRefreshMilliseconds: number;
  /** How long a browser may stand without activity before it is logged out, and how long before that it says so. */
  readonly idle: { readonly timeoutMilliseconds: number; readonly noticeMilliseconds: number };
  /** Where the signed heads of the audit are taken, and how often. */
  readonly auditHeads: HeadSettings;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Reads and checks the environment variables. An empty variable counts as not set. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    // The value itself is left out: it may be a password.
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const v = parsed.data;
  const problems: string[] = [];
  const isProduction = v.NODE_ENV === 'production';
  if (v.DATABASE_OWNER_URL && !v.DATABASE_URL) problems.push('DATABASE_OWNER_URL needs DATABASE_URL beside it');
  if (isProduction && !v.IDENTITY_URL) {
    problems.push('IDENTITY_URL is missing: the built-in development sign-in does not run in production');
  }
  if (!isProduction && !v.IDENTITY_URL && !v.ALLOW_DEVELOPMENT_SIGN_IN && !isLoopback(v.HOST)) {
    problems.push(
      'HOST is an address that others can reach, and the built-in development sign-in has passwords that everybody knows: ' +
        'set IDENTITY_URL, or ALLOW_DEVELOPMENT_SIGN_IN=yes where nobody else is on the network',
    );
  }
  if (isProduction && !v.DATABASE_URL) {
    problems.push(
      'DATABASE_URL is missing: the embedded database does not survive a power failure and does not run in production',
    );
  }
  if (isProduction && !v.CLOSEWRIGHT_KEYS) {
    problems.push(
      'CLOSEWRIGHT_KEYS is missing: every node must seal and open with the same keys (npm run keys:rotate -- --print makes one)',
    );
  }
  if (v.IDLE_NOTICE_MS >= v.IDLE_TIMEOUT_MS) problems.push('IDLE_NOTICE_MS must be less than IDLE_TIMEOUT_MS');
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = resolve(root, v.DATA_DIR);
  return {
    mode: v.NODE_ENV,
    environment: v.ENVIRONMENT ?? (isProduction ? 'prod' : 'dev'),
    host: v.HOST,
    port: v.PORT,
    dataDir,
    database: {
      databaseURL: v.DATABASE_URL ?? null,
      databaseOwnerURL: v.DATABASE_OWNER_URL ?? null,
      dataFolder: dataDir,
      poolSize: v.DATABASE_POOL_SIZE,
    },
    identityURL: v.IDENTITY_URL ?? null,
    keys: v.CLOSEWRIGHT_KEYS ?? null,
    tokenRefreshMilliseconds: v.TOKEN_REFRESH_MS,
    idle: { timeoutMilliseconds: v.IDLE_TIMEOUT_MS, noticeMilliseconds: v.IDLE_NOTICE_MS },
    auditHeads: loadHeadSettings(given),
    logLevel: v.LOG_LEVEL,
  };
}

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|::1|(?:[a-z0-9-]+\.)*localhost)$/i.test(host);
}
