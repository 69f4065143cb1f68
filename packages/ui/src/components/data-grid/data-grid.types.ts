import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../dropdown-menu/index.ts';
import type { Memory } from '../memory/index.ts';
import type { GridColumn } from './columns/column.types.ts';
import type { ColumnMenuMessages } from './columns/column-menu.messages.ts';
import type { GridState } from './columns/grid-state.ts';
import type { DataGridMessages } from './data-grid.messages.ts';
import type { EditDetails, EditOf, RefusedCell } from './editing/edit.types.ts';
import type { RowKey } from './row-key.ts';
import type { RowMenuMessages } from './row-menu/row-menu.messages.ts';
import type { GridFootLine, GridSections } from './row-model/own-line.types.ts';
import type { GridCellState, GridRowState } from './row-model/row-state.types.ts';
import type { RowAct, RowActs } from './rows/row-acts.types.ts';
import type { RowSelection } from './selection/row-selection.ts';
import type { GridServer } from './server/server.types.ts';

export type { GridCellState, GridRowState, RowKey };

/** A cell by the key of its row and the id of its column. */
export interface GridCell<Id extends string = string> {
  rowKey: RowKey;
  columnId: Id;
}

/** Acts on a grid from outside: `const grid = useRef<GridHandle>(null)`. */
export interface GridHandle<Id extends string = string> {
  /** Puts the focus on the tab stop of the grid. */
  focus: () => void;
  /**
   * Puts the focus on a cell, in view: closed groups around it open. True if the row is there; a row that only comes (just made, still
   * loading, back with a filter that is cleared) is gone to when it is there, unless the user has gone on.
   */
  goTo: (rowKey: RowKey, columnId: Id) => boolean;
  /**
   * The columns shown and all rows found, in their order, as CSV (RFC 4180, safe to open in a spreadsheet). A server is asked for
   * those that are not here; rejects if it fails.
   */
  csv: () => Promise<string>;
  /** Columns, sort and filters as at first. */
  reset: () => void;
  /** Shows or hides the row of column filters (Ctrl Shift L). */
  toggleFilters: () => void;
  /** What the keys of `rowActs` do, for buttons. 'add' makes a row at the end; the focus goes to its first cell that can be edited. */
  actOnRows: (act: RowAct, section?: string) => void;
}

interface GridOpening<R, Id extends string> {
  /** Enter, double click, or a click with `openOn="click"`. Cells that are edited open with a double click on others only. */
  onRowOpen?: (row: R) => void;
  openOn?: 'click' | 'double-click';
  /** Makes the naming column a link, so that it can be opened in another tab. */
  rowHref?: (row: R) => string;
  /** F1 on a calculated or overridden cell, and a press on its figure: the page says where it comes from. */
  onExplain?(cell: GridCell<Id>): void;
  /** Space: the row's act, such as pin. With `selectable` Space selects instead. */
  rowAction?: (row: R) => void;
  /** Row in hand: tinted, with a bar; Tab comes to it. Uncontrolled: the row of the focused cell. */
  currentKey?: RowKey | null;
  onCurrentChange?: (row: R | null) => void;
  /**
   * Told of the cell in hand as it moves, null for heads of columns and boxes; on the head of a group the key is that of the group. The
   * grid draws nothing for it: keep what you are told where only those who show it are drawn again.
   */
  onActiveCellChange?(cell: GridCell<Id> | null): void;
  rowState?: (row: R) => GridRowState | undefined;
}

interface GridKeeping {
  /** The state as kept; without it the grid keeps it itself. States of earlier versions are read too. */
  state?: unknown;
  defaultState?: Partial<GridState>;
  onStateChange?: (state: GridState) => void;
  /** Keeps the state in the memory under this key: the user finds it again. Instead of `state`. */
  gridKey?: string;
  /** Where it is kept. Default: that of the MemoryProvider around. */
  memory?: Memory;
}

export interface GridSelecting {
  /** A column of boxes; Space, Shift Space, Ctrl A. Default false. */
  selectable?: boolean;
  /**
   * For rows of a server: these, or all that the query finds but some. Select all then means those not sent yet as well; words and
   * filters that find other rows end it.
   */
  selection?: RowSelection;
  defaultSelection?: RowSelection;
  onSelectionChange?: (selection: RowSelection) => void;
  /** For rows that are here: the keys of those selected. Instead of `selection`. */
  selectedKeys?: ReadonlySet<RowKey>;
  defaultSelectedKeys?: ReadonlySet<RowKey>;
  onSelectedKeysChange?: (keys: ReadonlySet<RowKey>) => void;
  /**
   * The menu and the acts of rows are about all that are selected with the row in hand. False where the boxes say what a button of the page
   * takes, often most of them: a row is acted on for itself, and its tick alone says that it is selected. Default true.
   */
  actsOnSelected?: boolean;
}

