import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GridColumn } from '../columns/column.types.ts';
import type { GridState } from '../columns/grid-state.ts';
import type { GridServer } from '../server/server.types.ts';
import { createLines } from './create-lines.ts';
import { filterRows } from './filter.ts';
import type { GridLines } from './lines.ts';
import type { GridSections } from './own-line.types.ts';
import { createRowData } from './row-data.ts';

export interface LinesOptions<R> {
  rows: readonly R[];
  columns: readonly GridColumn<R>[];
  filter: string;
  state: GridState;
  server: GridServer<R> | undefined;
  sections?: GridSections<R> | undefined;
  isComputed?: ((row: R) => boolean) | undefined;
}

const noListener = () => () => {};
const never = () => 0;

/** The lines of the caller's rows, or of a server's. */
export function useLines<R>(options: LinesOptions<R>) {
  const { rows, columns, filter, state, server, sections } = options;
  const latest = useRef(options);
  latest.current = options;
  const words = useDeferredValue(filter);
  const { sort, filters, group } = state;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set());
  const data = useMemo(() => createRowData(rows), [rows]);
  const found = useMemo(
    () => (server ? null : filterRows(data, columns, words, filters)),
    [server, data, columns, words, filters],
  );
  const version = useSyncExternalStore(server?.subscribe ?? noListener, server?.version ?? never);
  useEffect(() => server?.setQuery({ sort, filters, filter: words }), [server, sort, filters, words]);
  const hasComputed = options.isComputed !== undefined;
  const isComputed = useCallback((row: R) => latest.current.isComputed?.(row) ?? false, []);
  const lines = useMemo((): GridLines<R> => {
    // A server's lines change under the same object.
    if (server && version >= 0) return { ...server.lines() };
    return createLines({
      data,
      columns,
      found,
      sort,
      group,
      sections,
      isOpen: (path) => !closed.has(path),
      isComputed: hasComputed ? isComputed : undefined,
    });
  }, [server, version, data, columns, found, sort, group, sections, closed, hasComputed, isComputed]);
  const toggleGroup = useCallback(
    (path: string) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(path)) next.add(path);
        return next;
      }),
    [],
  );
  const openGroups = (paths: readonly string[]) => {
    if (paths.some((path) => closed.has(path)))
      setClosed((before) => new Set([...before].filter((path) => !paths.includes(path))));
  };
  return { lines, words, toggleGroup, openGroups };
}
