/** What a time entry holds at most. */
export const timeLimits = {
  /** A day. */
  minutes: 1440,
  note: 500,
  /** Entries of one file. */
  entriesPerFile: 2000,
} as const;
