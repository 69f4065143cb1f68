import { escrowRoundings, mostCushionMonths } from '@closewright/domain/escrow-account';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of a statement itself; columns of table `settlements`. */
export const settlementFields = {
  /** Of the escrow account, as long as the loan has no first payment. */
  firstEscrowPayment: field.date({ label: 'First payment' }),
  cushionMonths: field.integer({ label: 'Escrow cushion', min: 0, max: mostCushionMonths }),
  escrowRounding: field.choice({ label: 'Escrow payment rounded', choices: wordsOf(escrowRoundings), max: 20 }),
} as const;

/** The settlement statement of a loan of a file, or of a file without a loan. What it is made of are records below it. */
export const settlementRecord = record({
  table: 'settlements',
  id: 'settlementID',
  of: 'orders',
  noun: 'Settlement statement',
  fields: settlementFields,
  facts: { loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }) },
  isVersioned: true,
  read: 'readSettlementEntries',
  opens: 'readSettlement',
  write: 'saveSettlement',
  notCopied: 'A statement is of its own closing and its day.',
});
