/** The words of a field for files that reads one and stores nothing of it yet. */
export const readingWords = {
  hint: 'or drop or paste it here',
  progress: (name: string) => `Reading ${name}`,
  retry: (name: string) => `Read ${name} again`,
  states: {
    waiting: 'Waiting',
    sending: 'Reading',
    paused: 'Paused',
    done: 'Read',
    failed: 'Not read',
    cancelled: 'Cancelled',
  },
};
