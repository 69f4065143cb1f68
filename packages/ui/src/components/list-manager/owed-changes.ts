import type { ListChange, ListItemID, ListManagerItem } from './list-manager.types.ts';

/** The key of an item by any id it has had. */
type KeyOf = (id: ListItemID) => ListItemID;
const same: KeyOf = (id) => id;

/**
 * What is to be sent for one item once it has changed again while a change of it is owed, that is refused and not stored: at most one
 * addition, one deletion, or an edit and a move.
 * - An item that was never stored is added as it is now, and nothing is sent when it goes.
 * - An edit is of what is stored, not of what was refused; back to that it is none. So is a move.
 * - A deletion that was refused is not asked for again.
 */
export function owedAfter<T extends ListManagerItem>(
  owed: readonly ListChange<T>[],
  change: ListChange<T>,
  keyOf: KeyOf = same,
): readonly ListChange<T>[] {
  const { item, index } = change;
  const isAway = (kind: ListChange<T>['kind']) => kind === 'add' || kind === 'restore';
  const coming = owed.find(({ kind }) => isAway(kind));
  if (coming) return change.kind === 'delete' ? [] : [{ kind: coming.kind, item, index }];
  if (change.kind === 'delete' || isAway(change.kind)) return [change];
  const of = (kind: 'edit' | 'move') => [...owed, change].filter((each) => each.kind === kind);
  const stored = of('edit')[0]?.previous;
  const isEdited = of('edit').length > 0 && (stored === undefined || stored.name !== item.name);
  const before = of('move')[0]?.order?.before;
  const after = of('move').at(-1)?.order?.after;
  const isMoved = of('move').length > 0 && !(before && after && isWhereItWas(item.id, before, after, keyOf));
  return [
    ...(isEdited ? [{ kind: 'edit' as const, item, index, ...(stored && { previous: stored }) }] : []),
    ...(isMoved ? [{ kind: 'move' as const, item, index, ...(before && after && { order: { before, after } }) }] : []),
  ];
}

/** True if the same items stand before it in both orders, of those that are in both. */
function isWhereItWas(
  id: ListItemID,
  before: readonly ListItemID[],
  after: readonly ListItemID[],
  keyOf: KeyOf,
): boolean {
  const [was, is] = [before.map(keyOf), after.map(keyOf)];
  const above = (order: readonly ListItemID[], other: readonly ListItemID[]) =>
    new Set(order.slice(0, order.indexOf(keyOf(id))).filter((each) => other.includes(each)));
  const [first, second] = [above(was, is), above(is, was)];
  return first.size === second.size && [...first].every((each) => second.has(each));
}

/**
 * The list without what is owed of one item: an edit is undone, an item that was never stored goes, and one that was moved goes back
 * behind the last of those that stood before it. Others whose own move is owed stand for nothing: each goes back by itself.
 */
export function takenBack<T extends ListManagerItem>(
  items: readonly T[],
  owed: readonly ListChange<T>[],
  others: { hasMoved: (id: ListItemID) => boolean; keyOf?: KeyOf },
): readonly T[] {
  const { hasMoved, keyOf = same } = others;
  let next = items;
  for (const { kind, item, previous, order } of owed) {
    if (kind === 'add' || kind === 'restore') next = next.filter(({ id }) => id !== item.id);
    if (kind === 'edit' && previous)
      next = next.map((each) => (each.id === item.id ? { ...previous, id: each.id } : each));
    if (kind !== 'move' || !order) continue;
    const before = order.before.map(keyOf);
    const above = new Set(before.slice(0, before.indexOf(keyOf(item.id))));
    const moved = next.filter(({ id }) => id === item.id);
    const rest = next.filter(({ id }) => id !== item.id);
    const last = rest.findLastIndex(({ id }) => above.has(keyOf(id)) && !hasMoved(id));
    next = rest.toSpliced(last + 1, 0, ...moved);
  }
  return next;
}
