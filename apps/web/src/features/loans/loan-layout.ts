import { type FieldPlace, when } from '../../records/form/layout.ts';

export const loanLayout: readonly FieldPlace[] = [
  ['lenderName', 6],
  ['amount', 3],
  ['rate', 3],
  ['loanNumber', 3, { identifier: true }],
  ['micNumber', 3, { identifier: true }],
  ['loanTypeID', 3],
  ['purpose', 3],
  ['product', 6],
  ['termMonths', 3, { unit: 'months' }],
  ['lienPosition', 3],
];

export const interestLayout: readonly FieldPlace[] = [
  ['noteDate', 4],
  ['firstPaymentDate', 4],
  ['dayBasis', 4],
  ['interestFrom', 4],
  ['interestTo', 4],
];

export const insuranceLayout: readonly FieldPlace[] = [['mortgageInsurance', 4]];

/** What an adjustable rate needs besides the tick. */
const adjustableLayout: readonly FieldPlace[] = [
  ['armIndex', 6],
  ['armMargin', 3],
  ['maximumRate', 3],
  ['firstAdjustmentMonths', 3, { unit: 'months' }],
  ['adjustmentMonths', 3, { unit: 'months' }],
];

/** The features of a loan; what belongs to a feature is asked for once it is ticked. */
export function featureLayout(values: Readonly<Record<string, unknown>>): readonly FieldPlace[] {
  return [
    ['isAdjustableRate', 12],
    ...when(values.isAdjustableRate === true, ...adjustableLayout),
    ['isInterestOnly', values.isInterestOnly === true ? 6 : 12],
    ...when(values.isInterestOnly === true, ['interestOnlyMonths', 6, { unit: 'months' }]),
    ['isNegativeAmortization', 12],
  ];
}
