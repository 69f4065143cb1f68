import { type Cents, cents } from '../../money/index.ts';
import type { PremiumBand, PremiumStep } from '../rate-table.ts';

/** Whole dollars, as manuals print them. */
export const dollars = (amount: number): Cents => cents(amount * 100);

/** Steps of a manual that prints premiums for rising amounts, so far apart. */
export const stepsOf = (from: number, width: number, premiums: readonly number[]): PremiumStep[] =>
  premiums.map((premium, at) => ({ upTo: dollars(from + at * width), premium: dollars(premium) }));

/** Bands of a manual that prints dollars and rates, and no premium of where a band begins. */
export const bandsOf = (rows: readonly (readonly [over: number, perThousand: string])[]): PremiumBand[] =>
  rows.map(([over, perThousand]) => ({ over: dollars(over), perThousand }));
