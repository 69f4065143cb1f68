import { type FlatRecord, isSameValue, type Merge, threeWay } from '@closewright/domain/changes';

/**
 * Joins what is being typed with a newer state of its record, as {@link threeWay}. The blanks of somebody who types on stay: what is
 * compared and sent has none around its texts, and put back into the field like that, an answer that comes between two words would
 * join them.
 * @param tidied what was typed, as it is compared and sent
 * @param typed what stands in the fields
 */
export function mergeTyped<T extends FlatRecord>(
  base: FlatRecord,
  { tidied, typed }: { readonly tidied: FlatRecord; readonly typed: FlatRecord },
  theirs: T,
): Merge<T> {
  const { merged, conflicts } = threeWay(base, tidied, theirs);
  const kept = Object.entries(typed).filter(
    ([name, value]) =>
      typeof value === 'string' && name in merged && value !== tidied[name] && isSameValue(merged[name], tidied[name]),
  );
  return { merged: { ...merged, ...Object.fromEntries(kept) }, conflicts };
}
