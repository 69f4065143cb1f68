import type { ReactNode } from 'react';
import type { GridCellState } from './row-state.types.ts';

/** A line that the page writes itself: the head of a section, a line at the foot. */
export interface GridOwnLine {
  /** Names it among all keys of the grid. */
  key: string;
  title: string;
  /** Beside the title, muted. */
  note?: string;
  /** What it holds, by column id; figures are shown as those of the column. */
  cells?: Readonly<Record<string, ReactNode>>;
  /** What is said about its cells, by column id. */
  states?: Readonly<Record<string, GridCellState>>;
}

/** A part of the rows under a head of its own, which is there also while the part has no rows. */
export interface GridSection extends Omit<GridOwnLine, 'title'> {
  /** Without it the rows stand without a head: a total between two sections. */
  title?: string;
}

/** The outline of a statement: its sections from top to bottom, and the one that a row belongs to. Rows of none stand behind all. */
export interface GridSections<R> {
  list: readonly GridSection[];
  of: (row: R) => string;
}

/** A line that stays at the bottom of the box: totals, balances. */
export interface GridFootLine extends GridOwnLine {
  /** Ruled below as the sum of all. */
  tone?: 'total';
}
