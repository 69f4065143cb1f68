import { listServerEvents, logClientSession, logServerEvent } from '@closewright/contract/server-events';
import { accessReason, errorCodeOf } from '@closewright/domain/access';
import { readFlag } from '@closewright/domain/constants';
import { AppError } from '@closewright/domain/errors';
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

  implement(app, logServerEvent, async ({ body, caller, request }) => {
    const { tenant } = caller;
    const user = await caller.login();
    request.log[logLevels[body.level]]({ tenant, user, event: body.message }, 'browser event');
    if (tenant && (await keeps(tenant, request.id))) {
      const actor = systemActor(tenant, 'server-events', request.id);
      await database.inTenant(actor, (tx) => insertEvent(tx, tenant, { ...body, user }, clock.now()));
    }
    return null;
  });

  implement(app, logClientSession, async ({ body, caller: { actor, session }, request }) => {
    if (!readFlag(session.access.features, 'clientSessionLogging')) {
      const reason = accessReason('featureOff', 'Client session logging');
      throw new AppError(errorCodeOf(reason), reason.text);
    }
    const { tenant } = actor;
    for (const { level, at, message } of body.entries) {
      request.log[logLevels[level]]({ tenant, user: session.login, at, event: message }, 'client session');
    }
    if (await keeps(tenant, request.id)) {
      // Kept at the moment they arrive, like every event: the clock of a browser orders nothing.
      await database.inTenant(actor, async (tx) => {
        for (const { level, message } of body.entries) {
          await insertEvent(tx, tenant, { level, message, user: session.login }, clock.now());
        }
      });
    }
    return null;
  });

  implement(app, listServerEvents, async ({ caller: { actor }, query, request }) => {
    const { rows, total } = await readEvents(database, actor, query);
    return { results: rows, totalRecords: total, isOn: await keeps(actor.tenant, request.id) };
  });
}
