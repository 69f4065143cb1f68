/** Something that wants a line of a form: one of its own, or any that is free. */
export interface WantsLine<T> {
  readonly item: T;
  readonly line: number | null;
}

/** The lines of a form that are free for what has none of its own. */
export interface FreeLines {
  readonly first: number;
  readonly last: number;
}

/**
 * Gives each a line: its own where nobody before it has that, else the next free one. What does not fit goes on to the addendum of the form after the last
 * line: `209.2`, `209.3`.
 * @param shared lines that several may have
 */
export function numbered<T>(
  wanting: readonly WantsLine<T>[],
  free: FreeLines,
  shared: ReadonlySet<number> = new Set(),
) {
  const given = new Set<number>();
  const owners = wanting.map(({ line }) => {
    const isOwn = line !== null && (!given.has(line) || shared.has(line));
    if (isOwn) given.add(line);
    return isOwn;
  });
  let next = free.first;
  let overflow = 1;
  const nextNumber = () => {
    while (next <= free.last && given.has(next)) next += 1;
    if (next <= free.last) {
      next += 1;
      return String(next - 1);
    }
    overflow += 1;
    return `${free.last}.${overflow}`;
  };
  return wanting.map(({ item, line }, at) => ({ item, number: owners[at] ? String(line) : nextNumber() }));
}
