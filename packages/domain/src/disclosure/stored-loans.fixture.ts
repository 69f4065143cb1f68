import fc from 'fast-check';
import { noTerms, type StoredLoan, type StoredTerms } from './index.ts';

/** The loan of form H-25(B), the purchase sample of Regulation Z, as it is stored. */
export const sampleLoan: StoredLoan = {
  amount: 162_000_00,
  rate: '3.875',
  termMonths: 360,
  dayBasis: '360',
  interestFrom: null,
  interestTo: '2013-05-01',
  firstPaymentDate: '2013-06-01',
  mortgageInsurance: 82_35,
  isAdjustableRate: false,
  armIndex: null,
  armMargin: null,
  firstAdjustmentMonths: null,
  adjustmentMonths: null,
  maximumRate: null,
  isInterestOnly: false,
  interestOnlyMonths: null,
  isNegativeAmortization: false,
};

/** What its statement says of it on page 1. */
export const sampleTerms: StoredTerms = {
  ...noTerms,
  amortizationMonths: 360,
  termRounding: 'Half up',
  originalValue: 180_000_00,
};

/** The loan of form H-24(C), the sample of adjustable payments and rates, as it is stored. */
export const adjustableLoan: StoredLoan = {
  ...sampleLoan,
  amount: 211_000_00,
  rate: '4',
  mortgageInsurance: 109_00,
  isAdjustableRate: true,
  armIndex: 'MTA',
  armMargin: '4',
  firstAdjustmentMonths: 60,
  adjustmentMonths: 36,
  maximumRate: '12',
  isInterestOnly: true,
  interestOnlyMonths: 60,
};

/** What its statement says of it. */
export const adjustableTerms: StoredTerms = {
  ...sampleTerms,
  originalValue: 240_000_00,
  firstCap: '2',
  laterCap: '2',
  rateFloor: '3.25',
};

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
  interestFrom: maybe(day),
  interestTo: maybe(day),
  firstPaymentDate: maybe(day),
  mortgageInsurance: maybe(fc.integer({ min: 0, max: 500_00 })),
  isAdjustableRate: fc.boolean(),
  armIndex: maybe(fc.constant('MTA')),
  armMargin: maybe(rate),
  firstAdjustmentMonths: maybe(months),
  adjustmentMonths: maybe(months),
  maximumRate: maybe(rate),
  isInterestOnly: fc.boolean(),
  interestOnlyMonths: maybe(months),
  isNegativeAmortization: fc.boolean(),
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
  indexRate: maybe(rate),
  firstCap: maybe(rate),
  laterCap: maybe(rate),
  rateFloor: fc.option(rate),
  rateRoundedTo: maybe(fc.constantFrom('Nearest 1/8' as const, 'Next higher 1/4' as const)),
  riseLimit: maybe(rate),
  balanceLimit: maybe(fc.integer({ min: 100, max: 200 })),
  recastMonths: maybe(months),
  optionalPayments: fc.constant(null),
  stepPayments: fc.constant(null),
  seasonalPayments: fc.constant(null),
  paymentTotal: maybe(fc.constantFrom('Payment, not rounded' as const, 'Sum of the schedule' as const)),
  interestDecimals: maybe(fc.constantFrom('Two' as const, 'Three' as const)),
  prepaidFinanceCharge: maybe(amount),
  disclosedRate: fc.option(rate),
  disclosedFinanceCharge: fc.option(amount),
});
