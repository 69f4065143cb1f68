import { z } from 'zod';
import { ConfigError, isLoopback } from '../config/index.ts';
import type { MetricsSettings } from '../metrics/index.ts';
import { defaultRateLimits, type RateLimitSettings } from './rate-limits.ts';

const flag = z.stringbool().default(false);
const perMinute = (standard: number) => z.coerce.number().int().min(1).max(1_000_000).default(standard);

const variables = z.object({
  /** Addresses of the proxies whose forwarded headers are believed, comma-separated; `true`, not in production: anybody's. */
  TRUST_PROXY: z.string().optional(),
  /** The hosts people reach the tenants under, comma-separated: `epsilon.closewright.example`, `*.closewright.example`. */
  CLOSEWRIGHT_HOSTS: z.string().optional(),
  MAIL_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: z.string().optional(),
  ANY_DEVICE: flag,
  DEMO_NAVIGATION: flag,
  RATE_LIMIT_USER: perMinute(defaultRateLimits.perUser),
  RATE_LIMIT_TENANT: perMinute(defaultRateLimits.perTenant),
  RATE_LIMIT_PUBLIC_READS: perMinute(defaultRateLimits.publicReads),
  RATE_LIMIT_PUBLIC_WRITES: perMinute(defaultRateLimits.publicWrites),
  RATE_LIMIT_UNKNOWN_TOKENS: perMinute(defaultRateLimits.unknownTokens),
  ADDRESS_GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GIT_HASH: z.string().max(64).optional(),
  GIT_BRANCH: z.string().max(120).optional(),
  BUILD_DATE: z.string().max(40).optional(),
  BUILD_IMAGE: z.string().max(200).optional(),
});

/** What was built, for whoever operates the server (building-blocks.md §3 health info); null where the build did not say. */
export interface Build {
  readonly image: string | null;
  readonly gitHash: string | null;
  readonly gitBranch: string | null;
  readonly buildDate: string | null;
}

/** What the environment says about serving, beside what platform/config reads for the whole application. */
export interface HttpSettings {
  readonly trustProxy: boolean | string[];
  /** The hosts that are believed (`isHostOf`): any other names no tenant. */
  readonly hosts: readonly string[];
  /** Port of the development mail sink; null: the first free one. */
  readonly mailPort: number | null;
  /** Where figures for Prometheus are given out; null: nowhere. */
  readonly metrics: MetricsSettings | null;
  readonly anyDevice: boolean;
  readonly demoNavigation: boolean;
  readonly rateLimits: RateLimitSettings;
  /** The public geocoder that completes addresses; null: none is asked. */
  readonly geocoderURL: string | null;
  readonly build: Build;
}

/** Reads and checks the variables. An empty variable counts as not set. */
export function loadHttpSettings(env: Readonly<Record<string, string | undefined>> = process.env): HttpSettings {
  const v = variables.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  // Fastify counts no hops, because whoever reaches the server directly could bring as many as it counts.
  const isCount = /^\d+$/.test(v.TRUST_PROXY ?? '');
  if (isCount || (v.TRUST_PROXY === 'true' && env.NODE_ENV === 'production')) {
    throw new ConfigError([
      'TRUST_PROXY must name the addresses of the proxies: anybody else could say which tenant and address they come from',
    ]);
  }
  return {
    trustProxy: readProxies(v.TRUST_PROXY),
    hosts: readHosts(v.CLOSEWRIGHT_HOSTS, env.NODE_ENV === 'production'),
    mailPort: v.MAIL_PORT ?? null,
    metrics: readMetrics(v.METRICS_HOST, v.METRICS_PORT, v.METRICS_TOKEN),
    anyDevice: v.ANY_DEVICE,
    demoNavigation: v.DEMO_NAVIGATION,
    rateLimits: {
      perUser: v.RATE_LIMIT_USER,
      perTenant: v.RATE_LIMIT_TENANT,
      publicReads: v.RATE_LIMIT_PUBLIC_READS,
      publicWrites: v.RATE_LIMIT_PUBLIC_WRITES,
      unknownTokens: v.RATE_LIMIT_UNKNOWN_TOKENS,
    },
    geocoderURL: v.ADDRESS_GEOCODER_URL ?? null,
    build: {
      image: v.BUILD_IMAGE ?? null,
      gitHash: v.GIT_HASH ?? null,
      gitBranch: v.GIT_BRANCH ?? null,
      buildDate: v.BUILD_DATE ?? null,
    },
  };
}

/** A token that can be guessed is none, and whoever is on the network must not read without one. */
function readMetrics(host: string, port: number | undefined, token: string | undefined): MetricsSettings | null {
  if (port === undefined) return null;
  if (token !== undefined && token.length < 20)
    throw new ConfigError(['METRICS_TOKEN must have 20 characters or more']);
  if (token === undefined && !isLoopback(host)) {
    throw new ConfigError(['METRICS_TOKEN is missing: others can reach METRICS_HOST']);
  }
  return { host, port, token: token ?? null };
}

function readProxies(text: string | undefined): boolean | string[] {
  if (!text || text === 'false') return false;
  if (text === 'true') return true;
  return text.split(',').map((address) => address.trim());
}

function readHosts(text: string | undefined, isProduction: boolean): string[] {
  if (!text && !isProduction) return ['*.localhost:*'];
  if (!text) {
    throw new ConfigError([
      'CLOSEWRIGHT_HOSTS is missing: the hosts of the tenants, for instance *.closewright.example; no other host is believed',
    ]);
  }
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host));
  if (wrong !== undefined) throw new ConfigError([`CLOSEWRIGHT_HOSTS holds no host: ${wrong}`]);
  return hosts;
}
