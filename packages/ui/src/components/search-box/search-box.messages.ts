export const searchBoxMessages = {
  search: 'Search',
  clear: 'Clear the search',
};
