import {
  type CommercialFigures,
  columnOfParty,
  type Direction,
  directions,
} from '@closewright/domain/commercial-statement';
import { formatMoney } from '@closewright/domain/formats';
import type { GridCell } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { explainTotal } from '../../records/settlement/explain-total.ts';
import { computedRows, feet, figuresByRow, type Pair } from './statement-lines.ts';

/** Why the figure of a cell is what it is; of an open one what is missing. Null for a cell that no figure stands in. */
export function explainCell(
  figures: CommercialFigures,
  pairs: readonly Pair[],
  { rowKey, columnId }: GridCell,
): ExplanationNode | null {
  if (rowKey === 'balance') return explainBalance(figures);
  const pair = pairs.find(({ ids }) => directions.some((direction) => ids[direction] === columnId));
  const direction = directions.find((each) => pair?.ids[each] === columnId);
  if (pair === undefined || direction === undefined) return null;
  const parts = pair.numbers.flatMap((number) => explainParty(figures, rowKey, number, direction) ?? []);
  const [first, ...more] = parts;
  if (first === undefined || more.length === 0) return first ?? null;
  return { id: '0', label: pair.name, value: '', origin: 'calculated', operation: 'Of each party', children: parts };
}

function explainParty(
  figures: CommercialFigures,
  rowKey: GridCell['rowKey'],
  number: number,
  direction: Direction,
): ExplanationNode | null {
  const totals = figures.totals.find(({ party }) => party.number === number);
  if (rowKey === feet.sums && totals) return explainTotal(totals.party.name ?? '', totals[direction]);
  if (rowKey === feet.due && totals) return explainTotal(totals.party.name ?? '', totals.due);
  if (typeof rowKey !== 'number') return null;
  const line = lineAt(figures, rowKey);
  const column = columnOfParty(direction, number);
  const missing = line?.open.get(column);
  if (line && missing) return explainTotal(line.label, { kind: 'open', missing });
  const amount = line?.amounts.get(column);
  return amount ? explanationOf(amount.trace, `0.${number}`) : null;
}

const lineAt = (figures: CommercialFigures, rowKey: number) =>
  figuresByRow(figures)(computedRows(figures).find(({ key }) => key === rowKey) ?? { key: rowKey, id: 0, values: {} });

function explainBalance({ outOfBalance, missing }: CommercialFigures): ExplanationNode {
  if (outOfBalance.value > 0) return explanationOf(outOfBalance.trace);
  if (missing.length > 0) return explainTotal('Balance', { kind: 'open', missing });
  return {
    id: '0',
    label: 'In balance',
    value: formatMoney(outOfBalance.value),
    origin: 'calculated',
    operation: 'Every line between the sides is as much debit as credit, and all of every amount is shared',
  };
}
