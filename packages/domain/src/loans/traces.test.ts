import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { cents } from '../money/index.ts';
import { type Explained, faultsOf } from '../trace/index.ts';
import { keptLines } from '../trace/kept-lines.fixture.ts';
import { dateProcedures } from '../trid/index.ts';
import * as loans from './index.ts';

const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
const fixed: loans.LoanTerms = { amount: cents(162_000_00), rate: '3.875', termMonths: 360, ...rounding };
const adjustable: loans.AdjustableRate = {
  initialRate: '4',
  margin: '2.25',
  firstAdjustment: 61,
  everyMonths: 12,
  firstCap: '2',
  laterCap: '1',
  lifetimeCap: '5',
  floor: '3',
};
const procedures = { ...loans.loanProcedures, ...dateProcedures };

const shapes: [string, Partial<loans.LoanTerms>][] = [
  ['fixed', {}],
  ['without interest', { rate: '0', termMonths: 36 }],
  ['interest only', { interestOnlyMonths: 60 }],
  ['balloon', { termMonths: 84, amortizationMonths: 360 }],
  [
    'later rates',
    {
      rateSteps: [
        { fromPayment: 61, rate: '5.25' },
        { fromPayment: 73, rate: '6' },
      ],
    },
  ],
  [
    'payment-capped',
    {
      rate: '2',
      rateSteps: [{ fromPayment: 13, rate: '9' }],
      paymentCap: { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60 },
    },
  ],
  ['by real days', { interestByDays: { basis: 'actual/360', from: '2026-01-15', firstPayment: '2026-03-01' } }],
  ['rounded otherwise', { paymentRounding: 'up', interestRounding: 'halfEven' }],
];

describe.each(shapes)('a loan, %s', (_, changes) => {
  const terms = { ...fixed, ...changes };

  // Reckoned in each test, so that mutation testing knows which tests it takes part in.
  it('has sums that can be worked out again', () => {
    const totals = loans.scheduleTotals(terms, loans.schedule(terms));
    for (const { trace } of Object.values<Explained<unknown>>({ ...totals }))
      expect(faultsOf(trace, procedures)).toEqual([]);
    expect(keptLines(totals)).toMatchSnapshot();
  });

  it('reads back its own leaves', () => {
    const leaves = loans.termLeaves(terms);
    const terminal = leaves.map(({ value }) =>
      value.kind === 'money'
        ? value.cents
        : value.kind === 'rate'
          ? value.percent
          : value.kind === 'count'
            ? value.count
            : value.text,
    );
    expect(leaves).toHaveLength(loans.leavesOfTerms);
    expect(loans.schedule(loans.termsOfLeaves(terminal))).toEqual(loans.schedule(terms));
  });

  it('has a page 5 that can be worked out again', () => {
    for (const totalBy of ['levelPayment', 'schedule'] as const) {
      const { reckonedRate: _, ...page } = loans.loanDisclosure({
        terms,
        insurance: { monthly: cents(82_35), originalValue: cents(180_000_00), endsAtPercent: '78' },
        loanCosts: cents(4694_05),
        prepaidInterest: cents(279_04),
        prepaidFinanceCharge: cents(1000_00),
        totalBy,
        tipDecimals: 3,
      });
      for (const figure of Object.values(page) as Explained<unknown>[])
        expect(faultsOf(figure.trace, procedures)).toEqual([]);
      expect(keptLines(page)).toMatchSnapshot();
    }
  });
});

