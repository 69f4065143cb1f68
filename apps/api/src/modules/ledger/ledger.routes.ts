import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { keepCheckpoints } from './keep-checkpoints.ts';

/** The trust ledger. It has no calls of its own, as the modules that post have them; where its chains end is written down day by day. */
export function ledgerRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const stop = keepCheckpoints(database, app.log);
  app.addHook('onClose', () => stop());
}
