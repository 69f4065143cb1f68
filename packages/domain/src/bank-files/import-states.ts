/**
 * What an item of a file is beside what is known of its account: new; known, as files overlap; like a known one but not the same, so that somebody says
 * whether it is another; late, of a day that is reconciled, so that it is taken on the first day that is not; or of a day before the
 * account was told of, which is in its first balance.
 */
export const importStates = ['New', 'Late', 'Known', 'Looks like one', 'Day is reconciled'] as const;
export type ImportState = (typeof importStates)[number];
