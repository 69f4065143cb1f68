import {
  type AdjustmentKind,
  adjustmentKinds,
  type KindOfAdjustment,
  kindsWithoutSeller,
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

/** A line of the grid: a row that is typed here, or what is worked out elsewhere. */
export interface Line extends Row {
  readonly isWorkedOut?: true;
  /** What the statement makes of it; none of a new one that is still blank. */
  readonly summary?: SummaryRow;
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

/** The section that a line stands in; that of one whose kind is not said is the first. */
export const placeOf = (line: Line): SummaryRow['place'] => line.summary?.place ?? rulesOf(line)?.place ?? 'due';

/** Keys of what is worked out, below all that rows have. */
const keyBelow = -1_000_000_000;
const keysOfParts: Readonly<Record<string, number>> = {
  salePrice: 1,
  earnestMoney: 2,
  loanAmount: 3,
  closingCosts: 4,
  payoffs: 1_000,
  prorations: 2_000,
  fees: 3_000,
  commissions: 4_000,
  rateOrders: 5_000,
  recordingDocuments: 6_000,
  transferTaxes: 7_000,
  escrowItems: 8_000,
};

function workedOut(summary: SummaryRow): Line {
  const [list = '', at = '0'] = summary.from.split('.');
  const key = keyBelow - (keysOfParts[list] ?? 0) - Number(at) - (summary.sides.includes('buyer') ? 0 : 1);
  return { key, id: key, values: {}, isWorkedOut: true, summary };
}

/** The lines of the summaries as they are edited, blank new ones at the end of their section. */
export function linesOf(figures: StatementFigures, rows: Rows<StatementKind>, form: SummaryForm): readonly Line[] {
  const figured = figuredRows(rows, 'adjustments');
  const known = summaryRows(figures, form).map((summary): Line => {
    const [list, at] = summary.from.split('.');
    const row = list === 'adjustments' ? figured[Number(at)] : undefined;
    return row ? { ...row, summary } : workedOut(summary);
  });
  return [...known, ...inOrder(statementKinds, rows, 'adjustments').filter((row) => !figured.includes(row))];
}

/** What a line comes to for a side, in cents; null where the side has no part in it, or while that is open. */
export function amountOf({ summary, values }: Line, side: Side): Cents | null {
  const value = summary?.amounts[side]?.value;
  if (value?.kind === 'money') return cents(value.cents);
  // What is typed stands where it was typed, also while the line is open.
  const typed = values[`${side}Amount`];
  const known = typeof typed === 'number' ? attempt(() => cents(typed)) : null;
  return known instanceof InputError ? null : known;
}

/** Whether a side of a line is not known yet. */
export const isOpen = ({ summary }: Line, side: Side): boolean =>
  summary !== undefined && summary.missing.length > 0 && summary.sides.includes(side);

/** Whether the amount of a side of a typed line is that of the other one. */
export const isMirrored = ({ values, summary }: Line, side: Side): boolean =>
  summary?.amounts[side] !== undefined && typeof values[`${side}Amount`] !== 'number';

/** The kinds that can be typed in a form. */
export const kindsOf = (form: SummaryForm): readonly AdjustmentKind[] =>
  // The keys of a literal are known by its type.
  form === 'noSeller' ? kindsWithoutSeller : (Object.keys(adjustmentKinds) as AdjustmentKind[]);

/** What a line that is added to a section is as long as its kind is not said. */
export function newKindIn(section: string | null, form: SummaryForm): AdjustmentKind {
  if (section === 'costs') return 'Lender credit';
  if (form === 'noSeller') return section === 'paid' ? 'Other credit' : 'Payment to another';
  return section === 'due' ? 'Adjustment from borrower' : 'Seller credit';
}
