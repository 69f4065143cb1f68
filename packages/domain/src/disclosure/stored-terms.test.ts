import { describe, expect, it } from 'vitest';
import { loanProcedures } from '../loans/index.ts';
import { faultsOf } from '../trace/index.ts';
import {
  disclosureProcedures,
  insuranceOf,
  loanTermLines,
  noTerms,
  type StoredLoan,
  type StoredTerms,
  type TermLineName,
  termsOf,
} from './index.ts';
import { sampleLoan as loan } from './stored-loans.fixture.ts';

const procedures = { ...loanProcedures, ...disclosureProcedures };

const stated: StoredTerms = {
  ...noTerms,
  amortizationMonths: 360,
  termRounding: 'Half up',
  prepaymentPenalty: 'Yes',
  penaltyPercent: '2',
  penaltyMonths: 24,
};
const lineOf = (name: TermLineName, ofLoan: Partial<StoredLoan> = {}, ofStatement: Partial<StoredTerms> = {}) => {
  const line = loanTermLines({ ...loan, ...ofLoan }, { ...stated, ...ofStatement }).find((each) => each.name === name);
  if (!line) throw new Error(`No line ${name}`);
  return line;
};
const cents = (trace: { value: object } | null | undefined) => trace && 'cents' in trace.value && trace.value.cents;

