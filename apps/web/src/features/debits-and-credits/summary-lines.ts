import {
  type AdjustmentKind,
  adjustmentKinds,
  type KindOfAdjustment,
  type Side,
} from '@closewright/domain/adjustments';
import {
  type StatementFigures,
  type SummaryForm,
  type SummaryRow,
  summaryRows,
} from '@closewright/domain/closing-file';
import { attempt, InputError } from '@closewright/domain/errors';
import { type Cents, cents } from '@closewright/domain/money';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { type StatementKind, statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { figuredRows } from '../../records/settlement/statement-figures.ts';

/** A line of the grid: worked out elsewhere, or typed here. */
export interface Line {
  readonly key: string | number;
  readonly place: SummaryRow['place'];
  /** What the statement makes of it; none of a new one that is still blank. */
  readonly summary?: SummaryRow;
  /** The row, where it is typed here. */
  readonly row?: Row;
}

/** What a row says its kind is. */
export const kindOf = ({ values }: Row): AdjustmentKind | null =>
  // The field is a choice among these.
  (values.kind as AdjustmentKind | null | undefined) ?? null;

/** What its kind is to both sides. */
export function rulesOf(row: Row): KindOfAdjustment | undefined {
  const kind = kindOf(row);
  return kind === null ? undefined : adjustmentKinds[kind];
}

/** The lines of the summaries as they are edited, blank new ones at the end of their section. */
export function linesOf(figures: StatementFigures, rows: Rows<StatementKind>, form: SummaryForm): readonly Line[] {
  const figured = figuredRows(rows, 'adjustments');
  const known = summaryRows(figures, form).map((summary): Line => {
    const [list, at] = summary.from.split('.');
    const row = list === 'adjustments' ? figured[Number(at)] : undefined;
    return {
      key: row?.key ?? `${summary.from} ${summary.sides.join()}`,
      place: summary.place,
      summary,
      ...(row && { row }),
    };
  });
  const blank = inOrder(statementKinds, rows, 'adjustments').filter((row) => !figured.includes(row));
  return [...known, ...blank.map((row) => ({ key: row.key, place: rulesOf(row)?.place ?? 'due', row }) as const)];
}

/** What a line comes to for a side, in cents; null where the side has no part in it, or while that is open. */
export function amountOf({ summary, row }: Line, side: Side): Cents | null {
  const value = summary?.amounts[side]?.value;
  if (value?.kind === 'money') return cents(value.cents);
  // What is typed stands where it was typed, also while the line is open.
  const typed = row?.values[`${side}Amount`];
  const known = typeof typed === 'number' ? attempt(() => cents(typed)) : null;
  return known instanceof InputError ? null : known;
}

/** Whether a side of a line is not known yet. */
export const isOpen = ({ summary }: Line, side: Side): boolean =>
  summary !== undefined && summary.missing.length > 0 && summary.sides.includes(side);

/** The side of a typed line whose amount is that of the other one. */
export function isMirrored({ row, summary }: Line, side: Side): boolean {
  return row !== undefined && summary?.amounts[side] !== undefined && typeof row.values[`${side}Amount`] !== 'number';
}

/** What a line that is added to a section is as long as its kind is not said. */
export const newKindIn = (section: string | null): AdjustmentKind =>
  section === 'costs' ? 'Lender credit' : section === 'due' ? 'Adjustment from borrower' : 'Seller credit';

/** The row of a line that is typed; only those are edited. */
export function rowOf({ row }: Line): Row {
  if (row === undefined) throw new Error('The line is worked out');
  return row;
}