interface GridEditing<R, C> {
  /**
   * Changes to cells of columns with an editor. The caller makes new rows of them (the array must be a new one). A promise that it
   * gives back shows the rows as saving; if it fails, the rows say so and why.
   */
  onCellsChange?(edits: readonly EditOf<C>[], details: EditDetails): void | Promise<void>;
  /** The texts that cells refuse, whenever one more does or one no longer: what a page must not save past. */
  onRefused?(refused: readonly RefusedCell[]): void;
  /** Texts that cells refused when the grid was shown before: editing these cells begins with them. */
  refusedBefore?: readonly RefusedCell[];
  /**
   * What a paste had no place for, in words to show, and the lines of the block that have no row: below the last one where none are made,
   * or on heads of groups. Without it the grid shows the words under its tab stop.
   */
  onPasteLeft?: (left: { message: string; lines: readonly (readonly string[])[] }) => void;
  /** Rows can be added, duplicated, removed and moved. Not for rows of a server. */
  rowActs?: RowActs<R> | undefined;
  /** The page takes changes back in a history of its own, and takes Ctrl Z and Ctrl Y; by default the grid does. */
  undo?: 'page';
}

interface GridRowMenus<R> {
  /**
   * Rows have a menu (menu key, Shift F10, right click, and the button of `rowMenuColumn`) with what the grid does to them: open, explain,
   * the acts of `rowActs`. What it gives back are the page's own commands for these rows: the one in hand, or all that are marked or
   * selected with it. Rows of a server have it one by one.
   */
  rowMenu?: ((rows: readonly R[]) => readonly MenuEntry[]) | undefined;
}

interface GridOutline<R> {
  /** Heads that the page gives, also for parts without rows. Keep the object, or the rows are put in order anew. Not for rows of a server. */
  sections?: GridSections<R>;
  /** Rows that the page works out: never edited, selected, removed or summed up, but reached and read like all. */
  isComputed?: (row: R) => boolean;
  /** Lines that stay at the bottom of the box, reached by the keys too. Instead of the totals of columns. */
  foot?: readonly GridFootLine[];
}

interface GridStatus {
  /** Default 'ready'. */
  status?: 'ready' | 'loading' | 'error';
  /** In words: "Loading recent files". */
  loadingLabel?: string;
  /** Shown in the first rows if there are none: usually an EmptyState. */
  empty?: ReactNode;
  /** Shown in the first rows if they could not be loaded: an EmptyState of kind error with Try again. */
  error?: ReactNode;
}

export interface DataGridProps<R, C extends GridColumn<R> = GridColumn<R>>
  extends GridOpening<R, C['id']>,
    GridKeeping,
    GridSelecting,
    GridEditing<R, C>,
    GridRowMenus<R>,
    GridOutline<R>,
    GridStatus {
  /** Accessible name: "Recent files". */
  label: string;
  columns: readonly C[];
  /** The caller's own rows. They are never copied or changed: the grid keeps index arrays. */
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  /** Rows held by a server, from `useServerRows`; `rows` is empty then. */
  server?: GridServer<R>;
  /** Words that must all occur in a row's texts. */
  filter?: string;
  /** Columns can be resized by pointer and by Alt Shift Left or Right on the head. Default true. */
  resizable?: boolean;
  /** Heads have a menu (sort, width, place, keep at start, hide, group) and can be dragged. Default: as `resizable`. */
  columnMenu?: boolean;
  /** A row of filters under the head; Ctrl Shift L shows and hides it. */
  filterRow?: boolean;
  /**
   * Size in px that the box will most likely have. Rows are drawn with it at once instead of after a measure, which the first screen
   * of an app gains by; a wrong guess is mended before it is painted.
   */
  likelySize?: { width: number; height: number };
  handle?: Ref<GridHandle<C['id']>>;
  className?: string;
  messages?: Partial<DataGridMessages & ColumnMenuMessages & RowMenuMessages>;
}
