export const loanSelectorMessages = {
  label: 'Loan',
  /** "Loan 1, 88-104422" */
  loan: (loanOrder: number, loanNumber?: string) => `Loan ${loanOrder}${loanNumber ? `, ${loanNumber}` : ''}`,
};
