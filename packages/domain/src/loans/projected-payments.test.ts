import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import {
  highestRates,
  lowestRates,
  type ProjectedPayments,
  projectedPayments,
  type ScheduleRow,
  schedule,
} from './index.ts';

const none = cents(0);

/** Rows of so many payments of each amount; `isInterestOnly` ones repay nothing. Only the last leaves nothing owed. */
function rowsOf(
  ...runs: readonly (readonly [months: number, dollars: number, isInterestOnly?: boolean])[]
): ScheduleRow[] {
  const amounts = runs.flatMap(([months, dollars, isInterestOnly]) =>
    Array.from({ length: months }, () => ({ amount: cents(dollars * 100), isInterestOnly })),
  );
  return amounts.map(({ amount, isInterestOnly }, at) => ({
    payment: at + 1,
    rate: '5',
    amount,
    interest: cents(isInterestOnly ? amount : amount - 1),
    principal: cents(isInterestOnly ? 0 : 1),
    balance: cents(amounts.length - at - 1),
  }));
}

/** What the table shows of a column, in dollars. */
function shown(payments: Partial<ProjectedPayments> & { high: readonly ScheduleRow[] }) {
  const { high, low = high, premiums = high.map(() => none), escrow = none } = payments;
  return projectedPayments({ low, high, premiums, escrow }).map((column) => ({
    years: [column.fromYear, column.toYear],
    principalAndInterest: [column.principalAndInterest.low / 100, column.principalAndInterest.high / 100],
    insurance: column.mortgageInsurance / 100,
    total: [column.total.low / 100, column.total.high / 100],
    ...(column.isBalloon && { isBalloon: true }),
    ...(column.hasInterestOnly && { hasInterestOnly: true }),
  }));
}

const column = (from: number, to: number, low: number, high = low, extra = 0) => ({
  years: [from, to],
  principalAndInterest: [low, high],
  insurance: 0,
  total: [low + extra, high + extra],
});

describe('the columns of projected payments, 12 CFR 1026.37(c)', () => {
  it('one where nothing changes, with escrow in its total alone', () => {
    expect(shown({ high: rowsOf([36, 500]), escrow: cents(10_00) })).toEqual([column(1, 3, 500, 500, 10)]);
  });

  it('the payment that ends the loan is no change, whatever rounding left over', () => {
    expect(shown({ high: rowsOf([23, 500], [1, 503]) })).toEqual([column(1, 2, 500)]);
    expect(shown({ high: rowsOf([24, 500], [1, 480]) })).toEqual([column(1, 2, 500), column(3, 3, 480)]);
  });

  it('a new one from the year in which the payment changes, with the range of that year', () => {
    expect(shown({ high: rowsOf([24, 500], [25, 600]) })).toEqual([column(1, 2, 500), column(3, 5, 600)]);
    expect(shown({ high: rowsOf([18, 500], [18, 600]) })).toEqual([
      column(1, 1, 500),
      column(2, 2, 500, 600),
      column(3, 3, 600),
    ]);
  });

  it('low and high stand side by side, and a change of either begins a column', () => {
    const high = rowsOf([12, 500], [12, 600], [12, 700]);
    expect(shown({ low: rowsOf([12, 500], [24, 450]), high })).toEqual([
      column(1, 1, 500),
      column(2, 2, 450, 600),
      column(3, 3, 450, 700),
    ]);
    const low = rowsOf([12, 500], [12, 450], [12, 400]);
    expect(shown({ low, high: rowsOf([12, 500], [24, 600]) })).toEqual([
      column(1, 1, 500),
      column(2, 2, 450, 600),
      column(3, 3, 400, 600),
    ]);
  });

  it('tells which columns have payments of interest alone, and the end of them begins a column', () => {
    expect(shown({ high: rowsOf([24, 500, true], [12, 500]) })).toEqual([
      { ...column(1, 2, 500), hasInterestOnly: true },
      column(3, 3, 500),
    ]);
    expect(shown({ high: rowsOf([6, 500, true], [18, 600]) })).toEqual([
      { ...column(1, 1, 500, 600), hasInterestOnly: true },
      column(2, 2, 600),
    ]);
  });

  it('the end of mortgage insurance begins one, in the year after', () => {
    const premiums = Array.from({ length: 36 }, (_, at) => cents(at < 15 ? 50_00 : 0));
    expect(shown({ high: rowsOf([36, 500]), premiums })).toEqual([
      { ...column(1, 2, 500, 500, 50), insurance: 50 },
      column(3, 3, 500),
    ]);
    expect(shown({ high: rowsOf([36, 500]), premiums: [] })).toEqual([column(1, 3, 500)]);
  });

  it('four are shown as they are; of five the last two become one with the range of both', () => {
    const four = rowsOf([12, 500], [12, 600], [12, 700], [12, 800]);
    expect(shown({ high: four })).toEqual([1, 2, 3, 4].map((year) => column(year, year, 400 + 100 * year)));
    const premiums = Array.from({ length: 72 }, (_, at) => cents(at < 54 ? 50_00 : 0));
    const six = rowsOf([12, 500], [12, 600], [12, 700], [12, 900], [12, 800, true], [12, 650]);
    expect(shown({ high: six, premiums }).slice(2)).toEqual([
      { ...column(3, 3, 700, 700, 50), insurance: 50 },
      { years: [4, 6], principalAndInterest: [650, 900], insurance: 50, total: [650, 950], hasInterestOnly: true },
    ]);
  });

  it('merged columns keep what the later ones have: insurance that begins, interest that goes on alone', () => {
    const premiums = Array.from({ length: 60 }, (_, at) => cents(at < 48 ? 0 : 50_00));
    const five = rowsOf([12, 500], [12, 600], [12, 700], [12, 900], [12, 800, true]);
    expect(shown({ high: five, premiums })[3]).toEqual({
      years: [4, 5],
      principalAndInterest: [800, 900],
      insurance: 50,
      total: [850, 900],
      hasInterestOnly: true,
    });
  });
});

