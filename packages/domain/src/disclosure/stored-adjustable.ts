import { schedule, termLeaves } from '../loans/index.ts';
import { Exact, type Rate } from '../money/index.ts';
import { rate, type Trace } from '../trace/index.ts';
import { type AdjustablePayments, adjustablePayments, adjustableRates } from './adjustable-tables.ts';
import { highestRateTrace } from './loan-terms-table.ts';
import { adjustableOf, coursesOf, type StoredCourses } from './stored-courses.ts';
import { type Gaps, gapsOf, inStatement, type OrOpen, type StoredLoan, type StoredTerms } from './stored-terms.ts';

/** A row of one of the tables of page 4: words and figures in their order, none while it is open. */
export interface FormRow {
  readonly name: string;
  /** What several rows stand under. */
  readonly under?: string;
  readonly label: string;
  readonly cells: readonly (string | Trace)[];
  /** Where it is decided. */
  readonly field: string;
}

/** A table of page 4 that is there for some loans only. */
export interface FormTable {
  readonly name: 'adjustablePayments' | 'adjustableRates';
  readonly title: string;
  readonly rows: readonly FormRow[];
  readonly missing: Gaps;
}

/** `61st`. */
export function ordinalOf(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}

const percentOf = (value: Rate | null): readonly string[] => (value === null ? [] : [`${new Exact(value).toFixed()}%`]);

/** The tables of adjustable payments and rates of page 4 that the loan has (12 CFR 1026.38(m), (n)). */
export function adjustableTables(loan: StoredLoan, stated: StoredTerms): FormTable[] {
  const courses = coursesOf(loan, stated);
  return [paymentTable(loan, stated, courses), rateTable(loan, stated, courses)].filter((table) => table !== null);
}

/** The table of adjustable payments; null where nothing but the rate changes them (comment 38(m)-3). */
function paymentTable(
  { isInterestOnly, interestOnlyMonths, isNegativeAmortization }: StoredLoan,
  { optionalPayments, stepPayments, seasonalPayments }: StoredTerms,
  courses: OrOpen<StoredCourses>,
): FormTable | null {
  const said = [optionalPayments, stepPayments, seasonalPayments];
  if (!isInterestOnly && !isNegativeAmortization && said.every((words) => words === null)) return null;
  const changes = courses.kind === 'figure' ? changesOf(courses) : null;
  // Where no payment changes but the last, there is no table.
  if (courses.kind === 'figure' && changes === null) return null;
  const answer = (name: string, label: string, isYes: boolean, words: string, field: string): FormRow => ({
    name,
    label,
    cells: isYes ? ['YES', words] : ['NO'],
    field,
  });
  const under = 'Monthly Principal and Interest Payments';
  const field = isInterestOnly ? 'loan.interestOnlyMonths' : 'riseLimit';
  const months = interestOnlyMonths ?? '____';
  return {
    name: 'adjustablePayments',
    title: 'Adjustable Payment (AP) Table',
    rows: [
      answer(
        'interestOnly',
        'Interest Only Payments?',
        isInterestOnly,
        `for your first ${months} payments`,
        'loan.isInterestOnly',
      ),
      answer('optional', 'Optional Payments?', optionalPayments !== null, optionalPayments ?? '', 'optionalPayments'),
      answer('step', 'Step Payments?', stepPayments !== null, stepPayments ?? '', 'stepPayments'),
      answer('seasonal', 'Seasonal Payments?', seasonalPayments !== null, seasonalPayments ?? '', 'seasonalPayments'),
      { name: 'firstPayment', under, label: 'First Change/Amount', cells: changes ? firstOf(changes) : [], field },
      {
        name: 'laterPayments',
        under,
        label: 'Subsequent Changes',
        cells: changes ? [everyOf(changes.everyMonths)] : [],
        field,
      },
      {
        name: 'maximumPayment',
        under,
        label: 'Maximum Payment',
        cells: changes ? maximumOf(changes, isNegativeAmortization) : [],
        field,
      },
    ],
    missing: courses.kind === 'open' ? courses.missing : {},
  };
}

const changesOf = ({ low, high, adjustable }: StoredCourses): AdjustablePayments | null =>
  adjustablePayments({ terms: low, rows: schedule(low) }, { terms: high, rows: schedule(high) }, adjustable);

