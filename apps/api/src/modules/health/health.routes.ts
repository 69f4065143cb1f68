import { getHealth, getHealthDetails } from '@closewright/contract/health';
import { readSetting } from '@closewright/domain/system-settings';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../../platform/auth/tenant-directory.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Build } from '../../platform/http/settings.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readHealth } from './health.queries.ts';

interface Deps {
  database: Database;
  config: Config;
  build: Build;
  clock: Clock;
  tenants: TenantDirectory;
}

/** Readiness for everybody, answered only while the database answers; what was built for administrators alone. */
export function healthRoutes(app: FastifyInstance, { database, config, build, clock, tenants }: Deps): void {
  const startedAt = clock.now().toISOString();

  implement(app, getHealth, async () => {
    await database.ping();
    return { status: 'ready' as const };
  });

  implement(app, getHealthDetails, async ({ caller: { actor }, request }) => {
    const { databaseVersion, enterpriseID, name, ...stored } = await readHealth(database, actor);
    const settings = (await tenants.find(actor.tenant, request.id))?.settings ?? {};
    return {
      buildEnv: config.environment,
      ...build,
      nodeVersion: process.version,
      startedAt,
      database: { kind: database.kind, version: databaseVersion },
      ...stored,
      enterprise: {
        enterpriseID,
        name,
        contactName: readSetting(settings, 'enterpriseContactName'),
        contactTitle: readSetting(settings, 'enterpriseContactTitle'),
      },
    };
  });
}
