export const emailFieldMessages = {
  invalid: 'Invalid format.',
  invalidHelp: (complaint: string, address: string) => `${complaint} Press F2 to edit ${address}.`,
  duplicate: (address: string) => `${address} is already listed.`,
  full: (most: number) => `${most} addresses at most.`,
  remove: (address: string) => `Remove ${address}`,
  removed: (count: number) => (count === 1 ? 'Removed' : `${count} removed`),
  edit: (address: string) => `Edit ${address}`,
  list: (label: string) => (label ? `${label}, addresses` : 'Addresses'),
  menu: (address: string) => `Acts for ${address}`,
  editAct: 'Edit',
  removeAct: 'Remove',
  moveTo: (label: string) => `Move to ${label}`,
  moved: (count: number, label: string) => `${count} moved to ${label}`,
  noRoom: (label: string) => `${label} has no room for more.`,
  suggestions: (label: string) => (label ? `${label}, suggestions` : 'Suggestions'),
  searching: 'Searching',
  none: 'No matching emails found',
  failed: 'The address book did not answer. Type the address in full.',
};

export type EmailFieldMessages = typeof emailFieldMessages;
