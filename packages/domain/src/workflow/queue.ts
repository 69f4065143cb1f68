/** One thing in a queue; the sequence counts from 1. */
export interface Queued {
  readonly sequence: number;
}

/** Numbers the items from 1 in the order they stand; an item whose number is right stays the same object. */
export function renumbered<T extends Queued>(items: readonly T[]): T[] {
  return items.map((item, at) => (item.sequence === at + 1 ? item : { ...item, sequence: at + 1 }));
}

/** Takes items out of a queue; the rest is renumbered from 1 (core.md §4 Queue rules). */
export function removedFromQueue<T extends Queued>(items: readonly T[], isRemoved: (item: T) => boolean): T[] {
  return renumbered(items.filter((item) => !isRemoved(item)));
}

/**
 * Moves the selected items by an offset and renumbers (core.md §4 Queue rules). They keep their order; what reaches an
 * end stays there and the others close up behind it, so moving up and down again never tears a selection apart.
 * Throws a RangeError for an offset that is no integer.
 */
export function movedInQueue<T extends Queued>(
  items: readonly T[],
  isSelected: (item: T) => boolean,
  offset: number,
): T[] {
  if (!Number.isInteger(offset)) throw new RangeError(`Not a whole number of places: ${offset}`);
  const moved = offset < 0 ? [...items] : [...items].reverse();
  for (let step = 0; step < Math.min(Math.abs(offset), items.length); step++) {
    for (let at = 1; at < moved.length; at++) {
      const [before, item] = [moved[at - 1] as T, moved[at] as T];
      if (isSelected(item) && !isSelected(before)) [moved[at - 1], moved[at]] = [item, before];
    }
  }
  return renumbered(offset < 0 ? moved : moved.reverse());
}
