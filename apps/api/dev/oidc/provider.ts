import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { accessTokenClaims, identityClaims } from './claims.ts';
import { endSession, provesWhoAsks } from './end-session.ts';
import type { IdentityStore } from './identity-store.ts';
import { Provider as OpenIDProvider } from './oidc-provider-module.ts';
import { documentHeaders, newNonce, pagePolicy } from './pages/document.ts';
import { errorPage } from './pages/error-page.ts';
import { confirmLogoutPage, signedOutPage } from './pages/logout-page.ts';
import { RecordAdapter } from './record-adapter.ts';
import { shapeRefreshTokens } from './refresh-token-shape.ts';
import { sessionStatus, statusCookie } from './session-status.ts';
import type { RealmKeys } from './signing-keys.ts';

/**
 * Seconds, as in deploy/keycloak. The app looks every 300 s and renews a token that is good for less than 300 s: with 720 that
 * happens at the second look, 120 s before the end. A multiple of 300 would leave it to chance whether the token ends first.
 */
const lifetime = { accessToken: 720, code: 60, interaction: 1800, refreshToken: 1800, session: 10 * 3600 };

/** The api as a resource: an absolute URI by the standard; the audience in the token is the plain word. */
const apiResource = 'urn:closewright:api';
const apiAudience = 'api';
const scopes = 'openid profile email';

interface Options {
  tenant: string;
  /** Scheme and host as the browser sees them. */
  origin: string;
  store: IdentityStore;
  keys: RealmKeys;
  onError(error: Error): void;
}

/** The path of everything a realm serves, on the tenant's own host. */
export const realmPath = (tenant: string): string => `/realms/${tenant}`;
export const loginPath = (tenant: string, uid: string): string =>
  `${realmPath(tenant)}/login-actions/authenticate/${uid}`;
export const clientOf = (tenant: string): string => `${tenant}-ui`;

