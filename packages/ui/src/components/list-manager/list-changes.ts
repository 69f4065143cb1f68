import type { ListChange, ListItemID, ListManagerItem } from './list-manager.types.ts';

/**
 * What made one list out of another, item by item: deletions, new or restored items, edits, and moves of what stayed.
 * @param movers whose moves they are if two items changed places, which either of them may have done
 */
export function changesBetween<T extends ListManagerItem>(
  before: readonly T[],
  after: readonly T[],
  movers: ReadonlySet<ListItemID> = new Set(),
): ListChange<T>[] {
  const was = new Map(before.map((item, index) => [item.id, { item, index }]));
  const is = new Set(after.map((item) => item.id));
  const changes: ListChange<T>[] = [];
  for (const [index, item] of before.entries()) if (!is.has(item.id)) changes.push({ kind: 'delete', item, index });
  for (const [index, item] of after.entries()) {
    const old = was.get(item.id);
    if (!old) changes.push({ kind: 'add', item, index });
    else if (old.item !== item) changes.push({ kind: 'edit', item, previous: old.item, index });
  }
  // Of what stayed, those that do not lie on the longest common order have moved.
  const stayed = after.filter((item) => was.has(item.id));
  const order = stayed.map((item) => was.get(item.id)?.index ?? -1);
  // All the movers together weigh less than one item does: there are never more moves for their sake.
  const full = stayed.length + 1;
  const fixed = heaviestRise(
    order,
    stayed.map(({ id }) => (movers.has(id) ? full - 1 : full)),
  );
  const orders = { before: before.map(({ id }) => id), after: after.map(({ id }) => id) };
  for (const [at, item] of stayed.entries())
    if (!fixed.has(at)) changes.push({ kind: 'move', item, index: after.indexOf(item), order: orders });
  return changes;
}

/** Places of the rising subsequence that weighs most. */
function heaviestRise(numbers: readonly number[], weights: readonly number[]): Set<number> {
  const best = [...weights];
  const from = numbers.map(() => -1);
  for (const [at, number] of numbers.entries())
    for (let before = 0; before < at; before++) {
      const weight = (best[before] ?? 0) + (weights[at] ?? 0);
      if ((numbers[before] ?? 0) >= number || weight <= (best[at] ?? 0)) continue;
      best[at] = weight;
      from[at] = before;
    }
  const places = new Set<number>();
  for (let at = best.indexOf(Math.max(0, ...best)); at >= 0; at = from[at] ?? -1) places.add(at);
  return places;
}

const fold = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-US');

export interface NameRules<T extends ListManagerItem> {
  allowDuplicates: boolean;
  /** False or a sentence refuses a name; `true` or nothing takes it. */
  validate?: ((name: string, item: T | null) => boolean | string | null | undefined) | undefined;
  required: string;
  duplicate: string;
  /** Said when `validate` answers false. */
  invalid: string;
}

/** The sentence why a name will not do, or null. `item` is the one being edited, null for a new one. */
export function nameError<T extends ListManagerItem>(
  name: string,
  item: T | null,
  items: readonly T[],
  rules: NameRules<T>,
): string | null {
  if (name.trim() === '') return rules.required;
  const twin = items.some((other) => other.id !== item?.id && fold(other.name) === fold(name));
  if (twin && !rules.allowDuplicates) return rules.duplicate;
  const answer = rules.validate?.(name.trim(), item) ?? true;
  return answer === true ? null : answer === false ? rules.invalid : answer;
}

/** Puts items back where they were, as far as what is there now lets them. Those that are there already stay. */
export function putBack<T extends ListManagerItem>(
  items: readonly T[],
  removed: readonly { item: T; index: number }[],
): readonly T[] {
  const there = new Set<ListItemID>(items.map((item) => item.id));
  const next = [...items];
  for (const { item, index } of [...removed].sort((a, b) => a.index - b.index))
    if (!there.has(item.id)) next.splice(Math.min(index, next.length), 0, item);
  return next;
}

/** A key for a new item: one below the lowest negative number. */
export const temporaryID = (items: readonly ListManagerItem[]): number =>
  Math.min(0, ...items.map((item) => (typeof item.id === 'number' ? item.id : 0))) - 1;
