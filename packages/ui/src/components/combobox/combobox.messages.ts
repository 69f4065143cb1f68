export const comboboxMessages = {
  none: 'None found',
  /** The list was opened before enough was typed. */
  short: (characters: number) => (characters === 1 ? 'Type to search' : `Type at least ${characters} characters`),
  searching: 'Searching',
  failed: 'The search failed.',
  retry: 'Try again',
  denied: 'You are not allowed to search here. Please contact your administrator.',
  more: 'More...',
  moreFailed: 'More... did not load. Try again',
  /** "10 of 34", or "10" while the total is not known. */
  count: (shown: number, total?: number) => (total === undefined ? `${shown}` : `${shown} of ${total}`),
  /** Said once when a search has settled. */
  found: (shown: number, total?: number) => (total === undefined ? `${shown} found` : `${shown} of ${total} found`),
  create: (text: string) => `Create "${text}"`,
  clear: 'Clear',
  open: 'Open list',
  close: 'Close list',
  inactive: 'Inactive',
  /** The text was left and nothing fits. It stays. */
  missNone: (text: string) => `Nothing found for "${text}". Change it or clear it.`,
  missSeveral: (text: string) => `More than one found for "${text}". Pick one.`,
  missFailed: 'The search failed. The text is kept; press Enter to try again.',
  missDenied: 'You are not allowed to search here. Please contact your administrator.',
  /** The text was left, nothing fits, and what was there before is back. */
  restored: (text: string) => `Nothing found for "${text}". Ctrl+Z brings it back.`,
};

export type ComboboxMessages = typeof comboboxMessages;
