/** What is marked in a list of several, and where a range begins. Plain data: the parts that draw it hold it as state. */
export interface Selection<K> {
  readonly keys: ReadonlySet<K>;
  /** Where a range made with Shift begins. */
  readonly anchor: K | null;
}

/** Nothing marked. */
export const noSelection: Selection<never> = { keys: new Set(), anchor: null };

/** Only this one. */
export const selectOnly = <K>(key: K): Selection<K> => ({ keys: new Set([key]), anchor: key });

/** On if it was off, and the other way round; the rest stays. */
export function toggleKey<K>(selection: Selection<K>, key: K): Selection<K> {
  const keys = new Set(selection.keys);
  if (!keys.delete(key)) keys.add(key);
  return { keys, anchor: key };
}

/** All from the anchor (or from `from`, if there is none) to `to`, in the order shown, and nothing else. */
export function selectRange<K>(selection: Selection<K>, order: readonly K[], from: K, to: K): Selection<K> {
  const anchor = selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : from;
  const [a, b] = [order.indexOf(anchor), order.indexOf(to)];
  return { keys: new Set(order.slice(Math.min(a, b), Math.max(a, b) + 1)), anchor };
}

/** All of them; the anchor stays. */
export const selectAll = <K>(selection: Selection<K>, order: readonly K[]): Selection<K> => ({
  keys: new Set(order),
  anchor: selection.anchor,
});

/** The marked ones that are still there, in the order shown; if none is, the current one alone. */
export function selectedOr<K>(selection: Selection<K>, order: readonly K[], current: K | undefined): K[] {
  const marked = order.filter((key) => selection.keys.has(key));
  return marked.length > 0 ? marked : current === undefined ? [] : [current];
}
