import type { StatementVersion } from '@closewright/contract/settlement';

/** What a version was kept as, and what else there is to say of it. */
export const versionWords = ({ kind, note, isThere, isOfRemovedLoan }: StatementVersion): string =>
  [
    note === null ? kind : `${kind}: ${note}`,
    ...(isOfRemovedLoan ? ['of a loan that was removed'] : []),
    ...(isThere ? [] : ['taken away']),
  ].join(', ');
