import type { ActionName } from '../access/index.ts';
import type { Cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { ApprovalRequest } from './approvals.ts';
import { transactionKey } from './ledger-transaction.ts';
import type { MoneySoFar } from './money-so-far.ts';
import { proposedDisbursements } from './proposed.ts';
import type { PlannedDisbursement, ProposedDisbursement } from './proposed-disbursement.ts';
import type { StatementMoney } from './statement-money.ts';

/** What reading a statement whole takes, with the names of its file: of one that is told in part the money would be wrong. */
export const wholeStatement: readonly ActionName[] = [
  'readOrder',
  'readSettlementEntries',
  'readPayoffs',
  'readPremiums',
];

/** What a statement has left to pay: all disbursements that are still to be made, those that are held among them. */
export const leftToPay = (proposed: readonly ProposedDisbursement[]): Explained<Cents> =>
  sumOf(
    'Disbursements',
    proposed.flatMap(({ kind, amount }) => (kind === 'pay' ? [amount.trace] : [])),
    'The sum of all that are still to be made',
  );

/** Of a void or a stop what the statement has to pay again once it is approved, in cents: nothing for a payment outside of it, or for a line that it has no more. */
export function paidAgain(
  statement: StatementMoney,
  soFar: MoneySoFar,
  plans: readonly PlannedDisbursement[],
  { bankAccountID, about }: Pick<ApprovalRequest, 'bankAccountID' | 'about'>,
): number {
  if (about === null) return 0;
  const key = transactionKey({ bankAccountID, ...about });
  const disbursements = soFar.disbursements.filter(({ transaction }) => transactionKey(transaction) !== key);
  const leftBy = (paid: MoneySoFar): number => leftToPay(proposedDisbursements(statement, paid, plans)).value;
  return leftBy({ ...soFar, disbursements }) - leftBy(soFar);
}
