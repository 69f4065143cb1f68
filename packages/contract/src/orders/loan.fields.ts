import { field } from '../kit/index.ts';

/** The fields of a loan of a file; columns of table `loans` (core.md §3, domain.md §3 Loans). */
export const loanFields = {
  lenderName: field.text({ label: 'Lender', max: 120 }),
  amount: field.money({ label: 'Loan amount', min: 0 }),
  rate: field.rate({ label: 'Rate' }),
  loanNumber: field.text({ label: 'Loan number', max: 60 }),
  loanTypeID: field.select({ label: 'Loan type', lookup: 'loanTypes' }),
  termMonths: field.integer({ label: 'Term', min: 1, max: 600 }),
  firstPaymentDate: field.date({ label: 'First payment' }),
  micNumber: field.text({ label: 'MIC number', max: 60 }),
} as const;
