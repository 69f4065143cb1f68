import type { GridState } from '../columns/grid-state.ts';
import type { DataGridProps } from '../data-grid.types.ts';
import type { GridLines } from './lines.ts';

const none: readonly never[] = [];

/** What the page says about how its rows stand: sections, rows it works out, lines at the foot. */
export function outlineOf<R>(
  { columns, sections, isComputed, foot, server, status = 'ready' }: DataGridProps<R>,
  { group }: GridState,
) {
  const inUse = group.length === 0 && !server ? sections : undefined;
  const titled = new Set(inUse?.list.filter(({ title }) => title !== undefined).map(({ key }) => key));
  const isReady = status === 'ready';
  const lines = (isReady && foot) || none;
  const hasTotals = isReady && lines.length === 0 && columns.some(({ total }) => total !== undefined);
  return {
    sections: inUse,
    foot: lines,
    hasTotals,
    hasHeadGroups: columns.some(({ under }) => under !== undefined),
    footRows: hasTotals ? 1 : lines.length,
    isTree: group.length > 0 || inUse !== undefined,
    /** Depth of a row in groups and sections, from 1; 0 where there are none. */
    levelOf(row: R): number {
      if (inUse) return titled.has(inUse.of(row)) ? 2 : 1;
      return group.length > 0 ? group.length + 1 : 0;
    },
    /** A row that people may select. */
    isSelectable: (row: R | undefined): boolean => row !== undefined && !isComputed?.(row),
    /** How many of them are found. */
    selectableIn({ rows, rowCount }: GridLines<R>): number {
      if (!isComputed) return rowCount;
      let count = 0;
      for (const row of rows()) if (!isComputed(row)) count++;
      return count;
    },
  };
}