describe('reasons that are kept', () => {
  it('payment, prepaid interest, balance, buydown', () => {
    const basis = { amount: cents(162_000_00), rate: '3.875', days: 16, daysInYear: 360 } as const;
    const figures = [
      loans.levelPayment({ amount: cents(162_000_00), rate: '3.875', months: 360 }, 'halfUp'),
      loans.levelPayment({ amount: cents(1000_00), rate: '0', months: 3 }, 'up'),
      loans.prepaidInterest({ ...basis, roundsDay: true }),
      loans.prepaidInterest({ ...basis, days: -3, roundsDay: false }),
      loans.balanceAfter(fixed, 60),
      loans.balanceAfter(fixed, 0),
      loans.buydown({ amount: cents(200_000_00), rate: '6', months: 360 }, ['2', '1']).subsidy,
    ];
    for (const { trace } of figures) expect(faultsOf(trace, procedures)).toEqual([]);
    expect(keptLines(figures)).toMatchSnapshot();
  });

  it('rates from dates and from unit-periods', () => {
    const first = { date: '1978-02-10', amount: cents(6000_00) };
    const payments = Array.from({ length: 36 }, (_, at) => ({
      date: loans.addPeriods('1978-04-01', at, { unit: 'month', multiple: 1 }),
      amount: cents(200_00),
    }));
    const byDates = loans.annualPercentageRate({
      advances: [first],
      payments,
      unitPeriod: { unit: 'month', multiple: 1 },
    });
    expect(byDates.value).toBe('11.817');
    expect(faultsOf(byDates.trace, procedures)).toEqual([]);
    expect(keptLines(byDates)).toMatchSnapshot();
  });

  it('no insurance, or a number of premiums that is known', () => {
    const costs = {
      loanCosts: cents(0),
      prepaidInterest: cents(0),
      prepaidFinanceCharge: cents(0),
      totalBy: 'schedule',
      tipDecimals: 2,
    } as const;
    const without = loans.loanDisclosure({ terms: fixed, ...costs });
    expect([without.mortgageInsurance.value, without.mortgageInsuranceMonths.value]).toEqual([0, 0]);
    const insurance = { monthly: cents(10_00), originalValue: cents(1), endsAtPercent: '78', months: 12 };
    const known = loans.loanDisclosure({ terms: fixed, insurance, ...costs });
    expect([known.mortgageInsurance.value, known.mortgageInsuranceMonths.value]).toEqual([120_00, 12]);
    for (const { trace } of [known.mortgageInsurance, known.annualPercentageRate])
      expect(faultsOf(trace, procedures)).toEqual([]);
  });
});

const level = { amount: cents(100_00), rate: '5', months: 12 };
const capOf = (changes: Partial<loans.PaymentCap>) => ({
  paymentCap: { risePercent: '7.5', balanceLimitPercent: '110', recastMonths: 60, ...changes },
});

