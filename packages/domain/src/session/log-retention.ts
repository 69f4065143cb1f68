import { limits } from '../constants/index.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Which entries of a log stay (core.md §9: 3 days and at most 3000 entries): the newest ones, in their order.
 * @param entries oldest first; `at` in milliseconds since 1970
 */
export function keptEntries<E extends { readonly at: number }>(entries: readonly E[], now: number): readonly E[] {
  const oldest = now - limits.logDays * dayMilliseconds;
  return entries.filter(({ at }) => at >= oldest).slice(-limits.logEntries);
}
