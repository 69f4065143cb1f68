import { type Cents, cents } from '../../money/index.ts';
import type { PremiumBand } from '../rate-table.ts';

/** Whole dollars, as manuals print them. */
export const dollars = (amount: number): Cents => cents(amount * 100);

/** Bands of a manual that prints dollars and rates, and no premium of where a band begins. */
export const bandsOf = (rows: readonly (readonly [over: number, perThousand: string])[]): PremiumBand[] =>
  rows.map(([over, perThousand]) => ({ over: dollars(over), perThousand }));
