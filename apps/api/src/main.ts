import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { CommandServer } from './operator/command-server.ts';
import { type IdentityKeys, remoteIdentityKeys } from './platform/auth/identity-keys.ts';
import { type Clock, systemClock } from './platform/clock/index.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/index.ts';
import { DataFolderInUse, openDatabase, UnfitLogin } from './platform/db/index.ts';
import { loggerOptions } from './platform/http/logger.ts';
import { surviveMishaps } from './platform/http/mishaps.ts';
import { loadHttpSettings } from './platform/http/settings.ts';
import { compressWebApp } from './platform/http/web-app.ts';
import { type MailSink, startMailSink } from './platform/mail/mail-sink.ts';
import { loadMetrics } from './platform/metrics/index.ts';
import { openSecretBox, type SecretBox } from './platform/secrets/index.ts';
import type { Database } from './platform/tenant/in-tenant.ts';
import { startTracing } from './platform/tracing/index.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where the mail sink looks for a free port: far from those that products side by side listen at. */
const mailPort = 2525;

/** How long requests under way may take to end before they are cut off, and all of the closing before the process goes anyway. */
const closingMilliseconds = { requests: 10_000, all: 60_000 };

/** The development sign-in, where it is used: its keys, and how it joins the app. */
interface Identity {
  keys: IdentityKeys;
  register(app: FastifyInstance): Promise<void>;
  /** Lines to print: who can sign in. */
  logins: string[];
}

/** Starts the server as its environment says. The journeys start it too, to make tenants while it runs. */
export async function start(clock: Clock): Promise<{ database: Database; secrets: SecretBox }> {
  const config = loadConfig();
  const settings = loadHttpSettings();
  // In production a node without the owner's login starts on the schema that `migrate` brought up to date before.
  const isProduction = config.mode === 'production';
  const migrate = !isProduction || config.database.databaseOwnerURL !== null;
  const commands = new CommandServer(config.dataDir);
  const { connections, database } = await openDatabase({
    ...config.database,
    migrate,
    refuseUnfitLogin: isProduction,
    holding: commands.holding,
  });
  const secrets = openSecretBox(config, clock);
  if (config.mode === 'development') await seed(database, secrets);
  const identity = await createIdentity(config, database, secrets, clock);
  const mail = await startMail(config, settings.mailPort, clock);
  const tracing = await startTracing();
  const metrics = settings.metrics && (await loadMetrics(database));

  const app = await buildApp({
    database,
    config,
    settings,
    clock,
    identity: identity.keys,
    secrets,
    watches: [tracing, metrics].filter((each) => each !== null),
    mail,
    log: loggerOptions(config.logLevel),
    webFolder,
  });
  await identity.register(app);
  app.addHook('preClose', () => commands.close());
  // What the app ends on closing still writes: its database goes after it.
  const close = async (): Promise<void> => {
    const late = setTimeout(() => app.server.closeAllConnections(), closingMilliseconds.requests);
    await app.close();
    clearTimeout(late);
    await mail?.close();
    await metrics?.close();
    await tracing?.close();
    await database.close();
  };
  surviveMishaps(
    app,
    closeInOrder(close, (why) => app.log.fatal({ err: why }, 'the server did not close in order')),
  );
  const metricsPort = settings.metrics && (await metrics?.listen(settings.metrics));
  await app.listen({ port: config.port, host: config.host });
  if (database.kind === 'embedded')
    await commands.listen({ connections, database, config, clock, secrets: () => secrets }, app.log);
  announce(app, config, identity.logins, mail);
  if (metricsPort) console.log(`Metrics: http://${settings.metrics?.host}:${metricsPort}/metrics`);
  compressWebApp(webFolder).catch((error) => app.log.warn({ err: error }, 'web app not compressed'));
  return { database, secrets };
}

async function createIdentity(config: Config, database: Database, secrets: SecretBox, clock: Clock): Promise<Identity> {
  if (config.identityURL) {
    return { keys: remoteIdentityKeys(config.identityURL), register: async () => undefined, logins: [] };
  }
  if (config.mode === 'production') throw new ConfigError(['IDENTITY_URL is missing']);
  // Loaded here and nowhere else, so that production never has the development sign-in in memory.
  const { createDevelopmentIdentity, demoPassword, demoTenants } = await import('../dev/oidc/index.ts');
  const identity = createDevelopmentIdentity({ database, clock, secrets });
  const first = demoTenants.values().next().value;
  return {
    keys: identity,
    register: (app) => identity.register(app),
    logins: [
      `Sign in with one of these, password ${demoPassword}:`,
      `  ${first?.users.map((u) => u.username).join('  ')}`,
    ],
  };
}

/** Demo tenants, staff and files, where the database has none. Loaded here only: production has no demo data in memory. */
async function seed(database: Database, secrets: SecretBox): Promise<void> {
  const { seedDemo } = await import('../seed/demo.ts');
  await seedDemo(database, secrets);
}

async function startMail(config: Config, port: number | null, clock: Clock): Promise<MailSink | null> {
  if (config.mode === 'production') return null;
  const folder = join(config.dataDir, 'mail');
  const wanted = port === null ? { port: mailPort, orNext: true } : { port };
  return startMailSink({ ...wanted, folder, now: () => clock.now() }).catch((error: Error) => {
    console.warn(`The mail sink does not run: ${error.message}. Set MAIL_PORT to another port.`);
    return null;
  });
}

/**
 * Ends the process when it is asked to, once requests under way are answered; asked a second time, at once.
 * @param tell logs why it ends out of order
 * @returns how to end it in the same order as one that failed
 */
function closeInOrder(closeAll: () => Promise<void>, tell: (why: unknown) => void): () => void {
  let isClosing = false;
  const fail = (why: unknown): void => {
    tell(why);
    process.exit(1);
  };
  const close = (exitCode: number): void => {
    if (isClosing) return;
    isClosing = true;
    const tooLate = new Error(`Not closed after ${closingMilliseconds.all / 1000} s`);
    setTimeout(fail, closingMilliseconds.all, tooLate).unref();
    closeAll().then(() => process.exit(exitCode), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (isClosing ? process.exit(1) : close(0)));
  return () => close(1);
}

function announce(app: FastifyInstance, config: Config, logins: string[], mail: MailSink | null): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const lines = ['Closewright is ready.'];
  if (config.mode !== 'production') {
    lines.push(`  http://epsilon.localhost:${port}`, `  http://ficus.localhost:${port}`, ...logins);
    lines.push(`Api reference: http://epsilon.localhost:${port}/api/docs`);
    if (mail)
      lines.push(`Mail sink: smtp://127.0.0.1:${mail.port}, read it at http://epsilon.localhost:${port}/dev/mail`);
  }
  console.log(lines.join('\n'));
}

/** Which variable names the port that is taken. */
const portOf = (error: unknown): string =>
  String((error as { port?: number }).port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';

if (import.meta.main)
  start(systemClock).catch((error: unknown) => {
    const isPlain = error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof UnfitLogin;
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken)
      console.error(
        `${(error as Error).message}\nSomething else listens there: choose another port with ${portOf(error)}.`,
      );
    else console.error(isPlain ? error.message : error);
    process.exit(1);
  });
