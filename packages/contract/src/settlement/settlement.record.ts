import { field, record } from '../kit/index.ts';

/** The settlement statement of a loan of a file, or of a file without a loan. What it is made of are records below it. */
export const settlementRecord = record({
  table: 'settlements',
  id: 'settlementID',
  of: 'orders',
  noun: 'Settlement statement',
  fields: {},
  facts: { loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }) },
  isVersioned: true,
  read: 'readSettlement',
  notCopied: 'A statement is of its own closing and its day.',
});
