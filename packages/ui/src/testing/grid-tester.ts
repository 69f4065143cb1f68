import { until } from '../lib/until.ts';
import { findNamed, isShown, type Match, matches, nameOf, textOf } from './accessible.ts';
import { arrive } from './field-tester.ts';
import { asKeys, type TestScope } from './user.ts';

/** A row by its number among the shown rows (0 is the first), or by the text of one of its cells. */
export type RowMatch = number | Match;

export interface GridTester {
  /** The heads of the shown columns. */
  columns(): string[];
  /** Rows in all, also those outside the window that is drawn; without the head. */
  rowCount(): number;
  /** The texts of the drawn rows, cell by cell. */
  rows(): string[][];
  /** One cell's text. */
  cell(row: RowMatch, column: Match): string;
  isSelected(row: RowMatch): boolean;
  /** The text of the cell that has the focus, or null while the focus is elsewhere. */
  focused(): string | null;
  /** Goes to a cell with the pointer. */
  goTo(row: RowMatch, column: Match): Promise<void>;
  /** Presses the head of a column: sorts, then sorts the other way. */
  sort(column: Match): Promise<void>;
  sorted(): { column: string; direction: 'ascending' | 'descending' } | null;
  /** Goes to a cell, opens its editor with F2, replaces the text, commits with Enter. */
  edit(row: RowMatch, column: Match, text: string): Promise<void>;
  /** Ticks the row's box. */
  select(row: RowMatch): Promise<void>;
  /** What stands where rows would: "No files yet", an error. */
  message(): string;
}

/** A data grid or tree grid, by its name; without a name the only one. */
export function gridTester(scope: TestScope, label?: Match): GridTester {
  const grid = () => findNamed(scope.root, '[role=grid], [role=treegrid]', 'grid', label);
  const heads = () => [...grid().querySelectorAll<HTMLElement>('[role=columnheader]')];
  const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role=gridcell], [role=rowheader]')];
  const rows = () => [...grid().querySelectorAll<HTMLElement>('[role=row]')].filter((row) => cellsOf(row).length > 0);
  const headName = (head: HTMLElement) => nameOf(head);
  const rowAt = (wanted: RowMatch) => {
    const found =
      typeof wanted === 'number'
        ? rows()[wanted]
        : rows().find((row) => cellsOf(row).some((cell) => matches(textOf(cell), wanted)));
    if (!found) throw new Error(`No row ${wanted} is drawn. Drawn are ${rows().length} of ${count()} rows.`);
    return found;
  };
  const headAt = (column: Match) => {
    const found = heads().find((head) => matches(headName(head), column));
    if (!found) throw new Error(`No column ${column}. There is: ${heads().map(headName).join(', ')}.`);
    return found;
  };
  const cellAt = (row: RowMatch, column: Match) => {
    const head = headAt(column);
    const index = head.getAttribute('aria-colindex');
    const cells = cellsOf(rowAt(row));
    const found = index
      ? cells.find((cell) => cell.getAttribute('aria-colindex') === index)
      : cells[heads().indexOf(head)];
    if (!found) throw new Error(`The row ${row} has no cell in the column ${column}.`);
    return found;
  };
  const count = () => {
    const told = Number(grid().getAttribute('aria-rowcount'));
    const headRows = new Set(heads().map((head) => head.closest('[role=row]'))).size;
    return told > 0 ? told - headRows : rows().length;
  };
  const inGrid = () => {
    const own = document.activeElement;
    const active = own?.getAttribute('aria-activedescendant');
    const element = active ? document.getElementById(active) : own;
    return element && grid().contains(element) ? element : null;
  };
  const goTo = async (row: RowMatch, column: Match) => {
    await scope.user.click(cellAt(row, column));
  };
  return {
    columns: () => heads().map(headName),
    rowCount: count,
    rows: () => rows().map((row) => cellsOf(row).map(textOf)),
    cell: (row, column) => textOf(cellAt(row, column)),
    isSelected: (row) => rowAt(row).getAttribute('aria-selected') === 'true',
    focused() {
      const cell = inGrid()?.closest('[role=gridcell], [role=rowheader], [role=columnheader]');
      return cell ? textOf(cell) : null;
    },
    goTo,
    async sort(column) {
      const head = headAt(column);
      await scope.user.click(head.querySelector('button') ?? head);
    },
    sorted() {
      const head = heads().find((each) => ['ascending', 'descending'].includes(each.getAttribute('aria-sort') ?? ''));
      return head
        ? { column: headName(head), direction: head.getAttribute('aria-sort') as 'ascending' | 'descending' }
        : null;
    },
    async edit(row, column, text) {
      await goTo(row, column);
      await scope.user.keyboard('{F2}');
      const editor = await until(
        () => {
          const active = document.activeElement;
          return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null;
        },
        () => `The editor of ${column} in row ${row}`,
      );
      arrive(editor);
      await scope.user.keyboard(`${text === '' ? '{Delete}' : asKeys(text)}{Enter}`);
    },
    async select(row) {
      await scope.user.click(findNamed(rowAt(row), 'input[type=checkbox], [role=checkbox]', 'tick box'));
    },
    message() {
      const told = [...grid().querySelectorAll('[role=status], [role=alert]')].find((each) => isShown(each));
      return told ? textOf(told) : '';
    },
  };
}
