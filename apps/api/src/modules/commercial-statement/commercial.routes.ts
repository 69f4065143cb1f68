import * as contract from '@closewright/contract/commercial-statement';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { getCommercialStatement, saveCommercialStatement } from './commercial.usecases.ts';

interface Deps {
  database: Database;
  secrets: SecretBox;
}

/** The commercial settlement statement of a file. */
export function commercialStatementRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, contract.getCommercialStatement, ({ caller, params }) =>
    getCommercialStatement(deps.database, caller, params.ordersID),
  );
  implement(app, contract.saveCommercialStatement, ({ caller, params, body }) =>
    saveCommercialStatement(deps, caller, { ...params, ...body }),
  );
}
