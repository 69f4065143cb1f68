/** Texts of the grid, en-US. */
export const dataGridMessages = {
  loading: 'Loading',
  empty: 'No rows',
  noMatch: (filter: string) => (filter ? `No row has “${filter}”.` : 'No row passes the filters.'),
  rows: (shown: number, all: number) => (shown === all ? `${all} rows` : `${shown} of ${all} rows`),
  // Selection
  selectRow: 'Select row',
  selectAll: 'Select all rows',
  selected: (count: number) => (count === 1 ? '1 row selected' : `${count} rows selected`),
  allSelected: (count: number, all: number) =>
    count === all ? `All ${all} rows selected` : `${count} of ${all} rows selected`,
  selectionEnded: 'Other rows are found now, so not all are selected any more.',
  // Rows and cells
  saving: 'Saving',
  dirty: 'Not saved',
  rowFailed: (reason: string) => `Not saved. ${reason}`,
  retry: 'Try again',
  total: 'Total',
  groupRows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  // Columns and filters
  filterBy: (column: string) => `Filter by ${column}`,
  moved: (column: string, place: number, count: number) => `${column}, column ${place} of ${count}`,
  // Where figures come from
  calculated: 'calculated',
  overridden: (worked: string) => (worked ? `overridden, ${worked} is worked out` : 'overridden'),
  cellsReset: (count: number) => (count === 1 ? 'As worked out again' : `${count} cells as worked out again`),
  // Editing
  edit: (column: string) => `Edit ${column}`,
  notEditable: 'This cell cannot be changed.',
  required: 'A value is needed here.',
  notAnOption: 'Pick one of the list.',
  notYesOrNo: 'Enter Y or N.',
  searching: 'Searching',
  searchFailed: 'The search failed. Press Down to try again.',
  nothingFound: 'Nothing found',
  moreFound: (shown: number, all: number) => `${shown} of ${all}, type more to find others`,
  pasted: (cells: number, refused: number) =>
    `${cells === 1 ? '1 cell' : `${cells} cells`} pasted${refused === 0 ? '' : `, ${refused} refused`}`,
  pasteLeft: (rows: number, why: string) =>
    `${rows === 1 ? '1 pasted row has' : `${rows} pasted rows have`} no place here. ${why}`,
  pasteBeside: (cells: number) =>
    `${cells === 1 ? '1 pasted cell is' : `${cells} pasted cells are`} beyond the last column and left out.`,
  pasteOnHead: 'Heads of groups and rows that are still loading take nothing.',
  noNewRows: 'Rows cannot be added to this list.',
  refused: (text: string, reason: string) => `“${text}” was not taken. ${reason}`,
  copied: (cells: number) => (cells === 1 ? '1 cell copied' : `${cells} cells copied`),
  // Rows that come and go
  rowsAdded: (count: number) => (count === 1 ? 'Row added' : `${count} rows added`),
  rowsDuplicated: (count: number) => (count === 1 ? 'Row duplicated' : `${count} rows duplicated`),
  rowsRemoved: (count: number) => (count === 1 ? 'Row removed' : `${count} rows removed`),
  rowsMoved: (count: number, place: number, all: number) =>
    count === 1 ? `Row ${place} of ${all}` : `${count} rows moved, row ${place} of ${all}`,
  computedRow: 'This row is worked out from others.',
  notRemovable: 'This row cannot be removed.',
  mostRows: (most: number) => (most === 1 ? 'There can be one row only.' : `There can be at most ${most} rows.`),
  addFiltered: 'Some rows are filtered out. Clear the filters to add rows.',
  moveSorted: 'The rows are sorted or grouped. Clear the sort to put them in another order.',
  undone: 'Undone',
  redone: 'Redone',
};

export type DataGridMessages = typeof dataGridMessages;
