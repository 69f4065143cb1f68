import { getNotificationCounts } from '@closewright/contract/notifications';
import { localInstant } from '@closewright/domain/formats';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { tenantZone } from '../../platform/clock/tenant-zone.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { countFiles } from '../orders/order-counts.queries.ts';
import { readerOf } from '../orders/orders.usecases.ts';

/** Counts for the badges of the browser. */
export function notificationsRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }) {
  implement(app, getNotificationCounts, ({ caller }) => {
    const { date } = localInstant(clock.now().toISOString(), tenantZone(caller.session));
    return countFiles(database, readerOf(caller), date);
  });
}
