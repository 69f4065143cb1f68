import { getHealth, getHealthDetails, getReadiness } from '@closewright/contract/health';
import { AppError } from '@closewright/domain/errors';
import { readSetting } from '@closewright/domain/system-settings';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../../platform/auth/tenant-directory.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Config } from '../../platform/config/index.ts';
import { migrationNames, schemaProblem } from '../../platform/db/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { HttpSettings } from '../../platform/http/settings.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readApplied, readHealth } from './health.queries.ts';

interface Deps {
  database: Database;
  config: Config;
  settings: Pick<HttpSettings, 'build'>;
  clock: Clock;
  tenants: TenantDirectory;
}

const schemaTexts = {
  empty: 'The database is empty: run the migrations.',
  behind: 'The database is behind the code: run the migrations.',
  ahead: 'The database is ahead of the code: this node is older than the schema.',
  apart: 'The database and the code have different migrations.',
} as const;

/** Whether the process lives, and whether it can serve, for everybody; what was built for administrators alone. */
export function healthRoutes(
  app: FastifyInstance,
  { database, config, settings: { build }, clock, tenants }: Deps,
): void {
  const startedAt = clock.now().toISOString();

  implement(app, getHealth, async () => ({ status: 'alive' as const }));

  implement(app, getReadiness, async () => {
    const problem = schemaProblem(await readApplied(database), await migrationNames());
    // The names are for the log: nobody outside needs to know what a database has.
    if (problem) {
      const cause = new Error(`${problem.state}: ${problem.migrations.join(', ')}`);
      throw new AppError('UNAVAILABLE', schemaTexts[problem.state], { cause });
    }
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
