import { costTitles } from '@closewright/domain/fees';
import { costColumns, feeAmount } from '@closewright/domain/settlement';
import { partOf, type Trace } from '@closewright/domain/trace';
import type { GridCell } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../lib/store.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { useWhy } from '../../lib/why/why.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { letterOf } from './fee-lines.ts';
import type { FeeOutline } from './fee-outline.ts';
import type { FeeView } from './fee-views.ts';
import type { FeesPlace } from './fees-grid.tsx';
import { outlineOf } from './outline-of.ts';
import type { FeeFigures } from './use-fee-figures.ts';

/** Why the figure of a cell is what it is, or open: a payer's part, a fee, a section or a total; null where there is none. */
function explanationIn(figures: FeeFigures, outline: FeeOutline, cell: GridCell | null): ExplanationNode | null {
  if (cell === null) return null;
  const sum = outline.sumOf(cell.rowKey, cell.columnId);
  if (sum) return explainTotal(costTitle(cell), sum);
  const trace = traceOf(figures, cell);
  return trace === undefined ? null : explanationOf(trace);
}

/** What a sum that is open is called. */
function costTitle({ rowKey }: GridCell): string {
  const letter = letterOf(rowKey);
  return letter ? `${letter}. ${costTitles[letter]}` : 'Sum';
}

function traceOf({ figured, calculated, figureOf }: FeeFigures, cell: GridCell): Trace | undefined {
  const column = costColumns.find((each) => each === cell.columnId);
  const fee = calculated.get(Number(cell.rowKey));
  if (fee)
    return ((column && feeAmount(fee, [column], 'disclosed')) ?? feeAmount(fee, costColumns, 'disclosed'))?.trace;
  const at = figured.findIndex(({ key }) => key === cell.rowKey);
  const row = figured[at];
  const figure = row && figureOf(row);
  if (figure?.kind !== 'figure') return undefined;
  const { trace } = (column && feeAmount(figure.fee, [column])) ?? figure.total;
  return partOf(`fees.${at}`, trace);
}

interface FeeWhyProps {
  view: FeeView;
  figures: FeeFigures;
  place: FeesPlace;
  /** Goes to a field that a step names: `fees.3.amount`. */
  onOpenField(field: string): void;
}

/** Tells the panel of the figure in hand. It draws nothing, so that a key that moves the cell draws no grid. */
export function FeeWhy({ view, figures, place, onOpenField }: FeeWhyProps) {
  const cell = useDeferredValue(useStore(place.cell));
  const outline = useMemo(() => outlineOf(view, figures), [view, figures]);
  const explanation = useMemo(() => explanationIn(figures, outline, cell), [figures, outline, cell]);
  useWhy(explanation, onOpenField);
  return null;
}
