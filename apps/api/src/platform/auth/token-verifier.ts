import { hash } from 'node:crypto';
import { AppError } from '@closewright/domain/errors';
import { clientID, readTokenClaims, type TokenClaims } from '@closewright/domain/session';
import { errors, jwtVerify } from 'jose';
import { BoundedCache } from './bounded-cache.ts';
import type { IdentityKeys } from './identity-keys.ts';

/** A token that was found good, with what the product reads of it. */
export interface VerifiedToken {
  /** SHA-256 of the token: tells tokens apart without holding them. */
  readonly id: string;
  readonly tenant: string;
  readonly issuer: string;
  readonly claims: TokenClaims;
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Asymmetric signatures only: a shared secret could be guessed, and `none` proves nothing. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Longer than any token of a provider; keeps a hostile header from costing a hash of megabytes. */
const maxTokenLength = 12_000;
/** Tokens remembered at once; about 1 kB each. */
const cacheSize = 20_000;
/** The clocks of the provider and of this server may differ a little. */
const clockToleranceSeconds = 5;

/** Checks access tokens against the keys, issuer, audience and client of the tenant a request is for. */
export class TokenVerifier {
  readonly #identity: IdentityKeys;
  readonly #now: () => Date;
  readonly #cache = new BoundedCache<VerifiedToken>(cacheSize);

  constructor(identity: IdentityKeys, now: () => Date) {
    this.#identity = identity;
    this.#now = now;
  }

  /** The token when it was verified before for this tenant and origin and is still good; costs one hash. */
  remembered(token: string, tenant: string, origin: string): VerifiedToken | undefined {
    if (token.length > maxTokenLength) return undefined;
    const known = this.#cache.get(tokenID(token));
    if (known?.tenant !== tenant || known.issuer !== this.#identity.issuerFor(tenant, origin)) return undefined;
    return known.expiresAt > this.#now().getTime() ? known : undefined;
  }

  /** Verifies a token for a tenant; throws TOKEN_EXPIRED or UNAUTHENTICATED. */
  async verify(token: string, tenant: string, origin: string): Promise<VerifiedToken> {
    if (token.length > maxTokenLength) throw new AppError('UNAUTHENTICATED');
    const issuer = this.#identity.issuerFor(tenant, origin);
    try {
      const keys = await this.#identity.keys(tenant);
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        issuer,
        audience: 'api',
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: clockToleranceSeconds,
        currentDate: this.#now(),
      });
      const claims = readTokenClaims(payload);
      if (claims?.azp !== clientID(tenant)) throw new AppError('UNAUTHENTICATED');
      const verified = { id: tokenID(token), tenant, issuer, claims, expiresAt: claims.exp * 1000 };
      if (verified.expiresAt > this.#now().getTime()) this.#cache.set(verified.id, verified);
      return verified;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      // jose checks the signature first: an expired token is one that was good once.
      if (cause instanceof errors.JWTExpired) throw new AppError('TOKEN_EXPIRED', undefined, { cause });
      if (isWithoutKeys(cause)) {
        throw new AppError('UNAVAILABLE', undefined, { cause });
      }
      throw new AppError('UNAUTHENTICATED', undefined, { cause });
    }
  }
}

/** Tokens are remembered by their hash, so that a memory dump of the cache holds none. */
function tokenID(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Whether the keys could not be read: the identity host is away, or answers something else while it starts. That says nothing about the
 * token, and a browser that hears its token is bad would send its user to sign in anew.
 */
function isWithoutKeys(cause: unknown): boolean {
  if (cause instanceof errors.JWKSTimeout || cause instanceof errors.JWKSInvalid) return true;
  // jose has no code of its own for an answer that is no key set.
  if (cause instanceof errors.JOSEError) return cause.code === errors.JOSEError.code;
  return cause instanceof TypeError && cause.message === 'fetch failed';
}
