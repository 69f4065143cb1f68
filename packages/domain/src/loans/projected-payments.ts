import { addCents, type Cents, zeroCents } from '../money/index.ts';
import { balloonOf } from './balloon.ts';
import type { ScheduleRow } from './schedule.ts';

/** The least and the most of something; the same where it does not vary. */
export interface Range {
  readonly low: Cents;
  readonly high: Cents;
}

/** One column of the projected payments table (12 CFR 1026.37(c)). */
export interface ProjectedColumn {
  /** Years of the term, from 1; a balloon stands in a column of its own, in the last year. */
  readonly fromYear: number;
  readonly toYear: number;
  readonly isBalloon: boolean;
  readonly principalAndInterest: Range;
  /** Whether a payment of the column pays interest alone. */
  readonly hasInterestOnly: boolean;
  readonly mortgageInsurance: Cents;
  readonly escrow: Cents;
  readonly total: Range;
}

/** What the table is made of. */
export interface ProjectedPayments {
  /** The schedule at the lowest rates; the same as `high` for a fixed rate. */
  readonly low: readonly ScheduleRow[];
  readonly high: readonly ScheduleRow[];
  /** Premium that goes with each payment. */
  readonly premiums: readonly Cents[];
  /** Escrow of a month. */
  readonly escrow: Cents;
}

const monthsPerYear = 12;
const mostColumns = 4;

/**
 * The columns of the projected payments table: a new one from the year after a change of payment or the end of mortgage insurance on, at most four. Where
 * there are more, the later ones become one with the range of their payments; a balloon keeps its own (12 CFR 1026.37(c)(1)(ii)). The end of mortgage
 * insurance has a column of its own only where there are at most three others; otherwise the next column is the first without it ((c)(1)(ii)(B), comment 1).
 */
export function projectedPayments({ low, high, premiums, escrow }: ProjectedPayments): ProjectedColumn[] {
  const balloon = balloonOf(high) ?? balloonOf(low);
  const regular = high.length - (balloon ? 1 : 0);
  const years = Array.from({ length: Math.ceil(regular / monthsPerYear) }, (_, year) =>
    yearColumn(year, regular, { low, high, premiums, escrow }),
  );
  const most = mostColumns - (balloon ? 1 : 0);
  const others = columnsOf(years, false);
  const columns = others.length < most ? columnsOf(years, true) : others;
  const shown = columns.length <= most ? columns : [...columns.slice(0, most - 1), merged(columns.slice(most - 1))];
  return balloon ? [...shown, balloonColumn(low, high, premiums, escrow)] : shown;
}

/** Years that are the same as one column; with or without one for the end of insurance alone. */
function columnsOf(years: readonly ProjectedColumn[], insuranceEndsOne: boolean): ProjectedColumn[] {
  const columns: ProjectedColumn[] = [];
  for (const year of years) {
    const last = columns.at(-1);
    const isUninsured = !insuranceEndsOne && year.mortgageInsurance === 0;
    const compared = isUninsured && last ? { ...year, mortgageInsurance: last.mortgageInsurance } : year;
    if (last && isSame(last, compared)) columns[columns.length - 1] = { ...last, toYear: year.toYear };
    else columns.push(year);
  }
  return columns;
}

function yearColumn(year: number, payments: number, { low, high, premiums, escrow }: ProjectedPayments) {
  const first = year * monthsPerYear;
  const end = Math.min(first + monthsPerYear, payments);
  const rows = [...low.slice(first, end), ...high.slice(first, end)];
  // Insurance that ends within a year is shown for the whole of it: what changes does so on an anniversary.
  return column(year + 1, year + 1, rows, premiums[first] ?? zeroCents, escrow, false);
}

function balloonColumn(
  low: readonly ScheduleRow[],
  high: readonly ScheduleRow[],
  premiums: readonly Cents[],
  escrow: Cents,
): ProjectedColumn {
  const year = Math.ceil(high.length / monthsPerYear);
  const rows = [...low.slice(-1), ...high.slice(-1)];
  return column(year, year, rows, premiums[high.length - 1] ?? zeroCents, escrow, true);
}

