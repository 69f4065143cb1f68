import { field } from '../kit/index.ts';

/** The fields of a loan of a file; columns of table `loans` (core.md §3, domain.md §3 Loans). */
export const loanFields = {
  lenderName: field.text({ label: 'Lender', section: 'Price and loan', max: 120 }),
  amount: field.money({ label: 'Loan amount', section: 'Price and loan', min: 0 }),
  rate: field.rate({ label: 'Rate', section: 'Price and loan' }),
  loanNumber: field.text({ label: 'Loan number', section: 'Price and loan', max: 60 }),
  loanTypeID: field.select({ label: 'Loan type', section: 'Price and loan', lookup: 'loanTypes' }),
  termMonths: field.integer({ label: 'Term', section: 'Price and loan', min: 1, max: 600 }),
  firstPaymentDate: field.date({ label: 'First payment', section: 'Price and loan' }),
  micNumber: field.text({ label: 'MIC number', section: 'Price and loan', max: 60 }),
} as const;
