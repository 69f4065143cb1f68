import { type CellEditor, moneyEditor, percentEditor } from '@closewright/ui/data-grid';
import type { Row } from '../editor/aggregate.ts';

/** What a cell of somebody’s share holds: cents, a percentage of the whole as it is typed (`50%`), or nothing. */
type Share = number | string | null;

const amounts = moneyEditor();
const percents = percentEditor({ decimals: 6 });

/** Edits what somebody bears of a whole: `250` is an amount, `50%` a percentage of it. */
export const shareEditor: CellEditor<Share> = {
  parse(text) {
    if (!text.trim().endsWith('%')) return amounts.parse(text);
    const reading = percents.parse(text);
    return reading.state === 'read' && reading.value !== null ? { state: 'read', value: `${reading.value}%` } : reading;
  },
  format: (value) => (typeof value === 'string' ? value : amounts.format(value)),
  inputMode: 'decimal',
};

/** The field of the percentage beside an amount. */
const percentOf = (column: string) => `${column}Percent`;

/** The share that stands in a column of a row. */
export function shareOf({ values }: Row, column: string): Share {
  const percent = values[percentOf(column)] ?? null;
  if (percent !== null) return `${percent}%`;
  const amount = values[column];
  return typeof amount === 'number' ? amount : null;
}

/** What a share is in the fields of its column. */
export function shareValues(column: string, share: unknown): Row['values'] {
  return typeof share === 'string'
    ? { [column]: null, [percentOf(column)]: share.slice(0, -1) }
    : { [column]: typeof share === 'number' ? share : null, [percentOf(column)]: null };
}
