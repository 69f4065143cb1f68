import type { GridGroup, GroupedLines } from './group.ts';
import type { GridSections } from './own-line.types.ts';

/**
 * Rows in the order of their sections, each in the order it came in, and the lines they make: a section with a title has a head.
 * @param isWhole Sections without rows have their heads too: nothing is sought.
 */
export function sectionLines<R>(
  rows: readonly R[],
  order: Uint32Array,
  { list, of }: GridSections<R>,
  isOpen: (path: string) => boolean,
  isWhole: boolean,
): GroupedLines & { order: Uint32Array } {
  const places = new Map(list.map(({ key }, at) => [key, at]));
  const sectionOf = new Uint32Array(order.length);
  // How many rows each has, then where it begins; the last one is of rows that belong to none.
  const starts = new Uint32Array(list.length + 2);
  order.forEach((row, at) => {
    const place = places.get(of(rows[row] as R)) ?? list.length;
    sectionOf[at] = place;
    starts[place + 1] = (starts[place + 1] as number) + 1;
  });
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const sorted = new Uint32Array(order.length);
  const next = starts.slice();
  order.forEach((row, at) => {
    const place = sectionOf[at] as number;
    sorted[next[place] as number] = row;
    next[place] = (next[place] as number) + 1;
  });
  const lines: number[] = [];
  const groups: GridGroup[] = [];
  for (let place = 0; place <= list.length; place++) {
    const section = list[place];
    const [start, end] = [starts[place] as number, starts[place + 1] as number];
    let open = true;
    if (section?.title !== undefined && (end > start || isWhole)) {
      open = isOpen(section.key);
      lines.push(-1 - groups.length);
      groups.push({ id: groups.length, level: 0, path: section.key, start, end, open, section });
    }
    if (open) for (let at = start; at < end; at++) lines.push(sorted[at] as number);
  }
  return { lines: Int32Array.from(lines), groups, order: sorted };
}
