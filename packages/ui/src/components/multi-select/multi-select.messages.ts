export const multiSelectMessages = {
  none: 'None found',
  search: 'Search',
  clear: 'Clear',
  inactive: 'Inactive',
  /** The first row: all there are, or all the filter leaves. */
  selectAll: (count: number) => `Select all (${count})`,
  selectFound: (count: number) => `Select all found (${count})`,
  /** Said after a change, and shown when there is no room for the names. */
  selected: (count: number, total: number) => `${count} of ${total} selected`,
  more: (count: number) => `+${count}`,
};

export type MultiSelectMessages = typeof multiSelectMessages;