describe('a balloon (12 CFR 1026.37(b)(5))', () => {
  const balloon = (from: number, low: number, high = low, extra = 0) => ({
    ...column(from, from, low, high, extra),
    isBalloon: true,
  });

  it('stands in a column of its own, in the last year, with its escrow and insurance', () => {
    expect(shown({ high: rowsOf([23, 500], [1, 1000.01]), escrow: cents(10_00) })).toEqual([
      column(1, 2, 500, 500, 10),
      balloon(2, 1000.01, 1000.01, 10),
    ]);
    const premiums = Array.from({ length: 25 }, () => cents(50_00));
    expect(shown({ high: rowsOf([24, 500], [1, 2000]), premiums })).toEqual([
      { ...column(1, 2, 500, 500, 50), insurance: 50 },
      { ...balloon(3, 2000, 2000, 50), insurance: 50 },
    ]);
    expect(shown({ high: rowsOf([24, 500], [1, 2000]), premiums: premiums.slice(1) })[1]).toEqual(balloon(3, 2000));
  });

  it('is all that a loan of one payment shows', () => {
    expect(shown({ high: rowsOf([1, 500]) })).toEqual([balloon(1, 500)]);
  });

  it('twice the payment is none', () => {
    expect(shown({ high: rowsOf([23, 500], [1, 1000]) })).toEqual([column(1, 2, 500)]);
  });

  it('takes one of the four columns', () => {
    const rows = rowsOf([12, 500], [12, 600], [12, 700], [12, 800], [1, 9000]);
    expect(shown({ high: rows })).toEqual([
      column(1, 1, 500),
      column(2, 2, 600),
      column(3, 4, 700, 800),
      balloon(5, 9000),
    ]);
    const three = rowsOf([12, 500], [12, 600], [12, 700], [1, 9000]);
    expect(shown({ high: three })).toHaveLength(4);
  });

  it('is one where it is only at the lowest rates, or only at the highest', () => {
    const [level, ending] = [rowsOf([24, 500]), rowsOf([23, 400], [1, 2000])];
    expect(shown({ low: ending, high: level }).at(-1)).toEqual(balloon(2, 500, 2000));
    expect(shown({ low: level, high: ending }).at(-1)).toEqual(balloon(2, 500, 2000));
  });

  it('of a real loan: seven years of thirty', () => {
    const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
    const rows = schedule({
      amount: cents(200_000_00),
      rate: '6',
      termMonths: 84,
      amortizationMonths: 360,
      ...rounding,
    });
    expect(shown({ high: rows }).map(({ years }) => years)).toEqual([
      [1, 7],
      [7, 7],
    ]);
  });
});

it('an adjustable rate at its lowest and its highest: the last column has the range of what is left', () => {
  const terms = {
    initialRate: '4',
    margin: '2.25',
    firstAdjustment: 61,
    everyMonths: 12,
    firstCap: '2',
    laterCap: '1',
    lifetimeCap: '5',
    floor: '3',
  };
  const rounding = { paymentRounding: 'halfUp', interestRounding: 'halfUp' } as const;
  const rowsAt = (rateSteps: ReturnType<typeof highestRates>) =>
    schedule({ amount: cents(200_000_00), rate: '4', termMonths: 360, rateSteps, ...rounding });
  const [low, high] = [rowsAt(lowestRates(terms, 360)), rowsAt(highestRates(terms, 360))];
  const table = projectedPayments({ low, high, premiums: [], escrow: none });
  expect(table.map(({ fromYear, toYear }) => [fromYear, toYear])).toEqual([
    [1, 5],
    [6, 6],
    [7, 7],
    [8, 30],
  ]);
  expect(table[3]?.principalAndInterest).toEqual({ low: low[60]?.amount, high: high[96]?.amount });
});
