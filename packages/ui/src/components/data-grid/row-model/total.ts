import type { GridColumn, GridValue } from '../columns/column.types.ts';
import { isEmptyValue, valueText } from './cell-text.ts';

const SAFE = 2 ** 52;

/** A sum of whole numbers is exact beyond 2^53 too: what does not fit a double goes on as a bigint. Other numbers are added as they are. */
class Sum {
  private small = 0;
  private large = 0n;
  private parts = 0;
  private hasParts = false;

  add(value: number | bigint): void {
    if (typeof value === 'bigint') this.large += value;
    else if (!Number.isInteger(value)) {
      this.parts += value;
      this.hasParts = true;
    } else if (Math.abs(this.small) > SAFE || Math.abs(value) > SAFE) {
      this.large += BigInt(this.small) + BigInt(value);
      this.small = 0;
    } else this.small += value;
  }

  total(): number | bigint {
    const whole = this.large + BigInt(this.small);
    const small = whole >= BigInt(-Number.MAX_SAFE_INTEGER) && whole <= BigInt(Number.MAX_SAFE_INTEGER);
    if (this.hasParts) return Number(whole) + this.parts;
    return small ? Number(whole) : whole;
  }
}

/** The total of a column over the rows given: null if no row has a value (a count is 0). */
export function totalOf<R>(column: GridColumn<R>, rows: Iterable<R>): GridValue {
  let filled = 0;
  let least: GridValue = null;
  let most: GridValue = null;
  const sum = new Sum();
  for (const row of rows) {
    const value = column.value(row);
    if (isEmptyValue(value) || value === null || value === undefined) continue;
    filled++;
    if (typeof value === 'number' || typeof value === 'bigint') sum.add(value);
    if (least === null || least === undefined || value < least) least = value;
    if (most === null || most === undefined || value > most) most = value;
  }
  switch (column.total) {
    case 'count':
      return filled;
    case 'sum':
      return filled === 0 ? null : sum.total();
    case 'min':
      return least;
    case 'max':
      return most;
    default:
      return null;
  }
}

/** A total as read. */
export function totalText<R>(column: GridColumn<R>, total: GridValue): string {
  if (column.total === undefined) return '';
  if (column.totalText) return column.totalText(total);
  return column.total === 'count' ? String(total ?? 0) : valueText(column, total);
}
