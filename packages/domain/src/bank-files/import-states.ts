/**
 * What an item of a file is beside what is known of its account: new; known, as files overlap; like a known one but not the same, so that somebody says
 * whether it is another; or of a day that is reconciled, which no file changes any more.
 */
export const importStates = ['New', 'Known', 'Looks like one', 'Day is reconciled'] as const;
export type ImportState = (typeof importStates)[number];
