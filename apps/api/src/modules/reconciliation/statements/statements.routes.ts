import * as contract from '@closewright/contract/reconciliation';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Downloads } from '../../../platform/downloads/index.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Printer } from '../../../platform/pdf/index.ts';
import type { Database } from '../../../platform/tenant/in-tenant.ts';
import { finalizeReconciliation } from './finalize.usecases.ts';
import {
  type DraftWanted,
  draftPack,
  keptPack,
  type PackWanted,
  pdfOfDraft,
  pdfOfPack,
} from './print-pack.usecases.ts';
import { listReconciledAccounts } from './reconciled-accounts.usecases.ts';
import {
  askReopenReconciliation,
  getReconciliation,
  listReconciliations,
  reopenReconciliation,
  reviewReconciliation,
} from './reconciliations.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly printer: Printer;
}

/** Whether bank, book and files agree, who signed it, and the packs of it. */
export function statementsRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, downloads } = deps;
  const offerPack = downloads.kind<PackWanted>('reconciliationPack', (actor, wanted) => pdfOfPack(deps, actor, wanted));
  const offerDraft = downloads.kind<DraftWanted>('draftPack', (actor, wanted) => pdfOfDraft(deps, actor, wanted));

  implement(app, contract.listReconciledAccounts, ({ caller }) => listReconciledAccounts(deps, caller));
  implement(app, contract.listReconciliations, ({ caller, query }) => listReconciliations(database, caller, query));
  implement(app, contract.getReconciliation, ({ caller, params }) =>
    getReconciliation(database, caller, params.reconciliationID),
  );
  implement(app, contract.finalizeReconciliation, ({ caller, params, body }) =>
    finalizeReconciliation(deps, caller, { ...params, ...body }),
  );
  implement(app, contract.reviewReconciliation, ({ caller, params, body }) =>
    reviewReconciliation(database, caller, { ...params, ...body }),
  );
  implement(app, contract.askReopenReconciliation, ({ caller, params, body }) =>
    askReopenReconciliation(database, caller, { ...params, ...body }),
  );
  implement(app, contract.reopenReconciliation, ({ caller, params, body }) =>
    reopenReconciliation(database, caller, { ...params, ...body }),
  );
  implement(app, contract.getReconciliationPack, ({ caller, params }) =>
    keptPack(database, caller, params.reconciliationID, offerPack),
  );
  implement(app, contract.getDraftPack, ({ caller, params }) => draftPack(database, caller, params, offerDraft));
}
