import { checkRouteAccess } from '@closewright/contract/session';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { routeAccessOf } from './route-access.usecases.ts';

/** What the caller may do on a screen. */
export function routeAccessRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, checkRouteAccess, ({ caller, query }) => routeAccessOf(database, caller, query));
}
