import * as contract from '@closewright/contract/controls';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { askControlChange, decideControlChange, listControlChanges } from './controls.usecases.ts';

/** Weaker settings: asked for by one person, approved by another. */
export function controlsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listControlChanges, ({ caller }) => listControlChanges(database, caller));
  implement(app, contract.askControlChange, ({ caller, body }) => askControlChange(database, caller, body));
  implement(app, contract.decideControlChange, ({ caller, params, body }) =>
    decideControlChange(database, caller, { ...params, ...body }),
  );
}
