import type { FiguredFee, Missing, ReckonedStatement, StatementTotal } from '../../closing-file/index.ts';
import { inWholeDollars } from '../../disclosure/index.ts';
import { cents } from '../../money/index.ts';
import { type FeeSection, feeAmount, figureOf, sumOf } from '../../settlement/index.ts';
import { given, money, type Trace } from '../../trace/index.ts';
import { storedFee } from '../cost-figures.ts';
import { type CostItem, costItems } from '../cost-items.ts';
import { isTyped } from '../cost-runs.ts';
import { inDollarsOf } from '../form-figures.ts';

/** A charge as the borrower was told of it: exact, or open where its estimate is not stored. */
export interface EstimatedItem {
  readonly item: CostItem;
  readonly estimate: StatementTotal;
}

type Source = Pick<ReckonedStatement, 'fees' | 'charges'>;

/**
 * The charges of the loan estimate, in the sections that they have now. A typed fee without an estimate was not on it, nor is there a line for the adjustment of the escrow account; what other pages work
 * out has no estimate that is stored, and is open where the borrower pays of it.
 */
export function estimatedItems({ fees, charges }: Source): EstimatedItem[] {
  return costItems({ fees, charges }).flatMap((item): EstimatedItem[] => {
    const stored = storedFee(item, { charges });
    if (stored) {
      const { estimate = null } = stored;
      if (estimate === null) return [];
      const trace = given(item.label, money(cents(estimate)), `${item.row}.estimate`);
      return [{ item, estimate: { kind: 'figure', ...figureOf(trace) } }];
    }
    if (item.kind === 'aggregateAdjustment' || !isOfBorrower(item)) return [];
    const words = `${item.label || 'A charge'}, of the loan estimate`;
    const field = isTyped(item.row) ? `${item.row}.label` : item.row;
    return [{ item, estimate: { kind: 'open', missing: [{ field, words }] } }];
  });
}

/** Whether the borrower pays of a charge; of one that is open nobody knows. */
const isOfBorrower = ({ fee }: CostItem): boolean =>
  fee === null || (feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed')?.value ?? 0) !== 0;

/** What the estimate says of its charges while none of them has one. */
const nothing: readonly Missing[] = [{ field: 'fees.0.estimate', words: 'What was estimated of the fees' }];

/** Whether anything of the fees was estimated. */
const isEstimated = (items: readonly EstimatedItem[]): boolean =>
  items.some(({ estimate }) => estimate.kind === 'figure');

/** The sum of amounts; open while one of them is. */
export function togetherOf(label: string, parts: readonly StatementTotal[], formula: string): StatementTotal {
  const missing = parts.flatMap((part) => (part.kind === 'open' ? part.missing : []));
  if (missing.length > 0) return { kind: 'open', missing };
  const steps = parts.flatMap((part) => (part.kind === 'figure' ? [part.trace] : []));
  return { kind: 'figure', ...sumOf(label, steps, formula) };
}

/** What a section, or both halves, come to: the sum of amounts as they stand on the form; open while nothing was estimated. */
export const totalOfLines = (
  label: string,
  lines: readonly StatementTotal[],
  items: readonly EstimatedItem[],
): StatementTotal =>
  isEstimated(items)
    ? togetherOf(label, lines, 'The sum of its lines in whole dollars')
    : { kind: 'open', missing: nothing };

/** Loan costs as they were estimated, to the cent: what the comparisons of page 3 add (12 CFR 1026.37(l)(1), comment 37(o)(4)-2). */
export const exactLoanCosts = (items: readonly EstimatedItem[]): StatementTotal =>
  isEstimated(items)
    ? togetherOf(
        'Total loan costs, estimated',
        items.flatMap(({ item, estimate }) => ('ABC'.includes(item.section) ? [estimate] : [])),
        'The estimates of sections A to C',
      )
    : { kind: 'open', missing: nothing };

/** The fees as they were estimated, the borrower's whenever they are paid: what a loan estimate is reckoned with in place of those that are charged. */
export const estimatedFees = (items: readonly EstimatedItem[]): FiguredFee[] =>
  items.map(({ item: { fee, section, kind, missing }, estimate }): FiguredFee => {
    if (fee && estimate.kind === 'figure') {
      const { disclosed: _, ...rest } = fee;
      const { value: amount, trace } = estimate;
      return { kind: 'figure', fee: { ...rest, charges: [{ paidBy: 'borrower', when: 'atClosing', amount, trace }] } };
    }
    return {
      kind: 'open',
      section,
      missing: estimate.kind === 'open' ? estimate.missing : missing,
      ...(kind && { feeKind: kind }),
      isFinanceCharge: fee?.isFinanceCharge ?? false,
      isPrepaidInterest: kind === 'prepaidInterest',
    };
  });

/** The most lines of a section (12 CFR 1026.37(f), (g)). */
export const estimateRoom: Readonly<Record<FeeSection, number>> = { A: 13, B: 13, C: 14, E: 2, F: 7, G: 8, H: 5 };

/** The amount of a line: the estimates of its charges together, to the whole dollar. */
export function lineTotal(label: string, items: readonly EstimatedItem[]): StatementTotal | null {
  const [first] = items;
  if (first === undefined) return null;
  const exact =
    items.length === 1
      ? first.estimate
      : togetherOf(
          label,
          items.map(({ estimate }) => estimate),
          'What stands on the line',
        );
  return inDollarsOf(exact);
}

/** The trace of an amount in whole dollars. */
export const wholeDollarTrace = (trace: Trace): Trace => inWholeDollars(figureOf(trace)).trace;
