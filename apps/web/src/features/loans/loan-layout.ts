import type { RowFieldPlace } from '../../records/rows/row-section.tsx';

const c3 = 'col-span-3';
const c4 = 'col-span-4';
const c6 = 'col-span-6';

export const loanLayout: readonly RowFieldPlace[] = [
  { name: 'lenderName', className: c6 },
  { name: 'amount', className: c3 },
  { name: 'rate', className: c3 },
  { name: 'loanNumber', className: c3, identifier: true },
  { name: 'micNumber', className: c3, identifier: true },
  { name: 'loanTypeID', className: c3 },
  { name: 'purpose', className: c3 },
  { name: 'product', className: c6 },
  { name: 'termMonths', className: c3, unit: 'months' },
  { name: 'lienPosition', className: c3 },
];

export const interestLayout: readonly RowFieldPlace[] = [
  { name: 'noteDate', className: c4 },
  { name: 'firstPaymentDate', className: c4 },
  { name: 'dayBasis', className: c4 },
  { name: 'interestFrom', className: c4 },
  { name: 'interestTo', className: c4 },
];

export const insuranceLayout: readonly RowFieldPlace[] = [{ name: 'mortgageInsurance', className: c4 }];

/** What an adjustable rate needs besides the tick. */
const adjustableLayout: readonly RowFieldPlace[] = [
  { name: 'armIndex', className: c6 },
  { name: 'armMargin', className: c3 },
  { name: 'maximumRate', className: c3 },
  { name: 'firstAdjustmentMonths', className: c3, unit: 'months' },
  { name: 'adjustmentMonths', className: c3, unit: 'months' },
];

/** The features of a loan; what belongs to a feature is asked for once it is ticked. */
export function featureLayout(values: Readonly<Record<string, unknown>>): readonly RowFieldPlace[] {
  return [
    { name: 'isAdjustableRate', className: 'col-span-12' },
    ...(values.isAdjustableRate === true ? adjustableLayout : []),
    { name: 'isInterestOnly', className: values.isInterestOnly === true ? c6 : 'col-span-12' },
    ...(values.isInterestOnly === true ? [{ name: 'interestOnlyMonths', className: c6, unit: 'months' }] : []),
    { name: 'isNegativeAmortization', className: 'col-span-12' },
  ];
}
