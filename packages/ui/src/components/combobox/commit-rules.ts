import type { SelectOption } from '../select-field/options.ts';

/**
 * What a typed text takes when the field is left. `first`: the one that is highlighted by itself; `only`: one that is named exactly, or
 * the only one there is, because a wrong guess would cost more than a key.
 */
export type CommitRule = 'first' | 'only';

/** Why a text took nothing. */
export type Miss = 'none' | 'several' | 'failed' | 'denied';

/** The length first: of ten thousand options hardly one is looked at more closely. */
const same = (words: string | undefined, text: string) =>
  words !== undefined && words.length === text.length && words.toLowerCase() === text;

/** The place of the option a text names by its exact code, else by its whole label if there is only one such; -1 if none. */
export function exactIndex<V extends string | number>(items: readonly SelectOption<V>[], typed: string): number {
  const text = typed.trim().toLowerCase();
  if (!text) return -1;
  const code = items.findIndex((item) => !item.inactive && same(item.code, text));
  if (code >= 0) return code;
  const label = items.findIndex((item) => !item.inactive && same(item.label, text));
  if (label < 0) return -1;
  const twice = items.some((item, at) => at > label && !item.inactive && same(item.label, text));
  return twice ? -1 : label;
}

/** Where the highlight stands after a search: on the exact one, else on the first that can be picked. */
export function startIndex<V extends string | number>(items: readonly SelectOption<V>[], typed: string): number {
  const exact = exactIndex(items, typed);
  return exact >= 0 ? exact : items.findIndex((item) => !item.inactive);
}

/** The option that a typed text commits among those found for it, or why there is none. */
export function chooseCommit<O extends SelectOption<string | number>>(
  found: { items: readonly O[]; hasMore: boolean },
  typed: string,
  rule: CommitRule,
): O | Miss {
  const { items, hasMore } = found;
  const exact = items[exactIndex(items, typed)];
  if (exact) return exact;
  const active = items.filter((item) => !item.inactive);
  const [first] = active;
  if (!first) return 'none';
  return rule === 'first' || (active.length === 1 && !hasMore) ? first : 'several';
}
