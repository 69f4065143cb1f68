import type { MenuEntry } from '../../dropdown-menu/index.ts';
import type { GridColumn } from './column.types.ts';
import { columnName } from './column-name.ts';
import { type GridState, readGridState } from './grid-state.ts';

/** Rows for a MenuButton that shows and hides columns. The naming column stays. */
export function gridColumnEntries<R>(
  columns: readonly GridColumn<R>[],
  kept: unknown,
  onStateChange: (state: GridState) => void,
): MenuEntry[] {
  const state = readGridState(kept);
  return columns.map((column, at) => ({
    kind: 'check',
    id: column.id,
    label: columnName(column),
    checked: !state.hidden.includes(column.id),
    disabled: column.rowHeader ?? at === 0,
    onCheckedChange: (checked) =>
      onStateChange({
        ...state,
        hidden: checked ? state.hidden.filter((id) => id !== column.id) : [...state.hidden, column.id],
      }),
  }));
}
