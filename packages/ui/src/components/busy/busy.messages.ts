/** Texts of the busy parts, en-US. */
export const busyMessages = {
  busy: 'Working',
  cancel: 'Cancel',
  progress: (message: string, done: number, total: number) => `${message}, ${done} of ${total}`,
};
