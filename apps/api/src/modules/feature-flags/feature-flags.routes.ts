import * as contract from '@closewright/contract/feature-flags';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { listFlags, patchFlags } from './feature-flags.usecases.ts';

/** The feature flags of the tenant. */
export function featureFlagsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listFeatureFlags, ({ caller }) => listFlags(database, caller));
  implement(app, contract.patchFeatureFlags, ({ caller, body }) => patchFlags(database, caller, body.changes));
}
