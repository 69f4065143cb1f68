import { AppError } from '@closewright/domain/errors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../auth/gate.ts';

/** Requests per minute. Counted in each process: with several nodes behind a balancer the bound is their sum. */
export interface RateLimitSettings {
  perUser: number;
  perTenant: number;
  /** By network address: reading calls without a token. Opening the app makes two. */
  publicReads: number;
  /** By network address: writing calls without a token. */
  publicWrites: number;
  /** By network address: requests whose token is missing or was not verified before. An office shares one address. */
  unknownTokens: number;
}

export const defaultRateLimits: RateLimitSettings = {
  perUser: 600,
  perTenant: 6000,
  publicReads: 1200,
  publicWrites: 60,
  unknownTokens: 600,
};

/** Keys that a limiter remembers; the least recently used is forgotten. */
const remembered = 20_000;

/**
 * Limits by whom a request turned out to come from, so they are asked by the gate and not put on routes: one greedy user
 * must not lock out a colleague behind the same address, nor one tenant another.
 */
export async function registerRateLimits(app: FastifyInstance, settings: RateLimitSettings): Promise<RateLimits> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000, cache: remembered });
  // Without a key of its own it counts by network address, an IPv6 one by its network: whoever has one address has 2^64 of them.
  const limiter = (max: number, keyOf?: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, ...(keyOf && { keyGenerator: keyOf }) });
    return async (request: FastifyRequest) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw new RateLimited(state.ttlInSeconds);
    };
  };
  const userOf = new WeakMap<FastifyRequest, { tenant: string; login: string }>();
  const byUser = limiter(settings.perUser, (request) => {
    const user = userOf.get(request);
    return `${user?.tenant}/${user?.login}`;
  });
  const byTenant = limiter(settings.perTenant, (request) => userOf.get(request)?.tenant ?? '');
  return {
    ofPublicRead: limiter(settings.publicReads),
    ofPublicWrite: limiter(settings.publicWrites),
    ofUnknownToken: limiter(settings.unknownTokens),
    async ofUser(request, tenant, login) {
      userOf.set(request, { tenant, login: login.toLowerCase() });
      // The user first: what exceeds the user's share must not use up the tenant's.
      await byUser(request);
      await byTenant(request);
    },
  };
}

/** Says when to come back, in the header `Retry-After`. */
export class RateLimited extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('RATE_LIMITED');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
