import * as contract from '@closewright/contract/reconciliation';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../platform/http/implement.ts';
import { getReconciliationDay, type ReconciliationDeps } from './day.usecases.ts';
import { noteItem, postBankItem } from './items.usecases.ts';
import { matchItems, runMatchRules, unmatchItems } from './match.usecases.ts';

/** What of the bank and of the ledger is the same. */
export function matchingRoutes(app: FastifyInstance, deps: ReconciliationDeps): void {
  implement(app, contract.getReconciliationDay, ({ caller, params }) => getReconciliationDay(deps, caller, params));
  implement(app, contract.runMatchRules, ({ caller, params }) => runMatchRules(deps, caller, params));
  implement(app, contract.matchItems, ({ caller, params, body }) => matchItems(deps, caller, { ...params, ...body }));
  implement(app, contract.unmatchItems, ({ caller, params, body }) =>
    unmatchItems(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.noteItem, ({ caller, params, body }) => noteItem(deps, caller, { ...params, ...body }));
  implement(app, contract.postBankItem, ({ caller, params, body }) =>
    postBankItem(deps, caller, { ...params, ...body }),
  );
}