/** The OpenID provider of one realm as seen on one origin, behind Keycloak's paths. */
export function createProvider(options: Options): Provider {
  const { tenant, origin, store } = options;
  const secure = origin.startsWith('https:');
  const provider = new OpenIDProvider(`${origin}${realmPath(tenant)}`, configuration(options));
  // Behind TLS of a reverse proxy the connection itself is plain: the proxy's word on the scheme is what counts.
  provider.proxy = secure;

  shapeRefreshTokens(provider);
  matchRedirectsByOrigin(provider, origin);

  provider.use(async (ctx, next) => {
    const nonce = newNonce();
    ctx.state.nonce = nonce;
    ctx.set(documentHeaders(pagePolicy(nonce, 'self')));
    await next();
  });

  const cookie = { path: realmPath(tenant), sameSite: 'lax', secure, signed: false, httpOnly: false } as const;
  provider.on('authorization.success', (ctx) => {
    const uid = ctx.oidc.session?.uid;
    if (uid) ctx.cookies.set(statusCookie, sessionStatus(uid), cookie);
  });
  const forget = (ctx: KoaContextWithOIDC) => ctx.cookies.set(statusCookie, null, cookie);
  provider.on('end_session.success', forget);
  provider.on('authorization.error', (ctx, error) => {
    // The session ran out on the server: without this each start would ask again whether it is still there.
    if (error.error === 'login_required') forget(ctx);
  });
  provider.on('server_error', (_ctx, error) => options.onError(error));
  return provider;

  function configuration({ keys }: Options): Configuration {
    const cookieOptions = { path: realmPath(tenant), sameSite: 'lax', secure, httpOnly: true, signed: true } as const;
    return {
      adapter: (kind: string) => new RecordAdapter(store, tenant, kind),
      jwks: { keys: keys.private },
      clients: [
        {
          client_id: clientOf(tenant),
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          redirect_uris: [`${origin}/`],
          post_logout_redirect_uris: [`${origin}/`],
          id_token_signed_response_alg: 'RS256',
        },
      ],
      routes: {
        authorization: '/protocol/openid-connect/auth',
        token: '/protocol/openid-connect/token',
        jwks: '/protocol/openid-connect/certs',
        userinfo: '/protocol/openid-connect/userinfo',
        end_session: '/protocol/openid-connect/logout',
        introspection: '/protocol/openid-connect/token/introspect',
        revocation: '/protocol/openid-connect/revoke',
      },
      cookies: {
        keys: [keys.cookieSecret],
        names: {
          session: 'closewright_identity',
          interaction: 'closewright_identity_interaction',
          resume: 'closewright_identity_resume',
        },
        long: cookieOptions,
        // No path: the provider narrows these two to the one sign-in they belong to, so that two tabs do not collide.
        short: { sameSite: 'lax', secure, httpOnly: true, signed: true },
      },
      ttl: {
        AccessToken: lifetime.accessToken,
        AuthorizationCode: lifetime.code,
        Grant: lifetime.session,
        IdToken: lifetime.accessToken,
        Interaction: lifetime.interaction,
        RefreshToken: lifetime.refreshToken,
        Session: lifetime.session,
      },
      scopes: scopes.split(' '),
      claims: {
        openid: ['sub'],
        profile: ['name', 'preferred_username'],
        email: ['email', 'email_verified'],
      },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      rotateRefreshToken: true,
      issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
      clientBasedCORS: (_ctx, requestOrigin) => requestOrigin === origin,
      findAccount: async (_ctx, username) => {
        const user = await store.user(tenant, username);
        if (!user) return undefined;
        return { accountId: username, claims: async () => identityClaims(username, user.claims) };
      },
      loadExistingGrant: existingGrant,
      extraTokenClaims: async (_ctx, token) => {
        if (token.kind !== 'AccessToken') return undefined;
        const user = await store.user(tenant, token.accountId);
        if (!user) return undefined;
        return accessTokenClaims(tenant, user.username, user.claims, {
          sessionUid: token.sessionUid,
          clientID: token.clientId,
        });
      },
      interactions: { url: (_ctx, interaction) => loginPath(tenant, interaction.uid) },
      renderError: (ctx, out) => {
        // Two tabs log out at the same moment and the other one was quicker: this one is done, too.
        if (ctx.path.endsWith('/logout/confirm')) {
          ctx.status = 303;
          ctx.redirect(`${origin}/`);
          return;
        }
        ctx.type = 'html';
        ctx.body = errorPage({ nonce: ctx.state.nonce, title: 'Sign in is not possible', message: describe(out) });
      },
      features: {
        devInteractions: { enabled: false },
        introspection: { enabled: true },
        revocation: { enabled: true },
        resourceIndicators: {
          enabled: true,
          defaultResource: async () => apiResource,
          useGrantedResource: async () => true,
          getResourceServerInfo: async () => ({
            scope: scopes,
            audience: apiAudience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetime.accessToken,
            jwt: { sign: { alg: 'RS256' } },
          }),
        },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: async (ctx, form) => {
            // As Keycloak does: with the id token the app has shown who asks; without it the user is asked.
            if (provesWhoAsks(ctx)) await endSession(ctx, `${origin}/`, cookieOptions);
            else ctx.body = confirmLogoutPage(ctx.state.nonce, form);
          },
          postLogoutSuccessSource: (ctx) => {
            ctx.body = signedOutPage(ctx.state.nonce, `${origin}/`);
          },
        },
      },
    };
  }
}

/** Everything a demo login may have is granted at once: there is one client, the product itself, and no consent screen. */
async function existingGrant(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(apiResource, scopes);
  await grant.save();
  return grant;
}

/**
 * The provider compares redirect addresses letter by letter, which refuses every deep link. Keycloak is registered with
 * `{origin}/*`; this is the same rule. Parsed, not compared as text: `http://host@elsewhere/` is elsewhere.
 */
function matchRedirectsByOrigin(provider: Provider, origin: string): void {
  const isOurs = (address: string): boolean => {
    const url = URL.parse(address);
    return url !== null && url.origin === origin && url.username === '' && url.password === '';
  };
  // Two methods that its types leave out.
  const prototype = provider.Client.prototype as unknown as Record<string, (address: string) => boolean>;
  prototype.redirectUriAllowed = isOurs;
  prototype.postLogoutRedirectUriAllowed = isOurs;
}

const describe = (out: { error: string; error_description?: string }): string =>
  `${out.error_description ?? 'The request could not be read'} (${out.error}).`;