it.each<[() => unknown, string, string, RegExp]>([
  [() => loans.levelPayment({ ...level, rate: '100.001' }, 'up'), 'OUT_OF_RANGE', 'rate', /from 0 to 100 %: 100.001/],
  [() => loans.levelPayment({ ...level, rate: '-1' }, 'up'), 'OUT_OF_RANGE', 'rate', /from 0 to 100 %: -1/],
  [() => loans.levelPayment({ ...level, rate: 'x' }, 'up'), 'MALFORMED', 'rate', /x/],
  [() => loans.levelPayment({ ...level, months: -12 }, 'up'), 'OUT_OF_RANGE', 'months', /from 1 to 600: -12/],
  [() => loans.schedule({ ...fixed, amount: cents(0) }), 'OUT_OF_RANGE', 'amount', /above zero/],
  [() => loans.schedule({ ...fixed, termMonths: 601 }), 'OUT_OF_RANGE', 'termMonths', /601/],
  [
    () => loans.schedule({ ...fixed, amortizationMonths: 359 }),
    'INCONSISTENT',
    'amortizationMonths',
    /over its term or longer/,
  ],
  [
    () => loans.schedule({ ...fixed, interestOnlyMonths: 361 }),
    'INCONSISTENT',
    'interestOnlyMonths',
    /when the loan is due/,
  ],
  [
    () => loans.schedule({ ...fixed, rateSteps: [{ fromPayment: 13, rate: '101' }] }),
    'OUT_OF_RANGE',
    'rateSteps.0.rate',
    /101/,
  ],
  [
    () => loans.schedule({ ...fixed, rateSteps: [{ fromPayment: 1, rate: '1' }] }),
    'OUT_OF_RANGE',
    'rateSteps.0.fromPayment',
    /from 2/,
  ],
  [
    () =>
      loans.schedule({
        ...fixed,
        rateSteps: [
          { fromPayment: 9, rate: '1' },
          { fromPayment: 9, rate: '2' },
        ],
      }),
    'REVERSED',
    'rateSteps.1.fromPayment',
    /one after the other/,
  ],
  [
    () => loans.schedule({ ...fixed, ...capOf({ risePercent: '101' }) }),
    'OUT_OF_RANGE',
    'paymentCap.risePercent',
    /101/,
  ],
  [
    () => loans.schedule({ ...fixed, ...capOf({ balanceLimitPercent: '99.9' }) }),
    'OUT_OF_RANGE',
    'paymentCap.balanceLimitPercent',
    /100 % or more/,
  ],
  [() => loans.schedule({ ...fixed, ...capOf({ recastMonths: 0 }) }), 'OUT_OF_RANGE', 'paymentCap.recastMonths', /0/],
  [() => loans.balanceAfter(fixed, 361), 'OUT_OF_RANGE', 'paymentsMade', /from 0 to 360: 361/],
  [() => loans.highestRates({ ...adjustable, everyMonths: 0 }, 360), 'OUT_OF_RANGE', 'everyMonths', /from 1/],
  [() => loans.highestRates({ ...adjustable, firstAdjustment: 1 }, 360), 'OUT_OF_RANGE', 'firstAdjustment', /from 2/],
  [() => loans.highestRates({ ...adjustable, margin: '101' }, 360), 'OUT_OF_RANGE', 'margin', /101/],
  [
    () => loans.highestRates({ ...adjustable, rounding: { multiple: '0', mode: 'halfUp' } }, 360),
    'OUT_OF_RANGE',
    'roundedTo',
    /more than nothing/,
  ],
  [() => loans.ratesAtIndexes(adjustable, ['1', '-1'], 360), 'OUT_OF_RANGE', 'indexes.1', /-1/],
  [() => loans.buydown({ ...level, rate: '1' }, ['2']), 'INCONSISTENT', 'reductions.0', /by 2 leaves no rate of 1/],
  [() => loans.regularMonthlyRate(cents(0), [cents(1)]), 'MISSING', 'advances', /Nothing is advanced/],
  [() => loans.regularMonthlyRate(cents(2), [cents(1)]), 'INCONSISTENT', 'payments', /Less is paid/],
  [() => loans.regularMonthlyRate(cents(1), [cents(1e12)]), 'OUT_OF_RANGE', 'payments', /no annual percentage rate/],
  [
    () =>
      loans.annualPercentageRate({
        advances: [{ date: '2026-02-01', amount: cents(1) }],
        payments: [{ date: '2026-01-01', amount: cents(2) }],
        unitPeriod: { unit: 'month', multiple: 1 },
      }),
    'REVERSED',
    'payments.0.date',
    /2026-01-01 is before 2026-02-01/,
  ],
  [
    () =>
      loans.annualPercentageRate({
        advances: [{ date: '2026-02-01', amount: cents(1) }],
        payments: [{ date: '2026-03-01', amount: cents(0) }],
        unitPeriod: { unit: 'month', multiple: 1 },
      }),
    'OUT_OF_RANGE',
    'payments.0.amount',
    /above zero/,
  ],
  [
    () => loans.prepaidInterest({ amount: cents(1), rate: '1', days: 1.5, daysInYear: 360, roundsDay: true }),
    'MALFORMED',
    'days',
    /1.5/,
  ],
])('%s is refused: %s %s', (work, code, field, message) => {
  expect(refusalOf(work)).toEqual({ code, field, message: expect.stringMatching(message) });
});

it('a disclosed finance charge may be 100 too low, and any amount too high', () => {
  const accurate = (disclosed: number) => loans.isFinanceChargeAccurate(cents(disclosed), cents(1000_00));
  expect([900_00, 899_99, 2000_00].map(accurate)).toEqual([true, false, true]);
});

it('form H-14: the lifetime cap holds both ways where the floor says so', () => {
  const terms = {
    ...adjustable,
    initialRate: '17.41',
    margin: '3',
    firstAdjustment: 13,
    firstCap: '2',
    laterCap: '2',
    floor: '12.41',
  };
  expect(loans.ratesAtIndexes(terms, ['9.78', '12.17', '7.66', '6.36'], 60)).toEqual([
    { fromPayment: 13, rate: '15.41' },
    { fromPayment: 25, rate: '15.17' },
    { fromPayment: 37, rate: '13.17' },
    { fromPayment: 49, rate: '12.41' },
  ]);
});
