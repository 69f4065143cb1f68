import { cents } from '../money/index.ts';
import type { TaxTerms, TransferTax } from './transfer-tax.ts';

const dollars = (amount: number) => cents(amount * 100);
const unit = dollars(500);

/** So many cents for each 500 or part of it, slice by slice. */
const slices = (rows: readonly (readonly [over: number, inCents: number])[]): TaxTerms => ({
  kind: 'tiers',
  isMarginal: true,
  tiers: rows.map(([over, inCents]) => ({
    over: dollars(over),
    terms: { kind: 'perUnit', unit, amount: cents(inCents) },
  })),
});

/** The table goes by the whole price: from 350,000 on every slice costs more. */
const realtyTransfer: TaxTerms = {
  kind: 'tiers',
  isMarginal: false,
  tiers: [
    {
      over: dollars(0),
      terms: slices([
        [0, 2_00],
        [150_000, 3_35],
        [200_000, 3_90],
      ]),
    },
    {
      over: dollars(350_000),
      terms: slices([
        [0, 2_90],
        [150_000, 4_25],
        [200_000, 4_80],
        [550_000, 5_30],
        [850_000, 5_80],
        [1_000_000, 6_05],
      ]),
    },
  ],
};

/** On the whole consideration by the step it reaches. */
const graduated: TaxTerms = {
  kind: 'tiers',
  isMarginal: false,
  tiers: [
    [0, '0'],
    [1_000_000, '1'],
    [2_000_000, '2'],
    [2_500_000, '2.5'],
    [3_000_000, '3'],
    [3_500_000, '3.5'],
  ].map(([over, percent]) => ({ over: dollars(Number(over)), terms: { kind: 'percent', percent: String(percent) } })),
};

/** The fees of New Jersey on a deed, the same in every county, as they were read for deeds from July 10, 2025 on. */
export const newJerseyTaxes: readonly TransferTax[] = [
  {
    id: 'nj-realty-transfer',
    label: 'Realty transfer fee',
    place: 'New Jersey',
    from: '2025-07-10',
    base: 'salePrice',
    terms: realtyTransfer,
    split: { buyer: 0, seller: 1 },
    source: { text: 'New Jersey Division of Taxation, realty transfer fee, N.J.S.A. 46:15-7' },
  },
  {
    id: 'nj-graduated-percent',
    label: 'Graduated percent fee',
    place: 'New Jersey',
    from: '2025-07-10',
    base: 'salePrice',
    terms: graduated,
    split: { buyer: 0, seller: 1 },
    source: { text: 'New Jersey Division of Taxation, memorandum of July 2, 2025' },
  },
];
