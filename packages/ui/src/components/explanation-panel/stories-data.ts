import type { ExplanationNode } from './explanation.ts';

/** A premium of two bands and a credit: the sample of the stories and tests. */
export const premium: ExplanationNode = {
  id: 'premium',
  label: 'Lender’s title insurance',
  value: '500.00',
  operation: 'Sum of the bands, less the credit',
  rounding: 'to the cent, half up',
  source: { text: 'Rate manual, R-4', href: '#rate-manual-r-4' },
  origin: 'calculated',
  children: [
    {
      id: 'band-1',
      label: 'First 100,000.00',
      value: '345.00',
      operation: '3.45 per 1,000.00',
      source: { text: 'Rate manual, R-4 a' },
      children: [
        { id: 'band-1-loan', label: 'Loan amount', value: '162,000.00', origin: 'typed', field: 'loanAmount' },
      ],
    },
    {
      id: 'band-2',
      label: 'Next 62,000.00',
      value: '167.40',
      operation: '2.70 per 1,000.00',
      source: { text: 'Rate manual, R-4 b' },
      children: [
        { id: 'band-2-loan', label: 'Loan amount', value: '162,000.00', origin: 'typed', field: 'loanAmount' },
      ],
    },
    {
      id: 'credit',
      label: 'Simultaneous issue credit',
      value: '(12.40)',
      spoken: 'minus 12.40',
      origin: 'overridden',
      source: { text: 'Owner’s policy on the same file' },
    },
  ],
};
