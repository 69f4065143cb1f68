import type { PositivePayGap } from './positive-pay-event.ts';

/** Check numbers beside each other of which the same is known; `why` null: they are in the file. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly why: Exclude<PositivePayGap['why'], 'not used'> | null;
}

/**
 * The numbers that a file leaves out, and why.
 * @param ranges what is known of the numbers between the first and the last check that it issues, in their order
 */
export function positivePayGaps(ranges: readonly NumberRange[]): PositivePayGap[] {
  return ranges.flatMap(({ from, to, why }, at): PositivePayGap[] => {
    const before = ranges[at - 1];
    const isUnused = before !== undefined && from > before.to + 1;
    return [
      ...(isUnused ? [{ from: before.to + 1, to: from - 1, why: 'not used' as const }] : []),
      ...(why === null ? [] : [{ from, to, why }]),
    ];
  });
}
