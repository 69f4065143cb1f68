import {
  coursesOf,
  type Gaps,
  inStatement,
  insuranceOf,
  inWholeDollars,
  type OrOpen,
  type StoredLoan,
  type StoredTerms,
} from '../disclosure/index.ts';
import {
  insurancePremiums,
  insuredMonthsOf,
  type LoanTerms,
  type ProjectedColumn,
  paymentsOf,
  premiumOf,
  projectedPayments,
  type Range,
  schedule,
  termLeaves,
} from '../loans/index.ts';
import { type Cents, zeroCents } from '../money/index.ts';
import { count, type Explained, explainedMoney, given, type Trace } from '../trace/index.ts';
import type { PropertyCosts } from './property-costs.ts';

/** The least and the most of a line with their reasons; one where it does not vary. */
export type ProjectedRange = readonly [Trace] | readonly [least: Trace, most: Trace];

/** A column of the projected payments of page 1 with the reason of each figure. */
export interface StatementColumn extends Pick<ProjectedColumn, 'fromYear' | 'toYear' | 'isBalloon'> {
  readonly title: string;
  readonly principalAndInterest: ProjectedRange;
  /** Whether a payment of it pays interest alone. */
  readonly hasInterestOnly: boolean;
  readonly mortgageInsurance: Trace;
  /** Null while what goes into escrow is open, and the total with it. */
  readonly escrow: Trace | null;
  readonly total: ProjectedRange | null;
}

const rule = (paragraph: string) => ({ text: `12 CFR 1026.37(c)${paragraph}` });

/** The projected payments of page 1 as loan and statement store them (12 CFR 1026.38(c)). */
export function statementProjections(
  loan: StoredLoan,
  stated: StoredTerms,
  { escrow }: Pick<PropertyCosts, 'escrow'>,
): OrOpen<{ readonly columns: readonly StatementColumn[] }> {
  const courses = coursesOf(loan, stated);
  const insurance = insuranceOf(loan, stated);
  if (courses.kind === 'open' || insurance.kind === 'open') {
    const gaps = (known: OrOpen<object>): Gaps => (known.kind === 'open' ? known.missing : {});
    return { kind: 'open', missing: { ...gaps(courses), ...gaps(insurance) } };
  }
  const { low: lowest, high: highest } = courses;
  const [low, high] = [schedule(lowest), schedule(highest)];
  const months = insuredMonthsOf({ terms: highest, ...insurance }, high);
  const premiums = insurancePremiums(high, insurance.insurance.monthly, months.value);
  const monthly = escrow.kind === 'figure' ? escrow : null;
  const columns = projectedPayments({ low, high, premiums, escrow: monthly?.value ?? zeroCents });
  const hasBalloon = columns.some(({ isBalloon }) => isBalloon);
  return {
    kind: 'figure',
    columns: columns.map((column) => {
      const { from, to } = paymentsOf(column, high.length, hasBalloon);
      const principalAndInterest = paidOf([lowest, highest], column.principalAndInterest, from, to);
      const premium = premiumOfColumn(column, premiumOf(insurance), months.trace, from);
      const { fromYear, toYear, isBalloon } = column;
      return {
        fromYear,
        toYear,
        isBalloon,
        title: titleOf(column),
        principalAndInterest: shownOf(principalAndInterest),
        hasInterestOnly: column.hasInterestOnly,
        mortgageInsurance: inStatement(premium.trace),
        escrow: monthly?.trace ?? null,
        total:
          monthly &&
          shownOf(
            totalsOf(column, principalAndInterest, premium, monthly, { months, from, to, courses: [lowest, highest] }),
          ),
      };
    }),
  };
}

/** The years of a column as the form heads it. */
function titleOf({ fromYear, toYear, isBalloon }: ProjectedColumn): string {
  if (isBalloon) return 'Final Payment';
  return fromYear === toYear ? `Year ${fromYear}` : `Years ${fromYear}–${toYear}`;
}

type Explaineds = readonly [least: Explained<Cents>, most: Explained<Cents>];

/** The terms at the lowest and at the highest rates. */
type Courses = readonly [low: LoanTerms, high: LoanTerms];

const spanLeaves = (from: number, to: number): Trace[] => [
  given('From payment', count(from), 'fromPayment'),
  given('To payment', count(to), 'toPayment'),
];

function paidOf([lowest, highest]: Courses, { low, high }: Range, from: number, to: number): Explaineds {
  const of = (value: Cents, terms: LoanTerms, least: boolean): Explained<Cents> =>
    explainedMoney(value, {
      label: least ? 'Least of principal and interest' : 'Principal and interest',
      formula: `The ${least ? 'least' : 'highest'} of these payments, without what rounding leaves to the last one`,
      math: `${least ? 'leastPaid' : 'mostPaid'}(all)`,
      rule: rule('(2)(i)'),
      inputs: [...spanLeaves(from, to), ...termLeaves(terms)],
    });
  return [of(low, lowest, true), of(high, highest, false)];
}

/** The premium of a column: that of its first payment, since insurance that ends within a year is shown for the whole of it. */
const premiumOfColumn = (
  { mortgageInsurance }: ProjectedColumn,
  premium: Trace,
  months: Trace,
  from: number,
): Explained<Cents> =>
  explainedMoney(mortgageInsurance, {
    label: 'Mortgage insurance',
    formula: 'The monthly premium, as long as the first payment of these years bears it',
    math: 'a * min(1, max(0, b - c + 1))',
    rule: rule('(2)(ii)'),
    inputs: [premium, months, given('From payment', count(from), 'fromPayment')],
  });

/** What the totals of a column are made of, where it is the range of several. */
interface Span {
  readonly months: Explained<number>;
  readonly from: number;
  readonly to: number;
  readonly courses: Courses;
}

/** The totals of a column. Where insurance ends within it, the least and the most are those of its years one by one. */
function totalsOf(
  { total }: ProjectedColumn,
  [least, most]: Explaineds,
  premium: Explained<Cents>,
  escrow: Explained<Cents>,
  { months, from, to, courses: [lowest, highest] }: Span,
): Explaineds {
  const of = (value: Cents, payment: Explained<Cents>, terms: LoanTerms, math: string): Explained<Cents> => {
    const isSum = value === payment.value + premium.value + escrow.value;
    return explainedMoney(value, {
      label: 'Estimated total monthly payment',
      formula: isSum
        ? 'Principal and interest, mortgage insurance and escrow'
        : 'The least or the most of these years, each with the mortgage insurance that it bears',
      math: isSum ? 'sum(all)' : `${math}(all)`,
      rule: rule('(2)(iv)'),
      inputs: isSum
        ? [payment.trace, premium.trace, escrow.trace]
        : [premium.trace, months.trace, escrow.trace, ...spanLeaves(from, to), ...termLeaves(terms)],
    });
  };
  return [of(total.low, least, lowest, 'leastTotal'), of(total.high, most, highest, 'mostTotal')];
}

/** A range as the form shows it: in whole dollars where it varies (12 CFR 1026.37(c)(1)(iii)), once where it does not. */
function shownOf([least, most]: Explaineds): ProjectedRange {
  const dollars = (amount: Explained<Cents>) => inStatement(inWholeDollars(amount).trace);
  return least.value === most.value ? [inStatement(most.trace)] : [dollars(least), dollars(most)];
}
