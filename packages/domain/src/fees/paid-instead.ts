import { type CostColumn, costColumns } from '../settlement/index.ts';
import { percentField } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

/** The one column in which a fee is paid; null where nobody pays it yet, or several do. */
export function payerColumn(fee: Partial<StoredFee>): CostColumn | null {
  const [only, ...more] = costColumns.filter((column) => (fee[column] ?? fee[percentField(column)] ?? null) !== null);
  return only !== undefined && more.length === 0 ? only : null;
}

/** What changes of a fee when somebody else pays all of it: its amount or its percentage stands in another column. Nothing where several pay it. */
export function paidInstead(fee: Partial<StoredFee>, column: CostColumn): Partial<StoredFee> {
  const from = payerColumn(fee);
  if (from === null || from === column) return {};
  return {
    [from]: null,
    [percentField(from)]: null,
    [column]: fee[from] ?? null,
    [percentField(column)]: fee[percentField(from)] ?? null,
  };
}
