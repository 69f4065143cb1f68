import type { Environment } from '@closewright/contract/session';
import Keycloak from 'keycloak-js';

/** The identity provider as the rest of the app sees it. */
export interface Identity {
  readonly isAuthenticated: boolean;
  /** The access token, undefined when there is none. */
  token(): string | undefined;
  /** Claims of the access token (core.md §3). */
  claims(): Readonly<Record<string, unknown>>;
  /** Renews the token unless it is good for that long. Rejects when the provider refuses. */
  update(minValiditySeconds: number): Promise<boolean>;
  /** Leaves for the sign-in page; the promise never matters, the page goes away. */
  logIn(): Promise<void>;
  logOut(): Promise<void>;
  /** Calls back when the session has ended somewhere else: another tab has logged out. */
  onEnded(listener: () => void): void;
  /** Forgets the tokens without telling the provider. */
  clear(): void;
}

/** Starts keycloak-js: silent check first, PKCE, no redirect of its own. */
export async function startIdentity(
  environment: Pick<Environment, 'identityHost' | 'realm'>,
  clientId: string,
): Promise<Identity> {
  const client = new Keycloak({ url: environment.identityHost, realm: environment.realm, clientId });
  await client.init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    pkceMethod: 'S256',
    scope: 'openid profile email',
  });
  return identityOf(client);
}

function identityOf(client: Keycloak): Identity {
  // The library forgets the id token with the others; without it the provider asks "Sign out?" instead of doing it.
  let idToken = client.idToken;
  /**
   * What this tab itself does at the moment: the library clears its tokens for that as well, and it is told in other ways. Counted,
   * because a renewal may begin before the one before it has ended.
   */
  let ownDoings = 0;
  return {
    get isAuthenticated() {
      return client.authenticated === true;
    },
    token: () => client.token,
    claims: () => client.tokenParsed ?? {},
    async update(minValiditySeconds) {
      ownDoings += 1;
      try {
        return await client.updateToken(minValiditySeconds);
      } finally {
        ownDoings -= 1;
        idToken = client.idToken ?? idToken;
      }
    },
    logIn: () => client.login({ redirectUri: location.href }),
    logOut() {
      ownDoings += 1;
      client.idToken ??= idToken;
      return client.logout({ redirectUri: `${location.origin}/` });
    },
    onEnded(listener) {
      client.onAuthLogout = () => {
        if (ownDoings === 0) listener();
      };
    },
    clear() {
      ownDoings += 1;
      client.clearToken();
    },
  };
}
