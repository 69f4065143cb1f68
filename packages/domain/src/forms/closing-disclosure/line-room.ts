/** A section that has lines on a page. */
export interface SectionOfPage {
  /** The lines it wants. */
  readonly wants: number;
  /** The lines that the blank form gives it. */
  readonly room: number;
}

/**
 * How many lines each section gets on its page: those of the blank form, or as many as it wants. What is more than the page has is taken from lines that
 * others do not use, from the section that has most of them first; the numbers of lines that are taken are left out (12 CFR 1026.38(t)(5)(iv)(A)).
 * @param room the lines of the page
 */
export function allotLines(sections: readonly SectionOfPage[], room: number): readonly number[] {
  const lines = sections.map(({ wants, room: own }) => Math.max(wants, own));
  const unused = (at: number) => (lines[at] ?? 0) - (sections[at]?.wants ?? 0);
  for (let over = lines.reduce((all, own) => all + own, 0) - room; over > 0; over--) {
    const most = lines.reduce((best, _, at) => (unused(at) > unused(best) ? at : best), 0);
    if (unused(most) === 0) break;
    lines[most] = (lines[most] ?? 0) - 1;
  }
  return lines;
}
