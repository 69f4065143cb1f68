import * as contract from '@closewright/contract/check-writing';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../platform/http/implement.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { askApproval, withdrawApproval } from './ask-approval.usecases.ts';
import { decideApprovals } from './decide-approvals.usecases.ts';
import { getLeftToPay } from './left-to-pay.usecases.ts';
import { listApprovals } from './list-approvals.usecases.ts';
import { recoverMoney } from './recover-money.usecases.ts';

/** What one person asks for and another decides, and what a file lacked. */
export function approvalsRoutes(app: FastifyInstance, deps: CheckWritingDeps): void {
  implement(app, contract.askApproval, ({ caller, params, body }) =>
    askApproval(deps, caller, { ...params, asked: body }),
  );
  implement(app, contract.withdrawApproval, ({ caller, params }) => withdrawApproval(deps, caller, params));
  implement(app, contract.listApprovals, ({ caller, query }) => listApprovals(deps, caller, query));
  implement(app, contract.getLeftToPay, ({ caller, params }) => getLeftToPay(deps, caller, params.approvalID));
  implement(app, contract.decideApprovals, ({ caller, body, request }) =>
    decideApprovals(deps, caller, body, (error) => request.log.error({ err: error }, 'a decision failed')),
  );
  implement(app, contract.recoverMoney, ({ caller, params, body }) =>
    recoverMoney(deps, caller, { ...params, ...body }),
  );
}
