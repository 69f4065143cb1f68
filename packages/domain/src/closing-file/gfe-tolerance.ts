import { type GfeRow, gfeComparison, sumOf, type ToleranceBucket } from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { gfePage } from './gfe-lines.ts';
import type { HudEntries } from './hud-figures.ts';
import type { BucketState, ToleranceState } from './tolerance-state.ts';

/** The parts of page 3 of the HUD-1 of 2010, as the form calls them. */
export const gfeParts = {
  zero: 'Charges That Cannot Increase',
  tenPercent: 'Charges That in Total Cannot Increase More Than 10%',
  canChange: 'Charges That Can Change',
} as const satisfies Record<ToleranceBucket, string>;

/**
 * How far the charges of a HUD-1 of 2010 rose above the good faith estimate, by the parts of its page 3, and what of it is to be given back
 * (12 CFR 1024.7(e), (i)).
 */
export function gfeTolerance(figures: HudEntries, fees: readonly FiguredFee[]): ToleranceState {
  const compared = gfeComparison(figures.entries, {}, figures.hud?.blocks ?? {});
  if (compared === null) return { kind: 'none' };
  const { missing } = gfePage(figures, fees);
  if (missing.length > 0) return { kind: 'open', missing };
  const { rows, cure } = compared;
  const bucket = (name: ToleranceBucket, over: BucketState['over']): BucketState => ({
    estimate: sumOfPart(rows, name, 'estimate'),
    final: sumOfPart(rows, name, 'final'),
    over,
  });
  return {
    kind: 'figure',
    buckets: {
      zero: bucket('zero', cure.zero),
      tenPercent: bucket('tenPercent', cure.tenPercent),
      canChange: bucket('canChange', null),
    },
    cure: cure.total,
    // No field says what was given of it.
    owed: cure.total,
    // It has no credits of their own, and what was not estimated is held to zero.
    comparesCredits: true,
    notCompared: [],
  };
}

/** Line 803 is counted in those above it. */
function sumOfPart(
  rows: readonly GfeRow[],
  bucket: ToleranceBucket,
  part: 'estimate' | 'final',
): Explained<GfeRow['estimate']> {
  const own = rows.filter((row) => row.bucket === bucket && row.line !== 803);
  const label = part === 'estimate' ? `${gfeParts[bucket]}, estimated` : gfeParts[bucket];
  return sumOf(
    label,
    own.map(({ reasons }) => reasons[part]),
    'The sum of the charges of this part',
  );
}
