/** Texts of the popover card, en-US. */
export const popoverCardMessages = {
  loading: (label: string) => `Loading ${label}`,
  failed: (label: string) => `${label} could not be loaded.`,
  retry: 'Try again',
  pin: 'Keep open',
  unpin: 'Do not keep open',
};
export type PopoverCardMessages = typeof popoverCardMessages;
