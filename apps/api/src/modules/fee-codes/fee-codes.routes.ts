import * as contract from '@closewright/contract/fee-codes';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { createFeeCode, listFeeCodes, saveFeeCode } from './fee-codes.usecases.ts';
import { importFeeCodes } from './import-fee-codes.usecases.ts';

/** The fee codes of a company. */
export function feeCodesRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listFeeCodes, ({ caller }) => listFeeCodes(database, caller));
  implement(app, contract.createFeeCode, ({ caller, body }) => createFeeCode(database, caller, body));
  implement(app, contract.saveFeeCode, ({ caller, params, body }) =>
    saveFeeCode(database, caller, { ...params, ...body }),
  );
  implement(app, contract.importFeeCodes, ({ caller, body }) => importFeeCodes(database, caller, body));
}
