import { formatMoney } from '../../../lib/parse/format-money.ts';
import type { GridColumn, GridValue } from '../columns/column.types.ts';

/** A value as read in a column without a text of its own. */
export function valueText<R>(column: Pick<GridColumn<R>, 'kind'>, value: GridValue): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'money' && typeof value === 'number') return formatMoney(value);
  return String(value);
}

/** The text of a cell, as shown, filtered, copied and exported. */
export function cellText<R>(column: GridColumn<R>, row: R): string {
  return column.text ? column.text(row) : valueText(column, column.value(row));
}

export const isEmptyValue = (value: GridValue): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));

/** Keeps the width of a parenthesis free behind a positive amount, so that it lines up with the negative ones. */
export const hangingClass = (kind: GridColumn<unknown>['kind'], text: string): string =>
  kind === 'money' && text !== '' && !text.endsWith(')') ? " after:invisible after:content-[')']" : '';
