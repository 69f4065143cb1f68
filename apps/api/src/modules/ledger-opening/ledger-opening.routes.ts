import * as contract from '@closewright/contract/ledger-opening';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { askOpening } from './ask-opening.usecases.ts';
import { decideOpening } from './decide-opening.usecases.ts';
import { getOpening, listOpenings } from './openings.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** How bank accounts begin that have money. */
export function ledgerOpeningRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  implement(app, contract.listOpenings, ({ caller, query }) => listOpenings(database, caller, query));
  implement(app, contract.getOpening, ({ caller, params }) => getOpening(database, caller, params.openingID));
  implement(app, contract.askOpening, ({ caller, body }) => askOpening(deps, caller, body));
  implement(app, contract.decideOpening, ({ caller, params, body }) =>
    decideOpening(deps, caller, { ...params, ...body }),
  );
}
