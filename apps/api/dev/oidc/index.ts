// For schema.hide, which keeps these paths out of the api's own description.

import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Provider } from 'oidc-provider';
import type { Clock } from '../../src/platform/clock/index.ts';
import type { SecretBox } from '../../src/platform/secrets/index.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import { createDatabaseIdentityStore } from './database-identity-store.ts';
import { LoginForm } from './login-form.ts';
import { LoginThrottle } from './login-throttle.ts';
import { type FramePage, loginStatusPage, thirdPartyCookiesPage } from './pages/frame-pages.ts';
import { clientOf, realmPath } from './provider.ts';
import { Realms } from './realms.ts';

export { demoPassword, demoTenants } from './demo-tenants.ts';

interface Dependencies {
  database: Pick<Database, 'inTenant'>;
  clock: Clock;
  /** Seals the signing keys at rest. */
  secrets: SecretBox;
}

export interface DevelopmentIdentity {
  issuerFor(tenant: string, origin: string): string;
  /** The public keys of a tenant's realm, without a request: this process is the provider. */
  keys(tenant: string): Promise<JWTVerifyGetKey>;
  register(app: FastifyInstance): Promise<void>;
}

/**
 * The development sign-in: an OpenID provider behind Keycloak's own paths (`/realms/{tenant}/protocol/openid-connect/...`),
 * good enough for an unmodified keycloak-js. It has demo users with a printed password, so it refuses to exist in
 * production; there Keycloak takes its place (docs/deploy.md).
 */
export function createDevelopmentIdentity(deps: Dependencies): DevelopmentIdentity {
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The development sign-in refuses to start in production: set IDENTITY_URL to a Keycloak (docs/deploy.md).',
    );
  }
  const store = createDatabaseIdentityStore(deps.database);
  let report = (_error: Error): void => {};
  const realms = new Realms({ store, secrets: deps.secrets, onError: (error) => report(error) });
  const form = new LoginForm(store, new LoginThrottle(() => deps.clock.now().getTime()));

  return {
    issuerFor: (tenant, origin) => `${origin}${realmPath(tenant)}`,
    async keys(tenant) {
      const keys = await realms.keys(tenant);
      return createLocalJWKSet(keys?.public ?? { keys: [] });
    },
    async register(app) {
      report = (error) => app.log.error({ err: error }, 'development sign-in failed');
      await app.register(async (scope) => routes(scope, realms, form));
    },
  };
}

interface RealmRoute {
  Params: { realm: string };
}

type RealmRequest = FastifyRequest<RealmRoute>;
type Work = (tenant: string, provider: Provider) => Promise<void>;

function routes(scope: FastifyInstance, realms: Realms, form: LoginForm): void {
  // The provider reads request bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const frame = (path: string, content: (tenant: string) => FramePage) =>
    scope.route<RealmRoute>({
      method: 'GET',
      url: `/realms/:realm/protocol/openid-connect/${path}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const tenant = tenantOf(request);
        if (!tenant || !(await realms.keys(tenant))) return noSuchRealm(reply);
        const { headers, html } = content(tenant);
        return reply.headers(headers).send(html);
      },
    });
  frame('login-status-iframe.html', (tenant) => loginStatusPage(clientOf(tenant)));
  const cookiesPage = thirdPartyCookiesPage();
  frame('3p-cookies/step1.html', () => cookiesPage);

  const inRealm = (
    method: HTTPMethods | HTTPMethods[],
    url: string,
    workOf: (request: RealmRequest, reply: FastifyReply) => Work,
  ) =>
    scope.route<RealmRoute>({
      method,
      url: `/realms/:realm/${url}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const tenant = tenantOf(request);
        const provider = tenant ? await realms.provider(tenant, originOf(request)) : null;
        if (!tenant || !provider) return noSuchRealm(reply);
        reply.hijack();
        try {
          await workOf(request, reply)(tenant, provider);
        } catch (error) {
          request.log.error({ err: error }, 'development sign-in failed');
          if (!reply.raw.headersSent) reply.raw.writeHead(500, { 'content-type': 'text/plain' });
          reply.raw.end('The sign-in failed.');
        }
        return reply;
      },
    });

  const login = 'login-actions/authenticate/:uid';
  inRealm('GET', login, (request, reply) => (tenant, provider) => form.show({ tenant, provider, request, reply }));
  inRealm('POST', login, (request, reply) => (tenant, provider) => form.submit({ tenant, provider, request, reply }));
  inRealm(['GET', 'POST', 'OPTIONS'], '*', (request, reply) => async (tenant, provider) => {
    // The provider works out its own address from the part of the original one that is missing here.
    const raw: IncomingMessage & { originalUrl?: string } = request.raw;
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(realmPath(tenant).length);
    await provider.callback()(raw, reply.raw);
  });
}

/** The tenant of a request, or null when the realm in its path is not that of its host: no tenant serves another's. */
function tenantOf(request: RealmRequest): string | null {
  const { realm } = request.params;
  const labels = request.hostname.toLowerCase().split('.');
  return labels.length > 1 && labels[0] === realm ? realm : null;
}

const originOf = (request: RealmRequest): string => `${request.protocol}://${request.host.toLowerCase()}`;

function noSuchRealm(reply: FastifyReply): FastifyReply {
  // Keycloak's words.
  return reply
    .code(404)
    .type('application/json')
    .send(JSON.stringify({ error: 'Realm does not exist' }));
}
