import { dayBases, loanPurposes } from '@closewright/domain/file-records';
import { field } from '../kit/index.ts';
import { loanFields } from './loan.fields.ts';

/** What the Loans screen edits beyond File Main; columns of table `loans` (domain.md §3 Loans). */
const loanDetailFields = {
  purpose: field.choice({ label: 'Purpose', max: 60, choices: loanPurposes }),
  product: field.text({ label: 'Product', max: 60 }),
  lienPosition: field.integer({ label: 'Lien position', min: 1, max: 9 }),
  noteDate: field.date({ label: 'Note date' }),
  interestFrom: field.date({ label: 'Interest from' }),
  interestTo: field.date({ label: 'Interest to' }),
  dayBasis: field.choice({ label: 'Days in the year', max: 3, choices: dayBases }),
  mortgageInsurance: field.money({ label: 'MI per month', min: 0 }),
  isAdjustableRate: field.boolean({ label: 'Adjustable rate' }),
  armIndex: field.text({ label: 'Index', max: 80 }),
  armMargin: field.rate({ label: 'Margin' }),
  firstAdjustmentMonths: field.integer({ label: 'First change after', min: 1, max: 600 }),
  adjustmentMonths: field.integer({ label: 'Then every', min: 1, max: 600 }),
  maximumRate: field.rate({ label: 'Highest rate' }),
  isInterestOnly: field.boolean({ label: 'Interest only' }),
  interestOnlyMonths: field.integer({ label: 'Interest only for', min: 1, max: 600 }),
  isNegativeAmortization: field.boolean({ label: 'Negative amortization' }),
} as const;

/** Every field of a loan: those of File Main, and the rest. */
export const allLoanFields = { ...loanFields, ...loanDetailFields } as const;
