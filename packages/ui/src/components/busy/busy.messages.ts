/** Texts of the busy parts, en-US. */
export const busyMessages = {
  busy: 'Working',
  cancel: 'Cancel',
  progress: (message: string, done: number, total: number) => `${message}, ${done} of ${total}`,
  /** More operations than the one shown. */
  more: (count: number) => `and ${count} more`,
  /** It takes longer than its time-out. */
  slow: 'This takes longer than usual.',
};
