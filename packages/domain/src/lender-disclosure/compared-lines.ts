import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import { type DisclosedDifference, daysOf, type MovedCash, ofAmounts, unmoved } from './difference.ts';
import type { DisclosedLine } from './disclosed-statement.ts';
import { matchedSummaries } from './matched-lines.ts';

/** What a line of the summaries moves, by its letter. */
const movingLines: Readonly<Record<DisclosedLine['section'], (by: Cents) => MovedCash>> = {
  K: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
  L: (by) => ({ fromBorrower: negateCents(by), toSeller: zeroCents }),
  M: (by) => ({ fromBorrower: zeroCents, toSeller: by }),
  N: (by) => ({ fromBorrower: zeroCents, toSeller: negateCents(by) }),
  P: (by) => ({ fromBorrower: by, toSeller: zeroCents }),
};

/** What two sides say otherwise of the summaries, or of payoffs and payments. */
export function differencesOfLines(
  theirs: readonly DisclosedLine[],
  ours: readonly DisclosedLine[],
): DisclosedDifference[] {
  const matched = matchedSummaries(theirs, ours);
  const pairs: readonly (readonly [DisclosedLine | null, DisclosedLine | null])[] = [
    ...matched.pairs,
    ...matched.theirs.map((line) => [line, null] as const),
    ...matched.ours.map((line) => [null, line] as const),
  ];
  return pairs.flatMap(([their, our]) => {
    const shown = their ?? our;
    if (shown === null) return [];
    const { section } = shown;
    const place = { section, line: our?.label ?? shown.label, ...(our?.from && { from: our.from }) };
    const details = daysOf(their?.days, our?.days).flatMap(([column, kind, one, other]) =>
      one === undefined || other === undefined || one === other
        ? []
        : [{ ...place, column, kind, theirs: one, ours: other, ...unmoved }],
    );
    const at = { ...place, column: '' };
    return [...ofAmounts(at, their?.amount ?? null, our?.amount ?? null, movingLines[section]), ...details];
  });
}
