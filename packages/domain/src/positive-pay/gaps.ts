import type { PositivePayGap } from './positive-pay-event.ts';

/** A check that a file leaves out, and why. */
export interface LeftOutCheck {
  readonly checkNumber: number;
  readonly why: Exclude<PositivePayGap['why'], 'not used'>;
}

/**
 * The numbers between the first and the last check issued that a file leaves out, and why; those beside each other of one reason are one gap.
 * @param issued the numbers of the checks that it issues
 * @param others what is known of other checks of the account
 */
export function positivePayGaps(issued: readonly number[], others: readonly LeftOutCheck[]): PositivePayGap[] {
  const included = new Set(issued);
  const known = new Map(others.map(({ checkNumber, why }) => [checkNumber, why]));
  const numbers = [...included].toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const marked = [...new Set([...numbers, ...known.keys()])]
    .filter((number) => number >= first && number <= last)
    .toSorted((a, b) => a - b);
  const gaps: PositivePayGap[] = [];
  const add = (gap: PositivePayGap) => {
    const before = gaps.at(-1);
    if (before?.why === gap.why && before.to === gap.from - 1) gaps.splice(-1, 1, { ...before, to: gap.to });
    else gaps.push(gap);
  };
  for (const [at, number] of marked.entries()) {
    const before = marked[at - 1];
    if (before !== undefined && number > before + 1) add({ from: before + 1, to: number - 1, why: 'not used' });
    const why = included.has(number) ? undefined : known.get(number);
    if (why !== undefined) add({ from: number, to: number, why });
  }
  return gaps;
}
