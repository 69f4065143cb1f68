import type { TimeEntry } from '@closewright/contract/time-tracking';
import { itemName, type LookupSets } from '@closewright/domain/lookups';

/** What the time of a file is narrowed down to. */
export type TimeFilter = {
  readonly whose: 'all' | 'mine';
  readonly timeCategoryID: number | null;
};

export const everyTime: TimeFilter = { whose: 'all', timeCategoryID: null };

/** The entries that pass. */
export function filterTime(
  entries: readonly TimeEntry[],
  { whose, timeCategoryID }: TimeFilter,
  me: number | null,
): TimeEntry[] {
  return entries.filter(
    (entry) =>
      (whose === 'all' || entry.usersID === me) && (timeCategoryID === null || entry.timeCategoryID === timeCategoryID),
  );
}

/** Whose time is shown, and of which category. Categories are those the file has. */
export function timeFilters(entries: readonly TimeEntry[], lookups: LookupSets) {
  const used = [...new Set(entries.map(({ timeCategoryID }) => timeCategoryID))].filter((id) => id !== null);
  return {
    whose: {
      kind: 'segments',
      label: 'Whose time',
      choices: [
        { value: 'all', label: 'Everybody' },
        { value: 'mine', label: 'Mine' },
      ],
    },
    timeCategoryID: {
      kind: 'choice',
      label: 'Category',
      any: 'Any category',
      choices: used.map((id) => ({ value: id, label: itemName(lookups, 'timeTrackingCategories', id) })),
    },
  } as const;
}
