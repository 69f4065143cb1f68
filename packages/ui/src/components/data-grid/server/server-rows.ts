import { PendingRow } from '../body/pending-row.tsx';
import type { GridLines } from '../row-model/lines.ts';
import type { GetRows, GridQuery, GridServer, ServerPage } from './server.types.ts';

export interface ServerRowsConfig {
  pageSize: number;
  messageOf: (error: unknown) => string;
}

/** Lines shown before the first answer says how many there are. */
const UNKNOWN = 20;

/** A store of pages. Answers to an older query are dropped, whenever they come. */
export function createServerRows<R>(
  getRows: GetRows<R>,
  { pageSize, messageOf }: ServerRowsConfig,
): GridServer<R> & { open: () => () => void } {
  const listeners = new Set<() => void>();
  let version = 0;
  let query: GridQuery | null = null;
  let total = UNKNOWN;
  let totals: NonNullable<ServerPage<R>['totals']> = {};
  let pages = new Map<number, readonly R[]>();
  const errors = new Map<number, string>();
  let asked = new Map<number, AbortController>();
  let wanted: [number, number] = [0, 0];

  const tell = () => {
    version++;
    for (const listener of listeners) listener();
  };
  const drop = () => {
    for (const each of asked.values()) each.abort();
    asked = new Map();
    errors.clear();
  };
  const ask = async (page: number, now: GridQuery) => {
    const controller = new AbortController();
    asked.set(page, controller);
    try {
      const start = page * pageSize;
      const answer = await getRows({ ...now, start, end: start + pageSize, signal: controller.signal });
      if (controller.signal.aborted) return;
      // The first answer to a new query, or to the same one asked anew, replaces what was shown.
      if (stale) {
        pages = new Map();
        totals = {};
        stale = false;
      }
      pages.set(page, answer.rows);
      total = answer.total;
      totals = answer.totals ?? totals;
    } catch (error) {
      if (controller.signal.aborted) return;
      errors.set(page, messageOf(error));
    }
    asked.delete(page);
    tell();
  };
  let stale = false;
  const fetchWanted = () => {
    if (!query) return;
    const [first, last] = wanted;
    for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page++)
      if ((stale || !pages.has(page)) && !asked.has(page) && !errors.has(page)) void ask(page, query);
  };
  const rowAt = (line: number) => pages.get(Math.floor(line / pageSize))?.[line % pageSize];
  const lines = (): GridLines<R> => ({
    count: total,
    rowCount: total,
    rowAt,
    groupAt: () => undefined,
    errorAt: (line) => errors.get(Math.floor(line / pageSize)),
    *rows() {
      for (const page of [...pages.keys()].sort((a, b) => a - b)) yield* pages.get(page) ?? [];
    },
    groupText: () => '',
    total: ({ id }) => totals[id] ?? null,
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    lines,
    setQuery(next) {
      if (query && JSON.stringify(query) === JSON.stringify(next)) return;
      drop();
      stale = query !== null;
      query = next;
      wanted = [0, Math.max(0, wanted[1] - wanted[0])];
      fetchWanted();
      tell();
    },
    need(first, last) {
      wanted = [first, last];
      fetchWanted();
    },
    async read(first, last) {
      const now = query;
      const rows: R[] = [];
      let end = stale ? Number.POSITIVE_INFINITY : total;
      for (let page = Math.floor(first / pageSize); now && page * pageSize <= Math.min(last, end - 1); page++) {
        const start = page * pageSize;
        let held = stale ? undefined : pages.get(page);
        if (!held) {
          const answer = await getRows({ ...now, start, end: start + pageSize, signal: new AbortController().signal });
          if (query !== now) throw new Error('Other rows are sought now.');
          held = answer.rows;
          end = answer.total;
        }
        rows.push(...held.slice(Math.max(0, first - start), last + 1 - start));
      }
      return rows;
    },
    PendingRow,
    retry() {
      errors.clear();
      fetchWanted();
      tell();
    },
    refresh() {
      if (!query) return;
      drop();
      stale = true;
      fetchWanted();
      tell();
    },
    open: () => {
      fetchWanted();
      return drop;
    },
  };
}
