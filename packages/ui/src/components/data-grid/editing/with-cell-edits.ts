import type { SettingColumn } from '../columns/column.types.ts';
import type { RowKey } from '../row-key.ts';
import type { CellEdit } from './edit.types.ts';

/** The rows with the edits made, by the `set` of their columns. A row without one stays the object it is. */
export function withCellEdits<R>(
  rows: readonly R[],
  edits: readonly CellEdit<R>[],
  columns: readonly SettingColumn<R>[],
  rowKey: (row: R) => RowKey,
): R[] {
  const byKey = Map.groupBy(edits, ({ key }) => key);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return rows.map((row) =>
    (byKey.get(rowKey(row)) ?? []).reduce((now, { column, value }) => byId.get(column)?.set?.(now, value) ?? now, row),
  );
}
