import type { StatementDocument } from '../closing-file/index.ts';
import { type PlannedDisbursement, type ProposedDisbursement, proposedDisbursements } from './index.ts';
import { ledger } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

/** Nothing was received or paid. */
export const nothing = ledger().soFar();

/** What is proposed by a statement. */
export const proposed = (
  document: StatementDocument = purchase,
  soFar = nothing,
  plans: readonly PlannedDisbursement[] = [],
) => proposedDisbursements(moneyOf(document), soFar, plans);

/** What goes to a payee. */
export const to = (all: readonly ProposedDisbursement[], payee: string) => all.filter((one) => one.payee === payee);

/** The purchase with fees that differ, by their ids. */
export const withFees = (changed: Readonly<Record<number, object>>): StatementDocument => ({
  ...purchase,
  fees: purchase.fees.map((row) => ({ ...row, ...changed[row.feeID] })),
});
