import type { RowKey } from '../row-key.ts';
import type { RowEdit } from './row-acts.types.ts';

/** The order of rows as links between their keys: one that comes or goes costs the same however many there are. */
export function createRowOrder(keys: Iterable<RowKey>) {
  // Null stands before the first row and behind the last.
  const next = new Map<RowKey | null, RowKey | null>();
  const previous = new Map<RowKey | null, RowKey | null>();
  const link = (a: RowKey | null, b: RowKey | null) => {
    next.set(a, b);
    previous.set(b, a);
  };
  const after = (key: RowKey | null) => next.get(key) ?? null;
  const take = (key: RowKey) => {
    if (!next.has(key)) return;
    link(previous.get(key) ?? null, after(key));
    next.delete(key);
    previous.delete(key);
  };
  link(null, null);
  const put = (key: RowKey, before: RowKey | null) => {
    take(key);
    const at = previous.has(before) ? before : null;
    link(previous.get(at) ?? null, key);
    link(key, at);
  };
  for (const key of keys) put(key, null);
  return {
    has: (key: RowKey) => next.has(key),
    /** The row behind this one, or the first; null at the end. */
    after,
    take,
    put,
    *keys(): Generator<RowKey> {
      for (let key = after(null); key !== null; key = after(key)) yield key;
    },
  };
}

/** The rows once some of them came, went or moved. A row that is there stays the object it is. */
export function withRowEdits<R>(rows: readonly R[], edits: readonly RowEdit<R>[], rowKey: (row: R) => RowKey): R[] {
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const order = createRowOrder(byKey.keys());
  for (const { row, key, to } of edits) {
    if (to) {
      if (!byKey.has(key)) byKey.set(key, row);
      order.put(key, to.before);
    } else order.take(key);
  }
  return Array.from(order.keys(), (key) => byKey.get(key) as R);
}
