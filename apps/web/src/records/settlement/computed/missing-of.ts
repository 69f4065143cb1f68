import type { ToClose } from '@closewright/domain/closing-file';

/** Gaps of several figures, each field once. */
export const missingOf = (all: readonly Readonly<Record<string, string>>[]): ToClose[] =>
  Object.entries(Object.assign({}, ...all) as Readonly<Record<string, string>>).map(([field, words]) => ({
    kind: 'missing',
    field,
    words,
  }));
