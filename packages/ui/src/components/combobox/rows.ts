import type { SelectOption } from '../select-field/options.ts';

/** An option with the record it stands for. */
export interface ComboboxOption<V extends string | number = string, D = unknown> extends SelectOption<V> {
  /** The caller's record, handed back when it is picked. */
  data?: D | undefined;
}

/** A row that does something instead of being picked. */
export interface ActionRow {
  action: 'more' | 'create' | 'retry';
}

export type Row<V extends string | number, D> = ComboboxOption<V, D> | ActionRow;

export const isAction = <V extends string | number, D>(row: Row<V, D> | undefined): row is ActionRow =>
  row !== undefined && 'action' in row;

export const isOption = <V extends string | number, D>(row: Row<V, D> | undefined): row is ComboboxOption<V, D> =>
  row !== undefined && !('action' in row);

/** What the input points to while a row is highlighted. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`;

const isUsable = <V extends string | number, D>(row: Row<V, D> | undefined) =>
  row !== undefined && (isAction(row) || !row.inactive);

/** The row `by` rows on that can be highlighted; it stops at the ends. */
export function stepRow<V extends string | number, D>(rows: readonly Row<V, D>[], from: number, by: number): number {
  const way = Math.sign(by);
  let at = Math.min(Math.max(from + by, 0), rows.length - 1);
  while (at >= 0 && at < rows.length && !isUsable(rows[at])) at += way;
  return isUsable(rows[at]) ? at : from;
}

/** The next row that can be highlighted, round at the ends; -1 if there is none. */
export function nextRow<V extends string | number, D>(rows: readonly Row<V, D>[], from: number, way: 1 | -1): number {
  const { length } = rows;
  let at = from < 0 && way < 0 ? length : from;
  for (let steps = 0; steps < length; steps++) {
    at = (at + way + length) % length;
    if (isUsable(rows[at])) return at;
  }
  return -1;
}

/** A line of the list as drawn: a row, or the heading of the group that begins. */
export type Line = { row: number } | { heading: string };

/** Rows with their group headings between; null if there are no groups, so that a long list costs nothing. */
export function linesOf<V extends string | number, D>(rows: readonly Row<V, D>[]): Line[] | null {
  const first = rows[0];
  if (!isOption(first) || !rows.some((row) => isOption(row) && row.group)) return null;
  const lines: Line[] = [];
  let group: string | undefined;
  rows.forEach((row, index) => {
    const next = isOption(row) ? row.group : undefined;
    if (next && next !== group) lines.push({ heading: next });
    group = next;
    lines.push({ row: index });
  });
  return lines;
}
