/** The minutes of one person or category. */
export interface TimeTotal<K> {
  readonly key: K;
  readonly minutes: number;
  readonly entries: number;
}

/** Minutes by person or category, the most first; what has as many stands as it came. */
export function timeTotals<E extends { readonly minutes: number }, K>(
  entries: readonly E[],
  keyOf: (entry: E) => K,
): TimeTotal<K>[] {
  const totals = new Map<K, TimeTotal<K>>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = totals.get(key) ?? { key, minutes: 0, entries: 0 };
    totals.set(key, { key, minutes: before.minutes + entry.minutes, entries: before.entries + 1 });
  }
  return [...totals.values()].toSorted((one, other) => other.minutes - one.minutes);
}

/** All minutes of entries. */
export function sumOfMinutes(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
