import { getNotificationCounts } from '@closewright/contract/notifications';
import { localInstant } from '@closewright/domain/formats';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import type { Config } from '../../platform/config/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { countOpenAlerts } from '../alerts/alerts.queries.ts';
import { countSystemAlerts } from '../alerts/system-alerts.usecases.ts';
import { countFiles } from '../orders/order-counts.queries.ts';
import { readerOf } from '../orders/orders.usecases.ts';
import { taskNotificationInfo } from '../workflow/dashboard.usecases.ts';

interface Deps {
  database: Database;
  config: Config;
  clock: Clock;
}

/** Counts for the badges of the browser. */
export function notificationsRoutes(app: FastifyInstance, { database, config, clock }: Deps) {
  implement(app, getNotificationCounts, async ({ caller }) => {
    const now = clock.now();
    const { date } = localInstant(now.toISOString(), tenantZone(caller.session));
    const reader = readerOf(caller);
    const [files, openAlerts, systemAlerts, tasks] = await Promise.all([
      countFiles(database, reader, date),
      countOpenAlerts(database, reader, date),
      countSystemAlerts({ database, config, clock }, caller),
      taskNotificationInfo(database, caller, now),
    ]);
    return { ...files, openAlerts, systemAlerts, tasks };
  });
}
