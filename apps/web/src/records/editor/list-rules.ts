import type { RecordLists } from '@closewright/contract/kit';

/** The records of the lists of an aggregate: their fields with schemas, and what is wrong with a row as a whole. */
export function listRules<L extends RecordLists>(lists: L): { readonly [N in keyof L & string]: L[N]['record'] } {
  const rules = Object.entries(lists).map(([name, { record }]) => [name, record]);
  // The names are those of the lists, which the type repeats.
  return Object.fromEntries(rules) as never;
}
