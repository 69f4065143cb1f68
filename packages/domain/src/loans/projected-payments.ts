import { addCents, type Cents, zeroCents } from '../money/index.ts';
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
/** A last payment this many times the usual one is a balloon (12 CFR 1026.37(b)(5)). */
const balloonTimes = 2;

/**
 * The columns of the projected payments table: a new one from the year after a change of payment or the end of mortgage insurance on, at most four. Where
 * there are more, the later ones become one with the range of their payments; a balloon keeps its own (12 CFR 1026.37(c)(1)(ii)).
 */
export function projectedPayments({ low, high, premiums, escrow }: ProjectedPayments): ProjectedColumn[] {
  const balloon = balloonOf(high) ?? balloonOf(low);
  const regular = high.length - (balloon ? 1 : 0);
  const years = Array.from({ length: Math.ceil(regular / monthsPerYear) }, (_, year) =>
    yearColumn(year, regular, { low, high, premiums, escrow }),
  );
  const columns: ProjectedColumn[] = [];
  for (const year of years) {
    const last = columns.at(-1);
    if (last && isSame(last, year)) columns[columns.length - 1] = { ...last, toYear: year.toYear };
    else columns.push(year);
  }
  const most = mostColumns - (balloon ? 1 : 0);
  const shown = columns.length <= most ? columns : [...columns.slice(0, most - 1), merged(columns.slice(most - 1))];
  return balloon ? [...shown, balloonColumn(low, high, premiums, escrow)] : shown;
}

function balloonOf(rows: readonly ScheduleRow[]): ScheduleRow | undefined {
  const [before, last] = [rows.at(-2), rows.at(-1)];
  return before && last && last.amount > before.amount * balloonTimes ? last : undefined;
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
  const rows = [low.at(-1), high.at(-1)].filter((row) => row !== undefined);
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

function merged(columns: readonly ProjectedColumn[]): ProjectedColumn {
  const [first] = columns;
  if (!first) throw new RangeError('Nothing to merge');
  const principalAndInterest = {
    low: least(columns.map((one) => one.principalAndInterest.low)),
    high: most(columns.map((one) => one.principalAndInterest.high)),
  };
  const insurance = columns.map((one) => one.mortgageInsurance);
  return {
    ...first,
    toYear: columns.at(-1)?.toYear ?? first.toYear,
    principalAndInterest,
    hasInterestOnly: columns.some((one) => one.hasInterestOnly),
    mortgageInsurance: most(insurance),
    total: {
      low: least(columns.map((one) => one.total.low)),
      high: most(columns.map((one) => one.total.high)),
    },
  };
}
