import type { LoanChoice } from './loan-selector.tsx';

export const loans: LoanChoice[] = [
  { loanID: 31, loanOrder: 1, loanNumber: '88-104422', lender: 'Ficus Bank' },
  { loanID: 32, loanOrder: 2, loanNumber: '88-104423', lender: 'Maple Street Savings' },
  { loanID: 35, loanOrder: 3 },
];
