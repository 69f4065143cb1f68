import type {
  FormSection,
  ReckonedStatement,
  SideLines,
  StatementCost,
  StatementDay,
  StatementParties,
  ToleranceState,
} from '@closewright/domain/closing-file';
import { formatDate } from '@closewright/domain/formats';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { figuresOfRoom } from '../../records/settlement/computed/form-room-part.tsx';
import {
  figuresOfBalance,
  figuresOfCost,
  figuresOfTotals,
  type Named,
  type NamedFigures,
  ofTotal,
  ofTrace,
} from '../../records/settlement/computed/named-figures.ts';
import { figuresOfSides } from '../../records/settlement/computed/sides-table.tsx';
import { figuresOfReceipts } from './receipts-part.tsx';

interface DashboardParts {
  readonly costs: readonly StatementCost[];
  /** Null where the form compares nothing. */
  readonly tolerance: ToleranceState | null;
  readonly days: readonly StatementDay[];
  readonly overflow: readonly FormSection[];
  readonly lines: SideLines;
  readonly parties: StatementParties;
}

/** All figures that the dashboard shows, by their names. None is worked out here. */
export function dashboardFigures(
  state: ReckonedStatement,
  { costs, tolerance, days, overflow, lines, parties }: DashboardParts,
): NamedFigures {
  return Object.fromEntries([
    ...costs.flatMap(figuresOfCost),
    ...figuresOfTotals(state),
    ...figuresOfBalance(state),
    ...figuresOfTolerance(tolerance),
    ...figuresOfRoom(overflow),
    ...figuresOfSides(lines),
    ...figuresOfReceipts(parties),
    ...days.flatMap(({ trace, label, day }) =>
      trace ? [[`day.${label}`, { text: formatDate(day), explain: () => explanationOf(trace) }] as const] : [],
    ),
  ]);
}

function figuresOfTolerance(tolerance: ToleranceState | null): Named[] {
  if (tolerance === null || tolerance.kind === 'none') return [];
  if (tolerance.kind === 'open') return ofTotal('tolerance.cure', 'Tolerance', tolerance);
  const { buckets, cure, owed } = tolerance;
  const ofBuckets = Object.entries(buckets).flatMap(([bucket, { estimate, final, over }]) => [
    ofTrace(`tolerance.${bucket}.estimate`, estimate),
    ofTrace(`tolerance.${bucket}.final`, final),
    ...(over ? [ofTrace(`tolerance.${bucket}.over`, over)] : []),
  ]);
  return [...ofBuckets, ofTrace('tolerance.cure', cure), ofTrace('tolerance.owed', owed)];
}
