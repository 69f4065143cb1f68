import { percentField } from '@closewright/domain/fees';
import type { CostColumn } from '@closewright/domain/settlement';
import { type CellEditor, moneyEditor, percentEditor } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';

/** What a cell of a payer holds: cents, a percentage of the fee as it is typed (`50%`), or nothing. */
type Share = number | string | null;

const amounts = moneyEditor();
const percents = percentEditor({ decimals: 6 });

/** Edits what a payer bears of a fee: `250` is an amount, `50%` a percentage of it. */
export const shareEditor: CellEditor<Share> = {
  parse(text) {
    if (!text.trim().endsWith('%')) return amounts.parse(text);
    const reading = percents.parse(text);
    return reading.state === 'read' && reading.value !== null ? { state: 'read', value: `${reading.value}%` } : reading;
  },
  format: (value) => (typeof value === 'string' ? value : amounts.format(value)),
  inputMode: 'decimal',
};

/** The share that stands in a column of a fee. */
export function shareOf({ values }: Row, column: CostColumn): Share {
  const percent = values[percentField(column)] ?? null;
  if (percent !== null) return `${percent}%`;
  const amount = values[column];
  return typeof amount === 'number' ? amount : null;
}

/** What a share is in the fields of its column. */
export function shareValues(column: CostColumn, share: unknown): Row['values'] {
  return typeof share === 'string'
    ? { [column]: null, [percentField(column)]: share.slice(0, -1) }
    : { [column]: typeof share === 'number' ? share : null, [percentField(column)]: null };
}