function column(
  fromYear: number,
  toYear: number,
  rows: readonly ScheduleRow[],
  mortgageInsurance: Cents,
  escrow: Cents,
  isBalloon: boolean,
): ProjectedColumn {
  const usual = isBalloon ? rows : withoutRoundingOfLast(rows);
  const principalAndInterest = {
    low: least(usual.map(({ amount }) => amount)),
    high: most(usual.map(({ amount }) => amount)),
  };
  return {
    fromYear,
    toYear,
    isBalloon,
    principalAndInterest,
    hasInterestOnly: usual.some(({ principal }) => principal === 0),
    mortgageInsurance,
    escrow,
    total: totals(principalAndInterest, mortgageInsurance, escrow),
  };
}

/** The payment that ends a loan carries what rounding left over; it is no change of payment. */
function withoutRoundingOfLast(rows: readonly ScheduleRow[]): readonly ScheduleRow[] {
  const usual = rows.filter(({ balance }) => balance !== 0);
  return usual.length > 0 ? usual : rows;
}

/** What a column shows the range of: payments `from` to `to`, counted from 1 and from the beginning of a year, without what rounding leaves to the last one. */
export const usualPayments = (rows: readonly ScheduleRow[], from: number, to: number): readonly Cents[] =>
  usualTotals(rows, from, to, zeroCents, 0);

/** The same with the premium of each year: that of its first payment. */
export function usualTotals(
  rows: readonly ScheduleRow[],
  from: number,
  to: number,
  premium: Cents,
  insured: number,
): readonly Cents[] {
  const years = Array.from({ length: Math.ceil((to - from + 1) / monthsPerYear) }, (_, year) => {
    const first = from - 1 + year * monthsPerYear;
    const usual = withoutRoundingOfLast(rows.slice(first, Math.min(first + monthsPerYear, to)));
    return usual.map(({ amount }) => addCents(amount, first < insured ? premium : zeroCents));
  });
  return years.flat();
}

/** The first and the last payment of a column of a term of so many months. */
export function paymentsOf({ fromYear, toYear, isBalloon }: ProjectedColumn, months: number, hasBalloon: boolean) {
  if (isBalloon) return { from: months, to: months };
  return {
    from: (fromYear - 1) * monthsPerYear + 1,
    to: Math.min(toYear * monthsPerYear, months - (hasBalloon ? 1 : 0)),
  };
}

const least = (amounts: readonly Cents[]): Cents => amounts.reduce((a, b) => (b < a ? b : a));
const most = (amounts: readonly Cents[]): Cents => amounts.reduce((a, b) => (b > a ? b : a));

const totals = ({ low, high }: Range, mortgageInsurance: Cents, escrow: Cents): Range => ({
  low: addCents(low, mortgageInsurance, escrow),
  high: addCents(high, mortgageInsurance, escrow),
});

const isSame = (a: ProjectedColumn, b: ProjectedColumn) =>
  a.principalAndInterest.low === b.principalAndInterest.low &&
  a.principalAndInterest.high === b.principalAndInterest.high &&
  a.hasInterestOnly === b.hasInterestOnly &&
  a.mortgageInsurance === b.mortgageInsurance;

/** Columns as one: from the first to the last year, with the range of all payments. */
const merged = (columns: readonly ProjectedColumn[]): ProjectedColumn =>
  columns.reduce((a, b) => ({
    fromYear: a.fromYear,
    toYear: b.toYear,
    isBalloon: false,
    escrow: a.escrow,
    principalAndInterest: around(a.principalAndInterest, b.principalAndInterest),
    hasInterestOnly: a.hasInterestOnly || b.hasInterestOnly,
    mortgageInsurance: most([a.mortgageInsurance, b.mortgageInsurance]),
    total: around(a.total, b.total),
  }));

const around = (a: Range, b: Range): Range => ({ low: least([a.low, b.low]), high: most([a.high, b.high]) });
