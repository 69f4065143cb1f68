import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDevelopmentIdentity, type DevelopmentIdentity } from '../../dev/oidc/index.ts';
import { systemClock } from '../../src/platform/clock/index.ts';
import { openSecretBox } from '../../src/platform/secrets/index.ts';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';

/** The key of every node in these tests: nodes over one database share it, as in production. */
export const secrets = openSecretBox({ keys: `test:${randomBytes(32).toString('base64')}`, dataDir: '' }, systemClock);

export interface IdentityServer {
  app: FastifyInstance;
  identity: DevelopmentIdentity;
  address: string;
  port: number;
}

/** A node with nothing but the development sign-in, listening on a free port (or the one given, after a restart). */
export async function startIdentityServer(
  database: Database,
  options: { port?: number; now?: () => Date; prepare?: (app: FastifyInstance) => void } = {},
): Promise<IdentityServer> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const clock = options.now ? { now: options.now } : systemClock;
  const identity = createDevelopmentIdentity({ database, clock, secrets });
  options.prepare?.(app);
  await identity.register(app);
  const address = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return { app, identity, address, port: Number(new URL(address).port) };
}
