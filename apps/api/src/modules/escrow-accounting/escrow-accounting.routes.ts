import * as contract from '@closewright/contract/escrow-accounting';
import { listReceiptsToVerify as listToVerify } from '@closewright/contract/receipt-verification';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import type { Downloads } from '../../platform/downloads/index.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { listEscrowAccounts } from './accounts.usecases.ts';
import { type EscrowDownload, escrowCsv } from './escrow-csv.ts';
import {
  exportEscrowAccounting,
  getTrialBalance,
  listDisbursements,
  listEscrowActivity,
  listReceipts,
} from './escrow-lists.usecases.ts';
import { listReceiptsToVerify } from './receipts-to-verify.usecases.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly downloads: Downloads;
}

/** The books of all files: trial balance, activity of a bank account, disbursements and receipts, and each of them as CSV. */
export function escrowAccountingRoutes(app: FastifyInstance, { database, clock, downloads }: Deps): void {
  const deps = { database, clock };
  const offer = downloads.kind<EscrowDownload>('escrowAccounting', async (actor, wanted) =>
    escrowCsv(database, actor, wanted),
  );
  implement(app, contract.listEscrowAccounts, ({ caller }) => listEscrowAccounts(database, caller));
  implement(app, contract.getTrialBalance, ({ caller, query }) => getTrialBalance(deps, caller, query));
  implement(app, contract.listEscrowActivity, ({ caller, query }) => listEscrowActivity(deps, caller, query));
  implement(app, contract.listDisbursements, ({ caller, query }) => listDisbursements(deps, caller, query));
  implement(app, contract.listReceipts, ({ caller, query }) => listReceipts(deps, caller, query));
  implement(app, listToVerify, ({ caller, query }) => listReceiptsToVerify(deps, caller, query));
  implement(app, contract.exportEscrowAccounting, ({ caller, body }) =>
    exportEscrowAccounting({ ...deps, offer }, caller, body),
  );
}
