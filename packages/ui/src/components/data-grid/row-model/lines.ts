import type { GridColumn, GridValue } from '../columns/column.types.ts';
import type { GridGroup } from './group.ts';

/** The lines of a grid from top to bottom: rows, heads of groups, and with a server rows that are still to come. */
export interface GridLines<R> {
  /** Lines: rows and heads of groups. */
  count: number;
  /** Rows among them, also those in closed groups. */
  rowCount: number;
  /** `undefined` for the head of a group and for a row that is not here yet. */
  rowAt: (line: number) => R | undefined;
  groupAt: (line: number) => GridGroup | undefined;
  /** Paths of the groups around a row, by its index among the caller's rows. */
  pathsOf?: (index: number) => string[];
  /** Why a line could not be loaded. */
  errorAt?: (line: number) => string | undefined;
  /** Every row that is here, in order, also those in closed groups. */
  rows: () => Iterable<R>;
  /** The words of a group's head: the value it stands for. */
  groupText: (group: GridGroup) => string;
  /** Total of a column over all rows found or over a group; worked out when asked for, then kept. */
  total: (column: GridColumn<R>, group?: GridGroup) => GridValue;
}
