import { getHealth } from '@closewright/contract/health';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';

/** What was built, for whoever operates the server. */
export interface Build {
  gitHash: string | null;
  buildDate: string | null;
}

interface Deps {
  database: Database;
  config: Config;
  build: Build;
}

/** Readiness: answers only while the database answers. */
export function healthRoutes(app: FastifyInstance, { database, config, build }: Deps): void {
  implement(app, getHealth, async () => {
    await database.ping();
    return { status: 'ready' as const, database: database.kind, buildEnv: config.environment, ...build };
  });
}
