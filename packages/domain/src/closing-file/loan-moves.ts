import { cents, Exact, subtractCents } from '../money/index.ts';
import type { Trace, TraceValue } from '../trace/index.ts';
import { type LoanCosts, loanCalculationsPage, projectedPaymentsPage, type StatedLoan } from './loan-pages.ts';
import { calculationNames } from './stored-calculations.ts';
import type { ProjectedRange } from './stored-projections.ts';

/** What a page of the loan says of a figure: one value, or the least and the most; null while it is open, empty where the page has no such figure. */
export type LoanFigure = readonly TraceValue[] | null;

/** A figure of the pages of the loan before and after. */
export interface MovedLoanFigure {
  readonly label: string;
  readonly before: LoanFigure;
  readonly after: LoanFigure;
  /** Null where it is a range, or is not known on a side. */
  readonly change: TraceValue | null;
}

/** A loan with what its statement says of it, and what the statement comes to. */
export interface ReckonedLoan {
  readonly loan: Pick<StatedLoan, 'loan' | 'stated'>;
  readonly costs: LoanCosts;
}

/** What pages 1 and 5 of a closing disclosure show otherwise: payments by their years, and the loan calculations. */
export function loanMoves(before: ReckonedLoan, after: ReckonedLoan): MovedLoanFigure[] {
  const [was, is] = [loanFigures(before), loanFigures(after)];
  return [...new Set([...was.labels, ...is.labels])].flatMap((label) => {
    const [one, other] = [was.of(label), is.of(label)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ label, before: one, after: other, change: changeOf(one, other) }];
  });
}

function loanFigures({ loan, costs }: ReckonedLoan) {
  const { payments } = projectedPaymentsPage(loan, costs);
  const { page5 } = loanCalculationsPage(loan, costs);
  const columns = payments.kind === 'figure' ? payments.columns : [];
  const ofColumns = columns.flatMap(({ title, principalAndInterest, total }) => [
    [`Principal and interest, ${title}`, valuesOf(principalAndInterest)] as const,
    [`Estimated total monthly payment, ${title}`, valuesOf(total)] as const,
  ]);
  const figures: Readonly<Record<string, Trace>> = page5.kind === 'figure' ? page5.figures : {};
  const ofPage5 = Object.entries(calculationNames).map(([name, label]) => {
    const trace = figures[name];
    return [label, trace ? [trace.value] : null] as const;
  });
  const all = new Map<string, LoanFigure>([...ofColumns, ...ofPage5]);
  // While payments are open, nobody knows by which years they stand.
  const otherwise: LoanFigure = payments.kind === 'open' ? null : [];
  return {
    labels: [...all.keys()],
    of: (label: string): LoanFigure => (all.has(label) ? (all.get(label) ?? null) : otherwise),
  };
}

const valuesOf = (range: ProjectedRange | null): LoanFigure =>
  range === null ? null : range.map(({ value }) => value);

function changeOf(before: LoanFigure, after: LoanFigure): TraceValue | null {
  if (before?.length !== 1 || after?.length !== 1) return null;
  const [[was], [is]] = [before, after];
  if (was?.kind === 'money' && is?.kind === 'money')
    return { kind: 'money', cents: subtractCents(cents(is.cents), cents(was.cents)) };
  if (was?.kind === 'rate' && is?.kind === 'rate')
    return { kind: 'rate', percent: new Exact(is.percent).minus(was.percent).toFixed() };
  return null;
}
