/** One key of the sort. */
export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What is kept per user and grid key. Columns that no longer exist are ignored; new ones take their defaults. */
export interface GridState {
  version: 2;
  /** Sort keys, the first decides. */
  sort: readonly GridSort[];
  /** Widths in px by column id, where the user changed them. */
  widths: Readonly<Record<string, number>>;
  /** Columns the user put away. */
  hidden: readonly string[];
  /** Ids in the order of the user; empty as given. Columns that are not in it stand after the one they are given behind. */
  order: readonly string[];
  /** Columns kept at the start while the others scroll sideways. Empty: the first one. */
  pinned: readonly string[];
  /** Columns kept at the end, such as the total of a line. */
  pinnedEnd: readonly string[];
  /** What a column's text must hold, by column id. */
  filters: Readonly<Record<string, string>>;
  /** Columns the rows are grouped by, the outermost first. */
  group: readonly string[];
  /** Height of rows; without it that of the page. */
  density?: 'compact' | 'default' | 'roomy';
  /** Name of the view, where the user saved more than one. */
  view?: string;
}

export const initialGridState: GridState = {
  version: 2,
  sort: [],
  widths: {},
  hidden: [],
  order: [],
  pinned: [],
  pinnedEnd: [],
  filters: {},
  group: [],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const entries = <T>(value: unknown, is: (each: unknown) => each is T): Record<string, T> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, T] => is(pair[1]))) : {};
const isText = (value: unknown): value is string => typeof value === 'string';
const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isSort = (value: unknown): value is GridSort =>
  isRecord(value) && isText(value.column) && (value.direction === 'ascending' || value.direction === 'descending');

/** Reads a kept state of this or an earlier version. What cannot be read takes its default: a damaged view never breaks a screen. */
export function readGridState(kept: unknown): GridState {
  if (!isRecord(kept)) return initialGridState;
  // Version 1 had one sort key or null, and neither order nor pins.
  const sort = (Array.isArray(kept.sort) ? kept.sort : [kept.sort]).filter(isSort);
  const density = kept.density;
  return {
    version: 2,
    sort,
    widths: entries(kept.widths, isWidth),
    hidden: strings(kept.hidden),
    order: strings(kept.order),
    pinned: strings(kept.pinned),
    pinnedEnd: strings(kept.pinnedEnd),
    filters: entries(kept.filters, isText),
    group: strings(kept.group),
    ...(density === 'compact' || density === 'default' || density === 'roomy' ? { density } : {}),
    ...(isText(kept.view) ? { view: kept.view } : {}),
  };
}

/** The ids in the user's order. A column the order does not know stands behind the one it is given behind; gone ones are left out. */
export function mergeOrder(ids: readonly string[], order: readonly string[]): string[] {
  if (order.length === 0) return [...ids];
  const merged = order.filter((id) => ids.includes(id));
  ids.forEach((id, at) => {
    if (merged.includes(id)) return;
    const before = ids
      .slice(0, at)
      .reverse()
      .find((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}

/** The sort after a press on a column's head: ascending, descending, as given. `add` keeps the other keys (shift). */
export function nextSort(sort: readonly GridSort[], column: string, add = false): GridSort[] {
  const at = sort.findIndex((key) => key.column === column);
  const now = at < 0 ? undefined : sort[at];
  // A press on one of several keys alone makes it the only one.
  const alone = !add && sort.length > 1;
  const next: GridSort | null =
    !now || alone
      ? { column, direction: 'ascending' }
      : now.direction === 'ascending'
        ? { column, direction: 'descending' }
        : null;
  if (!add) return next ? [next] : [];
  if (at < 0) return next ? [...sort, next] : [...sort];
  return sort.flatMap((key) => (key.column === column ? (next ? [next] : []) : [key]));
}
