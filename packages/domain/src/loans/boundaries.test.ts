import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import { type Cents, cents, Exact } from '../money/index.ts';
import * as loans from './index.ts';

const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
const terms: loans.LoanTerms = { amount: cents(1000_00), rate: '6', termMonths: 12, ...rounding };
const adjustable: loans.AdjustableRate = {
  initialRate: '4',
  margin: '2',
  firstAdjustment: 13,
  everyMonths: 12,
  firstCap: '1',
  laterCap: '1',
  lifetimeCap: '5',
  floor: '3',
};

describe('the last value that is allowed', () => {
  it('a rate of 100 %, of 0 %, a term of 600 months, an amortization as long as the term', () => {
    expect(loans.levelPayment({ amount: cents(100_00), rate: '100', months: 1 }, 'halfUp').value).toBe(108_33);
    // 250,000 × 6.999 ÷ 1,200 is 1,458.125: half a cent, which a quotient that never ends would hide.
    expect(loans.levelPayment({ amount: cents(250_000_00), rate: '6.999', months: 1 }, 'halfUp').value).toBe(
      251_458_13,
    );
    expect(loans.levelPayment({ amount: cents(250_000_00), rate: '6.999', months: 1 }, 'down').value).toBe(251_458_12);
    expect(loans.levelPayment({ amount: cents(600_00), rate: '0', months: 600 }, 'halfUp').value).toBe(1_00);
    expect(loans.schedule({ ...terms, amortizationMonths: 12, interestOnlyMonths: 11 })).toHaveLength(12);
  });

  it('a balance limit of 100 %: the first balance that reaches it makes the payment anew', () => {
    const rows = loans.schedule({
      ...terms,
      rate: '1',
      termMonths: 36,
      rateSteps: [{ fromPayment: 2, rate: '90' }],
      paymentCap: { risePercent: '1', balanceLimitPercent: '100', recastMonths: 36 },
    });
    expect(rows.map(({ balance }) => balance).findIndex((balance) => balance > 1000_00)).toBe(1);
    expect(rows[2]?.amount).toBeGreaterThan((rows[1]?.amount ?? 0) * 2);
  });

  it('an adjustment at the last payment is one, after it none', () => {
    expect(loans.highestRates(adjustable, 13)).toEqual([{ fromPayment: 13, rate: '5' }]);
    expect(loans.highestRates(adjustable, 12)).toEqual([]);
  });

  it('mortgage insurance ends with the payment that brings the balance to the share exactly, the first included', () => {
    const row = { payment: 1, rate: '6', amount: cents(0), interest: cents(0), principal: cents(0) };
    const owed = (...balances: number[]) => balances.map((balance) => ({ ...row, balance: cents(balance) }));
    expect(loans.insuredMonths(owed(79_00, 78_01, 78_00, 77_00), cents(100_00), '78')).toBe(3);
    expect(loans.insuredMonths(owed(78_00, 77_00), cents(100_00), '78')).toBe(1);
    expect(loans.insuredMonths(owed(78_51, 78_50), cents(100_00), '78.5')).toBe(2);
    expect(loans.insuredMonths(owed(79_00, 78_01), cents(100_00), '78')).toBe(2);
  });

  it('nothing may be left to be financed, one cent may', () => {
    const costs: loans.LoanCosts = {
      amount: cents(100_00),
      principalAndInterest: new Exact(110_00),
      mortgageInsurance: cents(0),
      loanCosts: cents(0),
      prepaidInterest: cents(0),
      prepaidFinanceCharge: cents(99_99),
    };
    expect(loans.amountFinanced(costs).value).toBe(1);
    for (const charge of [100_00, 100_01])
      expect(refusalOf(() => loans.amountFinanced({ ...costs, prepaidFinanceCharge: cents(charge) }))).toEqual({
        code: 'INCONSISTENT',
        field: 'prepaidFinanceCharge',
        message: 'The prepaid finance charge leaves nothing financed',
      });
  });
});

