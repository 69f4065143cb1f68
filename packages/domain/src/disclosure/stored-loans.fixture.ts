import fc from 'fast-check';
import type { StoredLoan, StoredTerms } from './index.ts';

const maybe = <T>(made: fc.Arbitrary<T>) => fc.option(made, { freq: 8 });
const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => `${thousandths / 1000}`);
const months = fc.integer({ min: 1, max: 600 });
const amount = fc.integer({ min: 0, max: 5_000_000_00 });
const day = fc
  .date({ min: new Date('2013-01-01'), max: new Date('2014-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any loan that can be stored, sound or not. */
export const anyStoredLoan: fc.Arbitrary<StoredLoan> = fc.record({
  amount: maybe(amount),
  rate: maybe(rate),
  termMonths: maybe(months),
  dayBasis: maybe(fc.constantFrom('360' as const, '365' as const)),
  interestTo: maybe(day),
  firstPaymentDate: maybe(day),
  mortgageInsurance: maybe(fc.integer({ min: 0, max: 500_00 })),
  isAdjustableRate: fc.constant(false),
  isInterestOnly: fc.boolean(),
  interestOnlyMonths: maybe(months),
  isNegativeAmortization: fc.constant(false),
});

/** Any terms of it that a statement can store. */
export const anyStoredTerms: fc.Arbitrary<StoredTerms> = fc.record({
  amortizationMonths: maybe(months),
  termRounding: maybe(fc.constantFrom('Half up' as const, 'Up' as const, 'Down' as const)),
  prepaymentPenalty: maybe(fc.constantFrom('No' as const, 'Yes' as const)),
  penaltyPercent: maybe(rate),
  penaltyMonths: maybe(months),
  originalValue: maybe(amount),
  insuranceMonths: fc.option(fc.integer({ min: 0, max: 600 })),
  paymentTotal: maybe(fc.constantFrom('Payment, not rounded' as const, 'Sum of the schedule' as const)),
  interestDecimals: maybe(fc.constantFrom('Two' as const, 'Three' as const)),
  prepaidFinanceCharge: maybe(amount),
  disclosedRate: fc.option(rate),
  disclosedFinanceCharge: fc.option(amount),
});
