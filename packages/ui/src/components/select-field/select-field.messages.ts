export const selectFieldMessages = {
  none: 'None found',
  search: 'Search',
  clear: 'Clear',
  inactive: 'Inactive',
};

export type SelectFieldMessages = typeof selectFieldMessages;