describe('a field that is wrong is named', () => {
  it.each<[() => unknown, string]>([
    [() => loans.schedule({ ...terms, rate: '101', interestOnlyMonths: 12 }), 'rate'],
    [() => loans.schedule({ ...terms, amortizationMonths: 601 }), 'amortizationMonths'],
    [() => loans.schedule({ ...terms, interestOnlyMonths: -1 }), 'interestOnlyMonths'],
    [
      () => loans.schedule({ ...terms, paymentCap: { risePercent: '1', balanceLimitPercent: 'x', recastMonths: 12 } }),
      'paymentCap.balanceLimitPercent',
    ],
    [() => loans.insuredMonths([], cents(1), 'x'), 'percent'],
    [() => loans.insuredMonths([], 0.5 as Cents, '78'), 'originalValue'],
    [() => loans.buydown({ amount: cents(1_00), rate: '6', months: 12 }, ['1', '-1']), 'reductions.1'],
    [() => loans.levelPayment({ amount: cents(1_00), rate: '0', months: 0 }, 'up'), 'months'],
    [
      () =>
        loans.annualPercentageRate({
          advances: [
            { date: '2026-01-01', amount: cents(1) },
            { date: '2026-02-01', amount: cents(0) },
          ],
          payments: [],
          unitPeriod: { unit: 'month', multiple: 1 },
        }),
      'advances.1.amount',
    ],
    [() => loans.unitTime('2026-01-02', '2026-01-01', { unit: 'day', multiple: 1 }), 'to'],
  ])('%s: %s', (work, field) => {
    expect(refusalOf(work)?.field).toBe(field);
  });
});

describe('figures without reasons of their own', () => {
  const costs: loans.LoanCosts = {
    amount: cents(100_00),
    principalAndInterest: new Exact('11000.5'),
    mortgageInsurance: cents(7_00),
    loanCosts: cents(5_00),
    prepaidInterest: cents(3_00),
    prepaidFinanceCharge: cents(2_00),
  };
  const leaves = ({ trace }: { trace: { inputs?: readonly { label: string; field?: string }[] } }) =>
    trace.inputs?.map(({ label, field }) => [label, field]);

  it('name the fields they were made of', () => {
    expect(leaves(loans.totalOfPayments(costs))).toEqual([
      ['Principal and interest', 'principalAndInterest'],
      ['Mortgage insurance', 'mortgageInsurance'],
      ['Prepaid interest', 'prepaidInterest'],
      ['Loan costs (D)', 'loanCosts'],
    ]);
    expect(leaves(loans.financeCharge(costs))).toEqual([
      ['Principal and interest', 'principalAndInterest'],
      ['Loan amount', 'amount'],
      ['Mortgage insurance', 'mortgageInsurance'],
      ['Prepaid finance charge', 'prepaidFinanceCharge'],
    ]);
  });

  it('half a cent is rounded up', () => {
    expect(loans.totalOfPayments(costs).value).toBe(110_01 + 7_00 + 5_00 + 3_00);
    expect(loans.financeCharge(costs).value).toBe(10_01 + 7_00 + 2_00);
  });

  it('page 5 keeps the reasons of loan costs and prepaid interest that it was given', () => {
    const page = loans.loanDisclosure({
      terms,
      loanCosts: cents(5_00),
      loanCostsTrace: { label: 'Section D', value: { kind: 'money', cents: cents(5_00) } },
      prepaidInterest: cents(3_00),
      prepaidInterestTrace: { label: 'Ten days', value: { kind: 'money', cents: cents(3_00) } },
      prepaidFinanceCharge: cents(0),
      totalBy: 'schedule',
      tipDecimals: 3,
    });
    expect(leaves(page.totalOfPayments)?.map(([label]) => label)).toEqual([
      'Principal and interest',
      'Mortgage insurance',
      'Ten days',
      'Section D',
    ]);
    expect(leaves(page.totalInterestPercentage)?.at(-1)?.[0]).toBe('Ten days');
    expect(leaves(page.mortgageInsurance)).toEqual([
      ['Monthly premium', 'mortgageInsurance.monthly'],
      ['Premiums of mortgage insurance', 'mortgageInsurance.months'],
    ]);
  });

  it('a premium of nothing has no months that could end', () => {
    const insurance = { monthly: cents(0), originalValue: cents(1000_00), endsAtPercent: '78' };
    const rest = { loanCosts: cents(0), prepaidInterest: cents(0), prepaidFinanceCharge: cents(0) };
    const page = loans.loanDisclosure({ terms, insurance, ...rest, totalBy: 'schedule', tipDecimals: 3 });
    expect(page.mortgageInsuranceMonths.value).toBe(0);
  });
});

