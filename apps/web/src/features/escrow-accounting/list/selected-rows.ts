import type { RowSelection } from '@closewright/ui/data-grid';

/** Something that was posted, among that of all files. */
interface Posted {
  readonly bankAccountID: number;
  readonly stripe: number;
  readonly number: number;
}

/** The key of something that was posted. */
export const keyOf = ({ bankAccountID, stripe, number }: Posted) => `${bankAccountID}-${stripe}-${number}`;

/** What is selected. */
export interface Picked<R> {
  readonly rows: readonly R[];
  /** How many are selected that were not read yet. */
  readonly missing: number;
}

/** The rows that are selected, of those that were read. */
export function selectedRows<R extends Posted>(
  selection: RowSelection,
  seen: ReadonlyMap<string, R>,
  total: number,
): Picked<R> {
  if (!selection.all) {
    const rows = [...seen.values()].filter((row) => selection.keys.has(keyOf(row)));
    return { rows, missing: selection.keys.size - rows.length };
  }
  const rows = [...seen.values()].filter((row) => !selection.except.has(keyOf(row)));
  return { rows, missing: Math.max(0, total - selection.except.size - rows.length) };
}
