import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { CellContent } from './body/grid-row.tsx';
import type { Cell } from './body/use-active-cell.ts';
import type { DrawnColumn } from './columns/column-look.ts';
import type { DataGridMessages } from './data-grid.messages.ts';
import type { DataGridProps, GridRowState, RowKey } from './data-grid.types.ts';
import type { GridLines } from './row-model/lines.ts';
import type { GridFootLine, GridSections } from './row-model/own-line.types.ts';
import type { RowAct, RowActs } from './rows/row-acts.types.ts';

/** What the parts loaded later see of the grid they belong to: always the latest. */
export interface GridInside<R> {
  props: DataGridProps<R>;
  columns: readonly DrawnColumn<R>[];
  lines: GridLines<R>;
  /** Lines behind the last one. */
  foot: readonly GridFootLine[];
  /** The outline in use. */
  sections: GridSections<R> | undefined;
  openGroup: (path: string) => void;
  active: Cell;
  text: DataGridMessages;
  keyAt: (line: number) => RowKey | undefined;
  placeOf: (key: RowKey) => number;
  move: (to: Cell) => void;
  /** Where a key of movement leads; null for other keys. */
  target: (event: KeyboardEvent, from: Cell) => Cell | null;
  focus: () => void;
  scrollTo: (line: number) => void;
  /** What is said about a row, by the caller and the grid itself. */
  stateOf: (row: R) => GridRowState | undefined;
  /** Height of the sticky parts, in px. */
  covered: number;
  /** Puts something in a cell in place of its text; null takes it out. */
  setContent: (content: CellContent | null) => void;
  /** What the grid itself has to say about rows, by key; laid over the caller's own. */
  setRowStates: (states: ReadonlyMap<RowKey, GridRowState>) => void;
  /** What people may do to the rows now: nothing while they are not here. */
  rowActs: RowActs<R> | undefined;
  /** Rows that are selected; null where none can be. */
  selected: Pick<ReadonlySet<RowKey>, 'has'> | null;
  /** These rows are gone: they are not selected any more. */
  unselect: (keys: readonly RowKey[]) => void;
  /** Whether words or filters keep rows away. */
  filtered: boolean;
  /** Whether the rows are sorted or grouped, and so not in the caller's order. */
  sorted: boolean;
  /** Said politely. */
  announce: (words: string) => void;
  root: () => HTMLElement | null;
}

/** Handlers of a part loaded later. True or a prevented event: it was taken. */
export interface GridExtension {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
  onRowAct: (act: RowAct, section?: string) => void;
  /** A row was dropped before a line. */
  onRowDrop: (line: number, before: number) => void;
  onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  onCut: (event: ClipboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  onCellDown: (cell: Cell, shift: boolean) => void;
  /** True if the cell is edited now. */
  onCellDoubleClick: (cell: Cell) => boolean;
}

/** What came before the part that takes it was loaded: a key and the cell it was meant for, or an act on rows. */
export type EarlyKey = { cell: Cell; key: string } | { act: RowAct; section: string | undefined };
