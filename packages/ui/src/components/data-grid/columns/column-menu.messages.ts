/** Texts of the menu of a column, en-US. */
export const columnMenuMessages = {
  columnMenu: (column: string) => `${column}, column`,
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearSort: 'Clear sort',
  moveToStart: 'Move toward the start',
  moveToEnd: 'Move toward the end',
  pin: 'Keep at the start',
  pinEnd: 'Keep at the end',
  hide: 'Hide column',
  group: 'Group by this column',
  wider: 'Wider',
  narrower: 'Narrower',
  defaultWidth: 'Default width',
  filterRow: 'Column filters',
  reset: 'Reset columns',
};

export type ColumnMenuMessages = typeof columnMenuMessages;
