import { cents } from '../money/index.ts';
import type { PremiumBand, RateTable } from './rate-table.ts';

const dollars = (amount: number) => cents(amount * 100);

const bandsOf = (rows: readonly (readonly [over: number, perThousand: string])[]): PremiumBand[] =>
  rows.map(([over, perThousand]) => ({ over: dollars(over), perThousand }));

/** The promulgated owner's premium of Florida, by the thousand. */
export const floridaBasicPremiums: readonly RateTable[] = [
  {
    id: 'florida',
    label: 'Florida risk premium',
    from: '2002-07-01',
    source: { text: 'Florida Administrative Code 69O-186.003' },
    liabilityUpTo: dollars(100),
    minimum: dollars(100),
    steps: [],
    bands: bandsOf([
      [0, '5.75'],
      [100_000, '5.00'],
      [1_000_000, '2.50'],
      [5_000_000, '2.25'],
      [10_000_000, '2.00'],
    ]),
    roundsTo: cents(1),
    rounding: 'halfUp',
  },
];

/** The filed premium of North Carolina's rating bureau, by the thousand of tens of thousands. */
export const northCarolinaBasicPremiums: readonly RateTable[] = [
  {
    id: 'north-carolina-2025',
    label: 'North Carolina premium',
    from: '2025-10-01',
    source: { text: 'North Carolina Title Insurance Rating Bureau, rates in force from October 1, 2025' },
    liabilityUpTo: dollars(10_000),
    minimum: cents(0),
    steps: [],
    bands: bandsOf([
      [0, '2.78'],
      [100_000, '2.17'],
      [500_000, '1.41'],
      [2_000_000, '1.08'],
      [7_000_000, '0.75'],
    ]),
    roundsTo: cents(1),
    rounding: 'halfUp',
  },
];
