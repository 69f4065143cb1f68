/**
 * What of a file its statements are reckoned with, or told apart by: fields of the file itself, and of its loans in the order in which a
 * statement has them. While the statements are locked they are read, and no loan comes or goes.
 */
export const statementInputs = {
  order: ['salePrice', 'earnestMoney', 'earnestMoneyHeldBy', 'closingDate', 'disbursementDate'],
  loans: [
    'lenderName',
    'amount',
    'rate',
    'termMonths',
    'product',
    'firstPaymentDate',
    'interestFrom',
    'interestTo',
    'dayBasis',
    'mortgageInsurance',
    'isAdjustableRate',
    'armIndex',
    'armMargin',
    'firstAdjustmentMonths',
    'adjustmentMonths',
    'maximumRate',
    'isInterestOnly',
    'interestOnlyMonths',
    'isNegativeAmortization',
  ],
} as const;
