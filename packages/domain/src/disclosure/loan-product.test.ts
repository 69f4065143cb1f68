import { describe, expect, it } from 'vitest';
import { isSameProduct, loanProduct, productWords, type StoredLoan, type StoredTerms } from './index.ts';
import { sampleLoan, sampleTerms } from './stored-loans.fixture.ts';

const productOf = (loan: Partial<StoredLoan> = {}, stated: Partial<StoredTerms> = {}) =>
  loanProduct({ ...sampleLoan, ...loan }, { ...sampleTerms, ...stated });
/** An adjustable loan, its rate first changed after some months, then every so many. */
const changing = (first: number | null, every: number | null): Partial<StoredLoan> => ({
  isAdjustableRate: true,
  armIndex: 'SOFR',
  armMargin: '2.25',
  maximumRate: '8.875',
  firstAdjustmentMonths: first,
  adjustmentMonths: every,
});
const caps = { firstCap: '2', laterCap: '2' } as const;
const interestOnly = (interestOnlyMonths: number | null): Partial<StoredLoan> => ({
  isInterestOnly: true,
  interestOnlyMonths,
});

// The words of comments 37(a)(10)-1 to -3.
it.each<[string, Partial<StoredLoan>, Partial<StoredTerms>]>([
  ['Fixed Rate', {}, {}],
  ['5/3 Adjustable Rate', changing(60, 36), caps],
  ['5/1 Adjustable Rate', changing(60, 12), caps],
  ['2.5/1 Adjustable Rate', changing(30, 12), caps],
  ['2.58/1 Adjustable Rate', changing(31, 12), caps],
  ['18 mo./18 mo. Adjustable Rate', changing(18, 18), caps],
  ['1/6 mo. Adjustable Rate', changing(12, 6), caps],
  ['5 Year Interest Only, Fixed Rate', interestOnly(60), {}],
  ['18 mo. Interest Only, Fixed Rate', interestOnly(18), {}],
  ['7 Year Interest Only, 5/3 Adjustable Rate', { ...changing(60, 36), ...interestOnly(84) }, caps],
  [
    '2 Year Negative Amortization, 5/1 Adjustable Rate',
    { ...changing(60, 12), isNegativeAmortization: true, ...interestOnly(60) },
    { ...caps, recastMonths: 24 },
  ],
  ['Year 7 Balloon Payment, Fixed Rate', { termMonths: 84 }, {}],
  ['Year 7 Balloon Payment, 3/1 Adjustable Rate', { ...changing(36, 12), termMonths: 84 }, caps],
  ['Interest Only, Fixed Rate', interestOnly(null), {}],
  ['Step Payment, Fixed Rate', {}, { stepPayments: 'for your first 60 payments' }],
  ['Balloon Payment, Fixed Rate or Fixed Rate', {}, { amortizationMonths: null }],
  ['Balloon Payment, Adjustable Rate or Adjustable Rate', changing(null, 12), caps],
  ['Balloon Payment, Fixed Rate or Seasonal Payment, Fixed Rate', {}, { seasonalPayments: 'from June to August' }],
])('is %s', (words, loan, stated) => {
  expect(productWords(productOf(loan, stated))).toBe(words);
});

describe('two products', () => {
  const fiveOne = productOf(changing(60, 12), caps);

  it('are not the same when a duration or a balloon differs', () => {
    expect(isSameProduct(fiveOne, productOf(changing(60, 12), caps))).toBe(true);
    expect(isSameProduct(fiveOne, productOf(changing(36, 12), caps))).toBe(false);
    expect(isSameProduct(productOf(), productOf({ termMonths: 120 }))).toBe(false);
  });

  it('are known to differ by what is known of them, or not known', () => {
    const open = productOf(changing(null, 12), caps);
    expect(isSameProduct(fiveOne, open)).toBeNull();
    expect(isSameProduct(productOf(), open)).toBe(false);
    expect(isSameProduct(productOf(interestOnly(null)), productOf({}, { amortizationMonths: null }))).toBe(false);
  });
});
