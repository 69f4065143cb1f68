import { listServerEvents, logServerEvent } from '@closewright/contract/server-events';
import { readSetting } from '@closewright/domain/system-settings';
import type { FastifyInstance } from 'fastify';
import type { TenantDirectory } from '../../platform/auth/tenant-directory.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import { type Database, systemActor } from '../../platform/tenant/in-tenant.ts';
import { insertEvent, readEvents } from './server-events.queries.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tenants: TenantDirectory;
}

const logLevels = { Debug: 'debug', Info: 'info', Error: 'error', Fatal: 'fatal' } as const;

/** What browsers report: always to the log of the server, and to the tenant's own list while it keeps one. */
export function serverEventsRoutes(app: FastifyInstance, { database, clock, tenants }: Deps): void {
  const keeps = async (name: string, requestID: string): Promise<boolean> => {
    const tenant = await tenants.find(name, requestID);
    return tenant !== null && readSetting(tenant.settings, 'logStorage');
  };

  implement(app, logServerEvent, async ({ body, caller: { tenant }, request }) => {
    request.log[logLevels[body.level]]({ tenant, user: body.user, event: body.message }, 'browser event');
    if (tenant && (await keeps(tenant, request.id))) {
      const actor = systemActor(tenant, 'server-events', request.id);
      await database.inTenant(actor, (tx) => insertEvent(tx, tenant, body, clock.now()));
    }
    return null;
  });

  implement(app, listServerEvents, async ({ caller: { actor }, query, request }) => {
    const { rows, total } = await readEvents(database, actor, query);
    return { results: rows, totalRecords: total, isOn: await keeps(actor.tenant, request.id) };
  });
}
