import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { modules } from './modules/index.ts';
import { headPlace } from './platform/audit/proof/head-places.ts';
import { keepHeads } from './platform/audit/proof/keep-heads.ts';
import { readFileRegion } from './platform/auth/file-region.queries.ts';
import { ApiGate } from './platform/auth/gate.ts';
import type { IdentityKeys } from './platform/auth/identity-keys.ts';
import { SessionStore } from './platform/auth/session-store.ts';
import { TenantDirectory } from './platform/auth/tenant-directory.ts';
import { TokenVerifier } from './platform/auth/token-verifier.ts';
import { readUsers } from './platform/auth/user.queries.ts';
import type { Clock } from './platform/clock/index.ts';
import type { Config } from './platform/config/index.ts';
import { Downloads } from './platform/downloads/index.ts';
import { refuseUnroutable, registerErrorHandler } from './platform/errors/error-handler.ts';
import { hearAccessChanges } from './platform/events/access-events.ts';
import { hearFileEvents } from './platform/events/file-events.ts';
import { jsonLimits } from './platform/http/json-limits.ts';
import { registerJsonParser } from './platform/http/json-parser.ts';
import { followRequests } from './platform/http/mishaps.ts';
import { registerRateLimits } from './platform/http/rate-limits.ts';
import { registerReference } from './platform/http/reference.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import type { HttpSettings } from './platform/http/settings.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { answerOnce } from './platform/idempotency/answer-once.ts';
import { sweepOldKeys } from './platform/idempotency/old-keys.ts';
import { sweepLapsedLocks } from './platform/locks/lapsed-locks.ts';
import { registerMailPages } from './platform/mail/mail-pages.ts';
import type { MailSink } from './platform/mail/mail-sink.ts';
import { Printer } from './platform/pdf/index.ts';
import { checkPin } from './platform/pin/index.ts';
import { registerRealtime } from './platform/realtime/realtime.routes.ts';
import { SocketHub } from './platform/realtime/socket-hub.ts';
import type { SecretBox } from './platform/secrets/index.ts';
import { type Database, systemActor } from './platform/tenant/in-tenant.ts';

/** Everything the app needs from outside; tests bring their own. */
export interface AppDeps {
  database: Database;
  config: Config;
  settings: HttpSettings;
  clock: Clock;
  identity: IdentityKeys;
  secrets: SecretBox;
  /** What watches the app at work: figures and traces, where they are wanted. */
  watches?: readonly { watch(app: FastifyInstance): void }[];
  /** The development mail sink; null where there is none. */
  mail: MailSink | null;
  log: FastifyServerOptions['logger'];
  /** Folder of the built web app. */
  webFolder: string;
}

const version = '0.1.0';

/** Builds the app: everything but listening and the development sign-in. Used by main and by every test. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, config, settings, clock, identity, secrets } = deps;
  const isProduction = config.mode === 'production';
  const app = Fastify({
    frameworkErrors: refuseUnroutable(isProduction),
    logger: deps.log ?? false,
    // Ids from outside would let a caller forge the trail of another request.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // One line per refusal or failure is logged by the error handler; two per request would say little and cost much.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimits.bytes,
    trustProxy: settings.trustProxy,
    // Time for a whole request: a client that drips its bytes is cut off.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  const now = () => clock.now();
  for (const each of deps.watches ?? []) each.watch(app);

  followRequests(app);
  registerErrorHandler(app, { showStack: config.mode === 'development' });
  await registerSecurityHeaders(app, {
    production: isProduction,
    webFolder: deps.webFolder,
  });
  registerJsonParser(app);
  const limits = await registerRateLimits(app, settings.rateLimits);

  const tenants = new TenantDirectory(database, now);
  const sessions = new SessionStore(database, now);
  const verifier = new TokenVerifier(identity, now);
  const gate = new ApiGate({
    verifier,
    sessions,
    tenants,
    limits,
    regionOfFile: (actor, ordersID) => readFileRegion(database, actor, ordersID),
  });
  app.decorate('implemented', []);
  app.decorate('hosts', settings.hosts);
  app.decorate('gate', gate);
  app.decorate('answerOnce', (call, answer) => answerOnce(database, call, answer));
  app.decorate('checkPin', (caller, pin) => checkPin({ database, secrets, clock }, caller, pin));
  app.decorateRequest('caller', null);
  app.decorateRequest('actor', null);

  const hub = new SocketHub(now);
  app.decorate('openSockets', () => hub.size);
  await registerRealtime(app, { hub, admit: (request, token) => gate.admitToken(request, token) });
  const stopWatching = database.watchListening({
    lost: () => sessions.deafen(),
    back() {
      sessions.hearAgain();
      tenants.forgetAll();
      void hub.beginAnew((tenant, logins) => readUsers(database, systemActor(tenant, 'gap'), logins));
    },
  });
  const stopHearing = await Promise.all([
    hearFileEvents(database, (event) => hub.announce(event)),
    hearAccessChanges(database, (change) => {
      sessions.forget(change.tenant);
      tenants.forget(change.tenant);
      hub.reconnect(change.tenant, change.users ?? null);
    }),
  ]);
  const stopSweeping = sweepLapsedLocks(database, () => hub.tenants(), app.log);
  const places = config.auditHeads.targets.map(headPlace);
  const stopKeeping = keepHeads(
    { database, secrets, clock, places, log: app.log },
    config.auditHeads.everyMilliseconds,
  );
  const stopRemoving = sweepOldKeys(database, app.log);
  app.addHook('onClose', async () => {
    stopWatching();
    await Promise.all([stopSweeping, stopKeeping, stopRemoving, ...stopHearing].map((stop) => stop()));
  });

  const downloads = new Downloads(app, { database, secrets, clock, limit: limits.ofPublicRead });
  const printer = new Printer();
  app.addHook('onClose', () => printer.close());
  const offered = { database, config, settings, clock, secrets, tenants, places, downloads, printer };
  for (const routes of modules) routes(app, offered);
  await registerReference(app, version);
  if (deps.mail && !isProduction) registerMailPages(app, deps.mail);
  await registerWebApp(app, deps.webFolder);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How many browsers listen here. */
    openSockets(): number;
  }
}
