import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { IdentityKeys } from '../../src/platform/auth/identity-keys.ts';

/** What of a token a test wants to be wrong. */
interface Wrong {
  issuer?: string;
  audience?: string;
  azp?: string;
  expiresIn?: number;
  /** Signed by a key nobody knows. */
  foreignKey?: boolean;
  claims?: JWTPayload;
}

/** An issuer of tokens with keys of its own, one per tenant, and the port through which the app checks them. */
export interface TestIssuer {
  identity: IdentityKeys;
  token(tenant: string, login: string, wrong?: Wrong): Promise<string>;
}

/** The origin requests of the tests come from. */
export const originOf = (tenant: string, port?: number): string =>
  `http://${tenant}.localhost${port ? `:${port}` : ''}`;

export async function makeIssuer(origin = (tenant: string) => originOf(tenant)): Promise<TestIssuer> {
  // Promises: two requests at once must not make two keys.
  const keys = new Map<string, ReturnType<typeof generateKeyPair>>();
  const keyOf = (tenant: string) => {
    const known = keys.get(tenant) ?? generateKeyPair('ES256', { extractable: true });
    keys.set(tenant, known);
    return known;
  };
  const foreign = await generateKeyPair('ES256');
  return {
    identity: {
      issuerFor: (tenant, from) => `${from}/realms/${tenant}`,
      async keys(tenant) {
        const jwk = await exportJWK((await keyOf(tenant)).publicKey);
        return createLocalJWKSet({ keys: [{ ...jwk, kid: tenant, alg: 'ES256', use: 'sig' }] });
      },
    },
    async token(tenant, login, wrong = {}) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        preferred_username: login,
        azp: wrong.azp ?? `${tenant}-ui`,
        jti: crypto.randomUUID(),
        ...wrong.claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: tenant })
        .setSubject(login)
        .setIssuer(wrong.issuer ?? `${origin(tenant)}/realms/${tenant}`)
        .setAudience(wrong.audience ?? 'api')
        .setIssuedAt(Math.min(now, now + (wrong.expiresIn ?? 0)))
        .setExpirationTime(now + (wrong.expiresIn ?? 300))
        .sign(wrong.foreignKey ? foreign.privateKey : (await keyOf(tenant)).privateKey);
    },
  };
}
