/** One item of a lookup set (core.md §3). `regionID` 0 is the global region; `regions` are further ones it belongs to. */
export interface LookupItem {
  readonly id: number;
  readonly name: string;
  readonly data: string | null;
  readonly regionID: number;
  readonly regions?: readonly number[];
  readonly inactive: boolean;
}

function pseudoItem(id: number, name: string): LookupItem {
  return { id, name, data: null, regionID: 0, inactive: false };
}

/** What an unknown key of a lookup gives (core.md §8). */
export const invalidLookupItem: LookupItem = pseudoItem(-1, 'Invalid lookupKey');

/** Items that stand for nothing chosen and are stored nowhere (core.md §9). */
export const pseudoItems = {
  nonConfiguredTasks: pseudoItem(0, 'Non-Configured Tasks'),
  noDepartment: pseudoItem(0, 'None'),
  noRole: pseudoItem(0, '[None]'),
  noCustomer: pseudoItem(-1, 'None'),
} as const;