describe('streams of payments', () => {
  const at = (periods: number, rest: number, per: number, dollars: number): loans.TimedFlow => ({
    time: { periods, rest, per },
    amount: cents(dollars * 100),
  });

  it('put together what is equal and one period apart, and nothing else', () => {
    const countsOf = (...flows: loans.TimedFlow[]) => loans.streamsOf(flows).map(({ count }) => count);
    expect(countsOf(at(1, 0, 30, 5), at(2, 0, 30, 5), at(3, 0, 30, 5))).toEqual([3]);
    expect(countsOf(at(1, 0, 30, 5), at(2, 0, 30, 6))).toEqual([1, 1]);
    expect(countsOf(at(1, 0, 30, 5), at(3, 0, 30, 5))).toEqual([1, 1]);
    expect(countsOf(at(1, 2, 30, 5), at(2, 3, 30, 5))).toEqual([1, 1]);
    expect(countsOf(at(1, 2, 12, 5), at(2, 2, 365, 5))).toEqual([1, 1]);
  });

  it('are worth what each payment is worth, by exact and by quick arithmetic', () => {
    const streams = [{ ...at(1, 15, 30, 100), count: 3 }];
    const byHand = [1, 2, 3].reduce((sum, periods) => sum + 100_00 / 1.1 ** periods / (1 + 0.1 * 0.5), 0);
    expect(loans.presentWorth(streams, new Exact('0.1')).toNumber()).toBeCloseTo(byHand, 6);
    expect(loans.roughWorth(streams, 0.1)).toBeCloseTo(byHand, 6);
    expect(loans.presentWorth(streams, new Exact(0)).toNumber()).toBe(300_00);
  });

  it('are read back as they were written', () => {
    const streams = [
      { ...at(1, 19, 30, 844.13), count: 80 },
      { ...at(360, 0, 1, 760.02), count: 1 },
    ];
    expect(loans.writeStreams(streams)).toBe('80 x 844.13 from 1 19/30; 1 x 760.02 from 360');
    expect(loans.readStreams(loans.writeStreams(streams))).toEqual(streams);
  });
});

it('unit-periods of more than one day or week are counted in days', () => {
  expect(loans.unitTime('2026-01-01', '2026-01-26', { unit: 'week', multiple: 2 })).toEqual({
    periods: 1,
    rest: 11,
    per: 14,
  });
  expect(loans.unitTime('2026-01-01', '2026-01-26', { unit: 'day', multiple: 10 })).toEqual({
    periods: 2,
    rest: 5,
    per: 10,
  });
  expect(loans.periodsPerYear({ unit: 'day', multiple: 5 })).toBe(73);
  const units = ['day', 'week', 'month'] as const;
  expect(units.map((unit) => loans.daysOfPeriod({ unit, multiple: 3 }))).toEqual([3, 21, 90]);
  expect(loans.daysOfPeriod({ unit: 'semimonth', multiple: 1 })).toBe(15);
  expect(loans.daysOfPeriod({ unit: 'year', multiple: 1 })).toBe(365);
});

it('with several indexes the last one holds ever after', () => {
  expect(loans.ratesAtIndexes(adjustable, ['2.5', '3'], 60)).toEqual([
    { fromPayment: 13, rate: '4.5' },
    { fromPayment: 25, rate: '5' },
    { fromPayment: 37, rate: '5' },
    { fromPayment: 49, rate: '5' },
  ]);
});

it('the highest balance is one that is owed after a payment, not the loan itself', () => {
  const totals = loans.scheduleTotals(terms, loans.schedule(terms));
  expect(totals.highestBalance.value).toBe(loans.schedule(terms)[0]?.balance);
});