function firstOf({ firstChange: { payment, low, high } }: AdjustablePayments): FormRow['cells'] {
  const [least, most] = [inStatement(low.trace), inStatement(high.trace)];
  const amounts = low.value === high.value ? [most] : [least, '–', most];
  return [...amounts, `at ${ordinalOf(payment)} payment`];
}

const maximumOf = (
  { maximum: { amount, fromPayment } }: AdjustablePayments,
  isPotential: boolean,
): FormRow['cells'] => [
  inStatement(amount.trace),
  `${isPotential ? 'as early as' : 'starting at'} ${ordinalOf(fromPayment)} payment`,
];

/** How often payments change: in years, more often than yearly in payments (comment 37(i)(5)-3). */
function everyOf(months: number | null): string {
  if (months === null) return 'No subsequent changes';
  if (months % 12 !== 0) return `Every ${ordinalOf(months)} payment`;
  return months === 12 ? 'Every year' : `Every ${months / 12} years`;
}

/** The table of the adjustable rate; null of a fixed one (comment 38(n)-3). */
function rateTable(loan: StoredLoan, stated: StoredTerms, courses: OrOpen<StoredCourses>): FormTable | null {
  if (!loan.isAdjustableRate) return null;
  const { armIndex, armMargin, firstAdjustmentMonths: first, adjustmentMonths: every } = loan;
  const moves = adjustableOf(loan, stated);
  const noIndex = gapsOf([[armIndex === null, 'loan.armIndex', 'The index of the rate']]);
  const [frequency, limits] = ['Change Frequency', 'Limits on Interest Rate Changes'];
  return {
    name: 'adjustableRates',
    title: 'Adjustable Interest Rate (AIR) Table',
    rows: [
      {
        name: 'index',
        label: 'Index + Margin',
        cells: armIndex === null || armMargin === null ? [] : [armIndex, '+', ...percentOf(armMargin)],
        field: 'loan.armIndex',
      },
      { name: 'initialRate', label: 'Initial Interest Rate', cells: percentOf(loan.rate), field: 'loan.rate' },
      {
        name: 'extremes',
        label: 'Minimum/Maximum Interest Rate',
        cells: courses.kind === 'figure' ? extremesOf(courses) : [],
        field: 'rateFloor',
      },
      {
        name: 'firstRate',
        under: frequency,
        label: 'First Change',
        cells: first === null ? [] : [`Beginning of ${ordinalOf(first + 1)} month`],
        field: 'loan.firstAdjustmentMonths',
      },
      {
        name: 'laterRates',
        under: frequency,
        label: 'Subsequent Changes',
        cells: every === null ? [] : [`Every ${every === 1 ? '' : `${ordinalOf(every)} `}month after first change`],
        field: 'loan.adjustmentMonths',
      },
      { name: 'firstCap', under: limits, label: 'First Change', cells: percentOf(stated.firstCap), field: 'firstCap' },
      {
        name: 'laterCap',
        under: limits,
        label: 'Subsequent Changes',
        cells: percentOf(stated.laterCap),
        field: 'laterCap',
      },
    ],
    missing: {
      ...noIndex,
      ...(moves.kind === 'open' ? moves.missing : {}),
      ...(courses.kind === 'open' ? courses.missing : {}),
    },
  };
}

/** The lowest and the highest rate, each with the course that comes to it. */
function extremesOf({ low, high, adjustable }: StoredCourses): FormRow['cells'] {
  if (adjustable === null) return [];
  const { minimumRate, maximumRate } = adjustableRates(low, high, adjustable);
  const lowest: Trace = {
    label: 'Lowest rate',
    value: rate(minimumRate),
    formula: 'The lowest rate after the first change, when every change falls as far as it may',
    math: 'lowestRate(all)',
    rule: { text: '12 CFR 1026.37(j)(4)' },
    inputs: termLeaves(low),
  };
  const highest = inStatement(highestRateTrace(high, maximumRate));
  // What a first rate below it passes on its way is not the least.
  if (new Exact(adjustable.floor).gt(minimumRate)) return [...percentOf(adjustable.floor), '/', highest];
  return [inStatement(lowest), '/', highest];
}
