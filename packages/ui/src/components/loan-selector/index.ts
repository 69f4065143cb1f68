export { loanSelectorMessages } from './loan-selector.messages.ts';
export { type LoanChoice, LoanSelector, type LoanSelectorProps } from './loan-selector.tsx';
