import { formatDate, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';

/** A column of a list of the books: the same on the screen, on paper and in a CSV. */
export interface ListColumn<R> {
  readonly id: string;
  readonly header: string;
  readonly kind: 'text' | 'number' | 'money' | 'date' | 'identifier';
  /** Cents of money, `YYYY-MM-DD` of dates; null where there is nothing to say. */
  readonly value: (row: R) => string | number | null;
}

/** What a column says of a row, for people. */
export function columnText<R>({ kind, value }: ListColumn<R>, row: R): string {
  const of = value(row);
  if (of === null) return '';
  if (kind === 'money') return formatMoney(cents(Number(of)));
  return kind === 'date' ? formatDate(String(of)) : String(of);
}

/** The same for a spreadsheet, which reads a number only without separators of thousands, and a minus before it. */
export function columnPlain<R>(column: ListColumn<R>, row: R): string {
  const of = column.value(row);
  if (column.kind !== 'money' || of === null) return columnText(column, row);
  const amount = Number(of);
  return `${amount < 0 ? '-' : ''}${formatMoney(cents(Math.abs(amount))).replaceAll(',', '')}`;
}
