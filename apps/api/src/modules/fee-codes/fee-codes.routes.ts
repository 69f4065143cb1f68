import * as contract from '@closewright/contract/fee-codes';
import { type FeeCode, feeCodeList } from '@closewright/domain/fees';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { officeListUsecases } from '../../platform/office-lists/office-lists.usecases.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';

const feeCodes = officeListUsecases<FeeCode, contract.FeeCodeRecord>({
  record: contract.feeCodeRecord,
  list: feeCodeList,
});

/** The fee codes of a company. */
export function feeCodesRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  implement(app, contract.listFeeCodes, ({ caller }) => feeCodes.list(database, caller));
  implement(app, contract.createFeeCode, ({ caller, body }) => feeCodes.create(database, caller, body));
  implement(app, contract.saveFeeCode, ({ caller, params: { feeCodeID: id }, body }) =>
    feeCodes.save(database, caller, { id, ...body }),
  );
  implement(app, contract.importFeeCodes, ({ caller, body }) => feeCodes.bring(database, caller, body));
}
