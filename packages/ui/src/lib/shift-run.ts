/**
 * Each of the chosen ones one place up (-1) or down (1); neighbours that move together keep their order, and those at the edge stay.
 * @returns the new order (the given one if nothing moved) and what moved
 */
export function shiftRun<T>(
  order: readonly T[],
  chosen: (item: T) => boolean,
  by: -1 | 1,
): { order: readonly T[]; moved: T[] } {
  const next = [...order];
  const moved: T[] = [];
  const places = next.map((_, at) => at);
  for (const at of by < 0 ? places : places.reverse()) {
    const item = next[at];
    const other = next[at + by];
    if (item === undefined || other === undefined || !chosen(item) || chosen(other)) continue;
    next[at] = other;
    next[at + by] = item;
    moved.push(item);
  }
  return moved.length > 0 ? { order: next, moved } : { order, moved };
}

/** What takes the place when some are taken out: the next one after the last of them, else the one before the first. */
export function neighbourOf<T>(order: readonly T[], out: ReadonlySet<T>): T | undefined {
  const last = order.findLastIndex((item) => out.has(item));
  return (
    order.slice(last + 1).find((item) => !out.has(item)) ??
    order.slice(0, Math.max(0, last)).findLast((item) => !out.has(item))
  );
}
