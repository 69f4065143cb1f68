import * as contract from '@closewright/contract/sanctions';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { importSanctionsList } from './import-list.usecases.ts';
import { listReader } from './read-list.ts';
import { decideScreening, listSanctionsLists, listScreenings } from './sanctions.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lists of sanctions, and what screening against them came to. */
export function sanctionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;
  const reader = listReader();
  app.addHook('onClose', () => reader.close());

  implement(app, contract.listSanctionsLists, ({ caller }) => listSanctionsLists(database, caller));
  implement(app, contract.importSanctionsList, ({ caller, body }) =>
    importSanctionsList({ ...deps, reader }, caller, body),
  );
  implement(app, contract.listScreenings, ({ caller, query }) => listScreenings(database, caller, query));
  implement(app, contract.decideScreening, ({ caller, params, body }) =>
    decideScreening(database, caller, { ...params, ...body }),
  );
}
