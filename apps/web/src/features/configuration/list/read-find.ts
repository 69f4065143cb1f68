/** Query of a setting screen: `find` is what its list is filtered by at first. */
export function readFind(search: Record<string, unknown>): { find?: string } {
  return typeof search.find === 'string' ? { find: search.find } : {};
}
