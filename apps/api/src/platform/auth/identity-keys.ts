import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/**
 * Where the tokens of a tenant come from. Production reads the key set of the identity host; development asks the
 * built-in provider in the same process; tests bring a key of their own.
 */
export interface IdentityKeys {
  /** The issuer a token of this tenant must name. `origin` is scheme and host as the browser sees them. */
  issuerFor(tenant: string, origin: string): string;
  /** The public keys of that tenant's realm. */
  keys(tenant: string): Promise<JWTVerifyGetKey>;
}

/**
 * Keys of a Keycloak: one realm per tenant, key sets fetched once and on unknown key ids. `identityUrl` is where this
 * process reaches it; people reach it on their tenant's own host, so that is what its tokens name as issuer
 * (docs/decisions/0004).
 */
export function remoteIdentityKeys(identityUrl: string): IdentityKeys {
  const base = identityUrl.replace(/\/+$/, '');
  const sets = new Map<string, JWTVerifyGetKey>();
  const realmPath = (tenant: string) => `/realms/${encodeURIComponent(tenant)}`;
  return {
    issuerFor: (tenant, origin) => `${origin}${realmPath(tenant)}`,
    async keys(tenant) {
      let set = sets.get(tenant);
      if (!set) {
        set = createRemoteJWKSet(new URL(`${base}${realmPath(tenant)}/protocol/openid-connect/certs`), {
          timeoutDuration: 5000,
          cooldownDuration: 10_000,
        });
        sets.set(tenant, set);
      }
      return set;
    },
  };
}
