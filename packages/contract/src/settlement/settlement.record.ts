import { escrowRoundings, mostCushionMonths } from '@closewright/domain/escrow-account';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of a statement itself; columns of table `settlements`. */
export const settlementFields = {
  /** Of the escrow account, as long as the loan has no first payment. */
  firstEscrowPayment: field.date({ label: 'First payment' }),
  cushionMonths: field.integer({ label: 'Escrow cushion', min: 0, max: mostCushionMonths }),
  escrowRounding: field.choice({ label: 'Escrow payment rounded', choices: wordsOf(escrowRoundings), max: 20 }),
  /** Of the loan estimate, line by line of its cash to close. A line that always lessens the cash has its amount without a sign. */
  estimatedLoanAmount: field.money({ label: 'Estimated loan amount', min: 0 }),
  estimatedClosingCosts: field.money({ label: 'Estimated closing costs' }),
  estimatedFinanced: field.money({ label: 'Estimated closing costs financed', min: 0 }),
  estimatedDownPayment: field.money({ label: 'Estimated down payment', min: 0 }),
  estimatedDeposit: field.money({ label: 'Estimated deposit', min: 0 }),
  estimatedFundsForBorrower: field.money({ label: 'Estimated funds for borrower', min: 0 }),
  estimatedSellerCredits: field.money({ label: 'Estimated seller credits', min: 0 }),
  estimatedAdjustments: field.money({ label: 'Estimated adjustments and other credits' }),
  estimatedPayoffs: field.money({ label: 'Estimated payoffs and payments' }),
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
