import { isWireDate } from '../dates/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';

/** The name of a table or column in words: `order_parties` is Order parties, `fee_cents` is Fee. */
export function columnLabel(name: string): string {
  const words = name.replace(/_cents$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a column that no field describes: money by the end of the column's name, dates by how they look, the rest as it is stored. */
export function columnText(column: string, value: unknown): string {
  if (column.endsWith('_cents') && typeof value === 'number') return formatMoney(cents(value));
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return JSON.stringify(value);
  return isWireDate(value) ? formatDate(value) : value;
}
