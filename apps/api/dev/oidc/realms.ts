import type { Provider } from 'oidc-provider';
import type { SecretBox } from '../../src/platform/secrets/index.ts';
import { hashPassword } from '../../src/platform/secrets/password-hash.ts';
import { demoPassword, demoTenants } from './demo-tenants.ts';
import type { IdentityStore } from './identity-store.ts';
import { createProvider } from './provider.ts';
import { loadRealmKeys, type RealmKeys } from './signing-keys.ts';

/** A provider holds caches of its own; an attacker inventing host names must not fill the memory with them. */
const maximumProviders = 32;

const realmName = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

interface Options {
  store: IdentityStore;
  secrets: SecretBox;
  onError(error: Error): void;
}

/** The realms of this installation: their demo users, their keys, and one provider for each origin they are seen on. */
export class Realms {
  readonly #options: Options;
  readonly #opened = new Map<string, Promise<RealmKeys | null>>();
  readonly #providers = new Map<string, Promise<Provider | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The keys of a realm, or null where there is no such realm. Its demo users are written when it is first asked for. */
  keys(tenant: string): Promise<RealmKeys | null> {
    return remember(this.#opened, tenant, () => this.#open(tenant));
  }

  /** The provider of a realm on an origin, or null where there is no such realm. */
  provider(tenant: string, origin: string): Promise<Provider | null> {
    return remember(this.#providers, `${origin} ${tenant}`, async () => {
      const keys = await this.keys(tenant);
      if (!keys) return null;
      const { store, onError } = this.#options;
      return createProvider({ tenant, origin, store, keys, onError });
    });
  }

  async #open(tenant: string): Promise<RealmKeys | null> {
    const { store, secrets } = this.#options;
    if (!realmName.test(tenant)) return null;
    const known = await store.usernames(tenant);
    const demo = demoTenants.get(tenant);
    if (demo) {
      // One hash for all: the password is no secret, and nine of them would delay the first sign-in.
      const missing = demo.users.some(({ username }) => !known.includes(username));
      const passwordHash = missing ? await hashPassword(demoPassword) : '';
      await store.saveUsers(
        tenant,
        demo.users.map(({ username, claims }) => ({ username, passwordHash, claims: { ...claims } })),
      );
    } else if (known.length === 0) {
      return null;
    }
    return loadRealmKeys(store, tenant, secrets);
  }
}

/** Keeps the answer, unless there was none: a failure or a missing realm is asked for again. The oldest entry gives way. */
function remember<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const existing = cache.get(key);
  if (existing) return existing;
  const made = make();
  cache.set(key, made);
  if (cache.size > maximumProviders) cache.delete(cache.keys().next().value ?? '');
  made.then(
    (value) => value === null && cache.delete(key),
    () => cache.delete(key),
  );
  return made;
}