describe('loan terms of page 1', () => {
  it('of form H-25(B): no line can increase, a penalty of 3,240 for two years, no balloon', () => {
    const lines = loanTermLines(loan, stated);
    expect(lines.map(({ name, answer }) => [name, answer?.isYes])).toEqual([
      ['loanAmount', false],
      ['interestRate', false],
      ['principalAndInterest', false],
      ['prepaymentPenalty', true],
      ['balloonPayment', false],
    ]);
    expect(cents(lineOf('loanAmount').figure)).toBe(162_000_00);
    expect(lineOf('interestRate').figure?.value).toEqual({ kind: 'rate', percent: '3.875' });
    expect(cents(lineOf('principalAndInterest').figure)).toBe(761_78);
    const [detail] = lineOf('prepaymentPenalty').details;
    expect(detail?.words).toContain('first 2 years');
    expect(cents(detail?.trace)).toBe(3240_00);
  });

  it('every figure can be reckoned again from fields that a statement names', () => {
    for (const { figure, details } of loanTermLines(loan, { ...stated, amortizationMonths: 480 }))
      for (const trace of [figure, ...details.map((each) => each.trace)])
        if (trace) expect(faultsOf(trace, procedures)).toEqual([]);
  });

  it.each<[string, TermLineName, Partial<StoredLoan>, Partial<StoredTerms>, string]>([
    ['a balloon', 'balloonPayment', { termMonths: 84 }, {}, 'To be paid at the end of year 7'],
    [
      'interest only for five years',
      'principalAndInterest',
      { isInterestOnly: true, interestOnlyMonths: 60 },
      {},
      'Can go as high as, in year 6|Includes only interest and no principal until year 6|See AP Table on page 4 for details',
    ],
    // One or two payments are balloons, and less than 24 months that are no whole years are told in months.
    ['one payment', 'balloonPayment', { termMonths: 1 }, { amortizationMonths: 1 }, 'To be paid at the end of year 1'],
    ['one of many', 'balloonPayment', { termMonths: 1 }, {}, 'To be paid at the end of year 1'],
    ['two payments', 'balloonPayment', { termMonths: 2 }, { amortizationMonths: 2 }, 'To be paid at the end of year 1'],
    ['three payments', 'balloonPayment', { termMonths: 3 }, { amortizationMonths: 3 }, ''],
    [
      'interest only for 18 months',
      'principalAndInterest',
      { isInterestOnly: true, interestOnlyMonths: 18 },
      {},
      'Can go as high as, in month 19|Includes only interest and no principal until month 19|See AP Table on page 4 for details',
    ],
    [
      'interest only for a year',
      'principalAndInterest',
      { isInterestOnly: true, interestOnlyMonths: 12 },
      {},
      'Can go as high as, in year 2|Includes only interest and no principal until year 2|See AP Table on page 4 for details',
    ],
    [
      'interest only for 25 months',
      'principalAndInterest',
      { isInterestOnly: true, interestOnlyMonths: 25 },
      {},
      'Can go as high as, in year 3|Includes only interest and no principal until year 3|See AP Table on page 4 for details',
    ],
    [
      'interest only to the end',
      'principalAndInterest',
      { termMonths: 120, isInterestOnly: true, interestOnlyMonths: 120 },
      {},
      'Includes only interest and no principal until year 10',
    ],
    [
      'the principal, where interest only is to the end',
      'balloonPayment',
      { termMonths: 12, isInterestOnly: true, interestOnlyMonths: 12 },
      { amortizationMonths: 12 },
      'To be paid at the end of year 1',
    ],
    [
      'a penalty of one month',
      'prepaymentPenalty',
      {},
      { penaltyMonths: 1 },
      'As high as this if it is paid off during the first 1 month',
    ],
    ['no penalty', 'prepaymentPenalty', {}, { prepaymentPenalty: 'No' }, ''],
  ])('%s', (_, name, ofLoan, ofStatement, words) => {
    expect(
      lineOf(name, ofLoan, ofStatement)
        .details.map((each) => each.words)
        .join('|'),
    ).toBe(words);
  });

  it.each<[string, TermLineName, Partial<StoredLoan>, Partial<StoredTerms>, string[]]>([
    ['the amount', 'loanAmount', { amount: null }, {}, ['loanAmount']],
    ['rate and term', 'balloonPayment', { rate: null, termMonths: null }, {}, ['loan.rate', 'loan.termMonths']],
    ['the amortization', 'balloonPayment', {}, { amortizationMonths: null }, ['amortizationMonths']],
    ['an amortization below the term', 'balloonPayment', {}, { amortizationMonths: 120 }, ['amortizationMonths']],
    ['the rounding', 'principalAndInterest', {}, { termRounding: null }, ['termRounding']],
    ['months of interest only', 'principalAndInterest', { isInterestOnly: true }, {}, ['loan.interestOnlyMonths']],
    [
      'all of an adjustable rate',
      'interestRate',
      { isAdjustableRate: true },
      {},
      [
        'loan.armMargin',
        'loan.firstAdjustmentMonths',
        'loan.adjustmentMonths',
        'loan.maximumRate',
        'firstCap',
        'laterCap',
      ],
    ],
    [
      'how the balance grows',
      'loanAmount',
      { isNegativeAmortization: true },
      {},
      ['loan.isNegativeAmortization', 'riseLimit', 'balanceLimit', 'recastMonths'],
    ],
    ['payments that are elected', 'loanAmount', {}, { optionalPayments: 'for ever' }, ['optionalPayments']],
    ['the penalty', 'prepaymentPenalty', {}, { prepaymentPenalty: null }, ['prepaymentPenalty']],
    [
      'how much the penalty is',
      'prepaymentPenalty',
      {},
      { penaltyPercent: null, penaltyMonths: null },
      ['penaltyPercent', 'penaltyMonths'],
    ],
  ])('a line is open for want of %s', (_, name, ofLoan, ofStatement, fields) => {
    expect(Object.keys(lineOf(name, ofLoan, ofStatement).missing)).toEqual(fields);
  });

  it('one of these does not hide the others', () => {
    const open = loanTermLines({ ...loan, rate: null }, stated);
    expect(open.map(({ answer }) => answer !== null)).toEqual([false, false, false, true, false]);
    expect(cents(open[0]?.figure)).toBe(162_000_00);
  });
});

it('the terms of the schedule are those that were said', () => {
  const known = termsOf({ ...loan, isInterestOnly: true, interestOnlyMonths: 12 }, { ...stated, termRounding: 'Up' });
  expect(known).toMatchObject({
    kind: 'figure',
    terms: { termMonths: 360, amortizationMonths: 360, interestOnlyMonths: 12, paymentRounding: 'up' },
  });
});

it.each<[number | null, Partial<StoredTerms>, string[] | number | undefined]>([
  [null, {}, ['loan.mortgageInsurance']],
  [82_35, {}, ['originalValue']],
  [82_35, { originalValue: 180_000_00 }, undefined],
  [82_35, { insuranceMonths: 84 }, 84],
  [0, {}, undefined],
])('mortgage insurance of %s with %o', (mortgageInsurance, terms, expected) => {
  const known = insuranceOf({ mortgageInsurance }, { ...stated, ...terms });
  expect(known.kind === 'open' ? Object.keys(known.missing) : known.insurance.months).toEqual(expected);
});
