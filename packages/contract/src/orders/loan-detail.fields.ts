import { dayBases, loanPurposes } from '@closewright/domain/file-records';
import { field } from '../kit/index.ts';
import { loanFields } from './loan.fields.ts';

/** What the Loans screen edits beyond File Main; columns of table `loans` (domain.md §3 Loans). */
const loanDetailFields = {
  purpose: field.choice({ label: 'Purpose', section: 'Loan', max: 60, choices: loanPurposes }),
  product: field.text({ label: 'Product', section: 'Loan', max: 60 }),
  lienPosition: field.integer({ label: 'Lien position', section: 'Loan', min: 1, max: 9 }),
  noteDate: field.date({ label: 'Note date', section: 'Interest' }),
  interestFrom: field.date({ label: 'Interest from', section: 'Interest' }),
  interestTo: field.date({ label: 'Interest to', section: 'Interest' }),
  dayBasis: field.choice({ label: 'Days in the year', section: 'Interest', max: 3, choices: dayBases }),
  mortgageInsurance: field.money({ label: 'MI per month', section: 'Features', min: 0 }),
  isAdjustableRate: field.boolean({ label: 'Adjustable rate', section: 'Features' }),
  armIndex: field.text({ label: 'Index', section: 'Features', max: 80 }),
  armMargin: field.rate({ label: 'Margin', section: 'Features' }),
  firstAdjustmentMonths: field.integer({ label: 'First change after', section: 'Features', min: 1, max: 600 }),
  adjustmentMonths: field.integer({ label: 'Then every', section: 'Features', min: 1, max: 600 }),
  maximumRate: field.rate({ label: 'Highest rate', section: 'Features' }),
  isInterestOnly: field.boolean({ label: 'Interest only', section: 'Features' }),
  interestOnlyMonths: field.integer({ label: 'Interest only for', section: 'Features', min: 1, max: 600 }),
  isNegativeAmortization: field.boolean({ label: 'Negative amortization', section: 'Features' }),
} as const;

/** Every field of a loan: those of File Main, and the rest. */
export const allLoanFields = { ...loanFields, ...loanDetailFields } as const;
