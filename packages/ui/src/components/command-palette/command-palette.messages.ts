/** Texts of the command palette, en-US. */
export const commandPaletteMessages = {
  label: 'Go to file, screen or command',
  placeholder: 'File number, name, screen or command',
  loading: (group: string) => `Searching ${group.toLowerCase()}`,
  failed: (group: string) => `${group} could not be searched.`,
  retry: 'Try again',
  empty: (query: string) => `Nothing found for “${query}”.`,
  emptyHint: 'Try a file number, a name or part of an address.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  close: 'Esc',
};
