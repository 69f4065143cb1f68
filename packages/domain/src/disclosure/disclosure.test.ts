import { describe, expect, it } from 'vitest';
import {
  type AdjustableRate,
  highestRates,
  type LoanTerms,
  loanProcedures,
  lowestRates,
  schedule,
} from '../loans/index.ts';
import { cents, zeroCents } from '../money/index.ts';
import type { Fee, FeeSection } from '../settlement/index.ts';
import { faultsOf, given, money } from '../trace/index.ts';
import {
  adjustablePayments,
  adjustableRates,
  disclosureProcedures,
  estimatedClosing,
  inFiveYears,
  loanTermsTable,
  prepaymentPenalty,
} from './index.ts';

const procedures = { ...loanProcedures, ...disclosureProcedures };
const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
const course = (terms: LoanTerms) => ({ terms, rows: schedule(terms) });
const zero = { value: zeroCents, trace: given('None', money(zeroCents), 'none') };

describe('form H-24(C): interest only for five years, then adjustable every three', () => {
  const adjustable: AdjustableRate = {
    initialRate: '4',
    margin: '4',
    firstAdjustment: 61,
    everyMonths: 36,
    firstCap: '2',
    laterCap: '2',
    lifetimeCap: '8',
    floor: '3.25',
  };
  const terms: LoanTerms = {
    amount: cents(211_000_00),
    rate: '4',
    termMonths: 360,
    interestOnlyMonths: 60,
    ...rounding,
  };
  const low = course({ ...terms, rateSteps: lowestRates(adjustable, 360) });
  const high = course({ ...terms, rateSteps: highestRates(adjustable, 360) });

  it('rises to 12 % and to 2,068 in year 15, pays interest only until year 6', () => {
    const table = loanTermsTable(course(terms), high, adjustable);
    expect(table.loanAmount.most).toBeNull();
    expect(table.interestRate).toEqual({
      value: '4',
      most: { rate: '12', payment: 169, inYear: 15 },
      adjusts: { fromPayment: 61, fromYear: 6, everyMonths: 36 },
    });
    expect(table.monthlyPayment).toMatchObject({ value: 703_33, most: { inYear: 15 }, interestOnlyUntilYear: 6 });
    expect(table.monthlyPayment.most?.amount.value).toBe(2068_00);
    expect(table.monthlyPayment.most && faultsOf(table.monthlyPayment.most.amount.trace, procedures)).toEqual([]);
    expect(table.balloon).toBeNull();
  });

  it('has 1,028 to 1,359 at the 61st payment, 2,068 from the 169th', () => {
    const table = adjustablePayments(low, high, adjustable);
    expect(table?.firstChange).toMatchObject({ payment: 61, low: { value: 1028_00 }, high: { value: 1359_00 } });
    expect([table?.maximum.amount.value, table?.maximum.fromPayment]).toEqual([2068_00, 169]);
    expect(adjustableRates(low.terms, high.terms, adjustable)).toMatchObject({
      minimumRate: '3.25',
      maximumRate: '12',
    });
    const level = course({ ...terms, interestOnlyMonths: 0 });
    expect(adjustablePayments(level, level, null)).toBeNull();
    const changing = { ...terms, interestOnlyMonths: 0, rateSteps: highestRates(adjustable, 360) };
    expect(adjustablePayments(level, course(changing), adjustable)).toBeNull();
  });
});

it('form H-24(E): a balloon of 149,263 in year 7; a balance that grows is the most of the loan amount', () => {
  const balloon = course({
    amount: cents(171_000_00),
    rate: '4.375',
    termMonths: 84,
    amortizationMonths: 360,
    ...rounding,
  });
  const table = loanTermsTable(balloon, balloon, null);
  expect([table.balloon?.amount.value, table.balloon?.inYear]).toEqual([149_263_00, 7]);
  expect(table.balloon && faultsOf(table.balloon.amount.trace, procedures)).toEqual([]);
  const capped = course({
    amount: cents(65_000_00),
    rate: '2',
    termMonths: 360,
    rateSteps: [{ fromPayment: 13, rate: '9' }],
    paymentCap: { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60 },
    ...rounding,
  });
  const { most } = loanTermsTable(capped, capped, null).loanAmount;
  expect(most?.amount.value).toBeGreaterThan(65_000_00);
  expect(most && faultsOf(most.amount.trace, procedures)).toEqual([]);
});

it('a penalty of 2 % on form H-25(B) is as high as 3,240', () => {
  const penalty = prepaymentPenalty(cents(162_000_00), '2');
  expect(penalty.value).toBe(3240_00);
  expect(faultsOf(penalty.trace)).toEqual([]);
});

describe('form H-24(B), the comparisons: 56,582 paid and 15,773 repaid in five years', () => {
  const terms: LoanTerms = { amount: cents(162_000_00), rate: '3.875', termMonths: 360, ...rounding };
  const figure = (amount: number) => ({ value: cents(amount), trace: given('Amount', money(amount), 'amount') });
  const loan = {
    terms,
    insurance: { monthly: cents(82_35), originalValue: cents(180_000_00), endsAtPercent: '78' },
    loanCosts: figure(5672_00),
    prepaidInterest: figure(261_60),
    insuranceAtClosing: zero,
  };

  it.each([
    ['levelPayment', 56_582_00],
    // 761.78 x 60 + 82.35 x 60 + 5,672.00 + 261.60 = 56,581.40.
    ['schedule', 56_581_00],
  ] as const)('%s', (totalBy, expected) => {
    const { paid, principal } = inFiveYears({ ...loan, totalBy });
    expect([paid.value, principal.value]).toEqual([expected, 15_773_00]);
    for (const { trace } of [paid, principal]) expect(faultsOf(trace, procedures)).toEqual([]);
  });

  it('a shorter loan is counted to its end', () => {
    const short = inFiveYears({ ...loan, terms: { ...terms, termMonths: 24 }, totalBy: 'schedule' });
    expect(short.principal.value).toBe(162_000_00);
  });
});

describe('closing costs of a loan estimate are in whole dollars, line by line', () => {
  const fee = (section: FeeSection, code: string, amount: number, paidBy: 'borrower' | 'seller' = 'borrower'): Fee => ({
    code,
    label: code,
    section,
    bucket: 'canChange',
    source: 'lender',
    charges: [{ paidBy, when: code === 'before' ? 'beforeClosing' : 'atClosing', amount: cents(amount) }],
  });
  const fees = [
    fee('A', 'one', 100_50),
    fee('B', 'before', 29_49),
    fee('G', 'two', 201_66),
    fee('H', 'sold', 500_00, 'seller'),
  ];

  it('totals add the rounded lines; what is paid before counts as all else, what the seller pays is not there', () => {
    const refinance = {
      loanAmount: cents(1000_00),
      payoffs: [{ label: 'Old loan', amount: cents(500_49) }],
      otherCredits: [],
    };
    const estimate = estimatedClosing({ refinance, fees, lenderCredits: cents(10_40) });
    expect(estimate.fees.map(({ code }) => code)).toEqual(['one', 'before', 'two']);
    // 101 + 29 + 202 - 10.
    expect([estimate.costs.loanCosts.value, estimate.costs.total.value]).toEqual([130_00, 322_00]);
    expect(Object.fromEntries(estimate.rows.map(([key, { value }]) => [key, value]))).toEqual({
      loanAmount: 1000_00,
      closingCosts: -322_00,
      payoffs: -500_00,
      financed: 322_00,
    });
    expect(estimate.cashFromBorrower).toBe(-178_00);
    for (const [, { trace }] of estimate.rows) expect(faultsOf(trace)).toEqual([]);
  });
});
