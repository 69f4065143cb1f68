import * as contract from '@closewright/contract/check-writing';
import {
  depositTogether as depositCall,
  verifyReceipts as verifyCall,
} from '@closewright/contract/receipt-verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { disburse } from './disburse.usecases.ts';
import { type CheckWritingDeps, getFileLedger } from './file-ledger.usecases.ts';
import { recordKept, takeBackKept } from './kept.usecases.ts';
import { planDisbursements } from './planned-disbursements.usecases.ts';
import { collectReceipts, createReceipt, depositReceipts, returnReceipt } from './receipts.usecases.ts';
import { takeBackPosting } from './take-back.usecases.ts';
import { depositTogether, verifyReceipts } from './verify-receipts.usecases.ts';

/** What comes in to a file and is paid out of it, and the ledger that says so. */
export function checkWritingRoutes(app: FastifyInstance, deps: CheckWritingDeps): void {
  implement(app, contract.getFileLedger, ({ caller, params }) => getFileLedger(deps, caller, params.ordersID));
  implement(app, contract.createReceipt, ({ caller, params, body }) =>
    createReceipt(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.depositReceipts, ({ caller, params, body }) =>
    depositReceipts(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.collectReceipts, ({ caller, params, body }) =>
    collectReceipts(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.returnReceipt, ({ caller, params, body }) =>
    returnReceipt(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.takeBackPosting, ({ caller, params, body }) =>
    takeBackPosting(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.planDisbursements, ({ caller, params, body }) =>
    planDisbursements(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.recordKept, ({ caller, params, body }) => recordKept(deps, caller, { ...params, ...body }));
  implement(app, contract.takeBackKept, ({ caller, params, body }) =>
    takeBackKept(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.disburse, ({ caller, params, body }) => disburse(deps, caller, { ...params, ...body }));
  implement(app, verifyCall, ({ caller, body, request }) => verifyReceipts(deps, caller, body, logOf(request)));
  implement(app, depositCall, ({ caller, body, request }) => depositTogether(deps, caller, body, logOf(request)));
}

/** Tells the log of what nobody expected of one of several. */
const logOf = (request: FastifyRequest) => (error: unknown) =>
  request.log.error({ err: error }, 'a receipt could not be verified');
