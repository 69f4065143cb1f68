import { attempt, InputError } from '../errors/index.ts';
import { type ClosingCosts, closingCosts, type Fee } from '../settlement/index.ts';
import { partOf } from '../trace/index.ts';
import type { FeeFigure } from './fee-figure.ts';

/** The fees of a statement, and what they come to. */
export interface StatementFees {
  /** Those that are known. Their codes are their places in the list, by which their traces name fields: `fees.3.amount`. */
  readonly fees: readonly Fee[];
  /** How many are open, so that no total has them. */
  readonly open: number;
  /** The totals of sections A to J without credits of the lender; null where they come to no amount there is. */
  readonly costs: ClosingCosts | null;
}

/** What the fees of a statement come to, in their order. An open fee is in no total, and is counted. */
export function statementFees(figures: readonly FeeFigure[]): StatementFees {
  const fees = figures.flatMap((figure, at) => (figure.kind === 'figure' ? [feeInStatement(figure.fee, at)] : []));
  const costs = attempt(() => closingCosts(fees));
  return { fees, open: figures.length - fees.length, costs: costs instanceof InputError ? null : costs };
}

/** A fee that has its code by its place, and traces that name its fields by that. */
export function feeInStatement(fee: Fee, at: number): Fee {
  const code = `fees.${at}`;
  const charges = fee.charges.map((charge) =>
    charge.trace ? { ...charge, trace: partOf(code, charge.trace) } : charge,
  );
  return { ...fee, code, charges };
}
