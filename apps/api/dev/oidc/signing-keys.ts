import { createHmac } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { type SecretBox, textSeal } from '../../src/platform/secrets/index.ts';
import { identityKeyPlace } from '../../src/platform/secrets/reseal.ts';
import type { IdentityStore } from './identity-store.ts';

export interface RealmKeys {
  /** Private keys, the signing one first. */
  private: JWK[];
  /** What anybody may know of them. */
  public: { keys: JWK[] };
  /** Signs the cookies of the realm. */
  cookieSecret: string;
}

/**
 * The signing keys of a realm, from the database: a restart must not invalidate the tokens people hold, and one node
 * must accept what the other signed (so both need the same CLOSEWRIGHT_KEYS). RS256, as Keycloak's own default is.
 */
export async function loadRealmKeys(store: IdentityStore, tenant: string, secrets: SecretBox): Promise<RealmKeys> {
  const sealOf = (kid: string) => textSeal(secrets, identityKeyPlace(tenant, kid));
  const stored = await store.keys(tenant, async () => {
    const jwk = await createSigningKey();
    const kid = String(jwk.kid);
    return { kid, sealed: sealOf(kid).seal(JSON.stringify(jwk)) };
  });
  const keys = stored.map(({ kid, sealed }) => JSON.parse(sealOf(kid).open(sealed)) as JWK);
  const newest = keys[0];
  if (!newest) throw new Error(`The realm ${tenant} has no signing key.`);
  return {
    private: keys,
    public: { keys: keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) },
    // Derived, so that it is the same on each node without one more secret to keep.
    cookieSecret: createHmac('sha256', String(newest.d)).update('closewright identity cookies').digest('base64url'),
  };
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}
