import * as contract from '@closewright/contract/regions';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { createBranch, listBranches, saveBranch } from './branches.usecases.ts';
import { createRegion, listRegions, saveRegion } from './regions.usecases.ts';

/** Regions and their branches, as administrators set them up. */
export function regionsRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listRegions, ({ caller }) => listRegions(database, caller));
  implement(app, contract.createRegion, ({ caller, body }) => createRegion(database, caller, body));
  implement(app, contract.saveRegion, ({ caller, params, body }) =>
    saveRegion(database, caller, { ...params, ...body }),
  );
  implement(app, contract.listBranches, ({ caller }) => listBranches(database, caller));
  implement(app, contract.createBranch, ({ caller, body }) => createBranch(database, caller, body));
  implement(app, contract.saveBranch, ({ caller, params, body }) =>
    saveBranch(database, caller, { ...params, ...body }),
  );
}
