import type { GridColumn, GridValue } from '../columns/column.types.ts';
import type { GridState } from '../columns/grid-state.ts';
import { cellText } from './cell-text.ts';
import { groupLines, groupPath } from './group.ts';
import type { GridLines } from './lines.ts';
import type { GridSections } from './own-line.types.ts';
import type { RowData } from './row-data.ts';
import { sectionLines } from './section.ts';
import { type SortKey, sortByRanks } from './sort.ts';
import { totalOf } from './total.ts';

export interface GridLinesInput<R> {
  data: RowData<R>;
  columns: readonly GridColumn<R>[];
  /** Indices that passed the filters, null for all. */
  found: Uint32Array | null;
  sort: GridState['sort'];
  group: readonly string[];
  /** The page's own outline, where the rows are not grouped by columns. */
  sections?: GridSections<R> | undefined;
  isOpen: (path: string) => boolean;
  /** Rows that the page works out: no part of a total. */
  isComputed?: ((row: R) => boolean) | undefined;
}

const named = <R>(columns: readonly GridColumn<R>[], ids: readonly string[]) =>
  ids.map((id) => columns.find((column) => column.id === id)).filter((column) => column !== undefined);

/** Sorts and groups what was found. */
export function createLines<R>(input: GridLinesInput<R>): GridLines<R> {
  const { data, columns, found, sort, group, isOpen, isComputed } = input;
  const { rows } = data;
  const sections = group.length === 0 ? input.sections : undefined;
  const groupColumns = named(columns, group);
  const sortOf = (id: string) => sort.find((key) => key.column === id);
  const keys: SortKey[] = groupColumns.map((column) => ({
    ranks: data.ranks(column),
    descending: sortOf(column.id)?.direction === 'descending',
  }));
  for (const key of sort) {
    const column = columns.find((each) => each.id === key.column);
    if (column && !group.includes(column.id))
      keys.push({ ranks: data.ranks(column), descending: key.direction === 'descending' });
  }
  const ranked = sortByRanks(rows.length, found, keys);
  const outlined =
    sections &&
    sectionLines(
      rows,
      ranked ?? Uint32Array.from({ length: rows.length }, (_, at) => at),
      sections,
      isOpen,
      found === null,
    );
  const order = outlined ? outlined.order : ranked;
  const rowCount = order ? order.length : rows.length;
  const totals = new Map<string, GridValue>();
  function* between(start: number, end: number): Iterable<R> {
    for (let at = start; at < end; at++) yield rows[order ? (order[at] as number) : at] as R;
  }
  function* summed(start: number, end: number): Iterable<R> {
    for (const row of between(start, end)) if (!isComputed?.(row)) yield row;
  }
  const nameOf = (level: number, row: number) => {
    const column = groupColumns[level];
    return column ? cellText(column, rows[row] as R) : '';
  };
  const grouped =
    outlined ??
    (order && groupColumns.length > 0
      ? groupLines(
          order,
          groupColumns.map((column) => data.ranks(column)),
          nameOf,
          isOpen,
        )
      : null);
  const rowIndexAt = (line: number): number => {
    if (line < 0) return -1;
    if (grouped) return grouped.lines[line] ?? -1;
    return line < rowCount ? (order ? (order[line] as number) : line) : -1;
  };
  return {
    count: grouped ? grouped.lines.length : rowCount,
    rowCount,
    rowAt: (line) => {
      const index = rowIndexAt(line);
      return index < 0 ? undefined : rows[index];
    },
    groupAt: (line) => {
      const entry = grouped?.lines[line];
      return entry !== undefined && entry < 0 ? grouped?.groups[-1 - entry] : undefined;
    },
    pathsOf(index) {
      const paths: string[] = [];
      if (sections && index >= 0) paths.push(sections.of(rows[index] as R));
      else if (index >= 0)
        groupColumns.forEach((_, level) => {
          paths.push(groupPath(paths[level - 1], nameOf(level, index)));
        });
      return paths;
    },
    rows: () => between(0, rowCount),
    groupText: (group_) =>
      group_.section?.title ?? nameOf(group_.level, order ? (order[group_.start] as number) : group_.start),
    total(column, group_) {
      const key = `${column.id}\n${group_ ? group_.path : ''}`;
      if (!totals.has(key))
        totals.set(key, totalOf(column, group_ ? summed(group_.start, group_.end) : summed(0, rowCount)));
      return totals.get(key);
    },
  };
}
