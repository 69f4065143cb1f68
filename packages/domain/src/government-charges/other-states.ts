import { cents } from '../money/index.ts';
import type { TransferTax } from './transfer-tax.ts';

const dollars = (amount: number) => cents(amount * 100);
const unit = dollars(500);
const perUnit = (inCents: number) => ({ kind: 'perUnit', unit, amount: cents(inCents) }) as const;
const bySeller = { buyer: 0, seller: 1 } as const;

/** Maine: more from a million on, borne by both (36 M.R.S. 4641-A). */
export const maineTaxes: readonly TransferTax[] = [
  {
    id: 'me-transfer',
    label: 'Real estate transfer tax',
    place: 'Maine',
    from: '2025-11-01',
    base: 'salePrice',
    terms: {
      kind: 'tiers',
      isMarginal: true,
      tiers: [
        { over: dollars(0), terms: perUnit(2_20) },
        { over: dollars(1_000_000), terms: perUnit(6_00) },
      ],
    },
    split: { buyer: 1, seller: 1 },
    source: { text: 'Maine, real estate transfer tax from November 1, 2025 (Bernstein Shur, 2025)' },
  },
];

/** What a residential price is taxed beyond; indexed every January 1 from 2026 on, and the amounts of 2026 were not read. */
const secondTierFrom = dollars(800_000);

/** Rhode Island, by the day of the closing. A residence beyond the amount of the second tier has a tax of its own, known until the end of 2025. */
export function rhodeIslandTaxes({ salePrice, isResidential }: { salePrice: number; isResidential: boolean }) {
  const source = { text: 'Rhode Island Division of Taxation, advisory ADV 2025-13' };
  const whole: TransferTax = {
    id: 'ri-conveyance',
    label: 'Real estate conveyance tax',
    place: 'Rhode Island',
    from: '2025-10-01',
    base: 'salePrice',
    terms: perUnit(3_75),
    split: bySeller,
    source,
  };
  const secondTier: TransferTax = {
    ...whole,
    id: 'ri-conveyance-second-tier',
    label: 'Real estate conveyance tax, second tier',
    to: '2025-12-31',
    exempt: secondTierFrom,
  };
  return isResidential && salePrice > secondTierFrom ? [whole, secondTier] : [whole];
}

/** Michigan: of the state and of the county, for each 500 or part of it. */
export const michiganTaxes: readonly TransferTax[] = [
  {
    id: 'mi-state-transfer',
    label: 'State real estate transfer tax',
    place: 'Michigan',
    // The month it was read for; before it no tax is claimed.
    from: '2023-07-01',
    base: 'salePrice',
    terms: perUnit(3_75),
    split: bySeller,
    source: {
      text: 'Michigan, state real estate transfer tax (Old Republic, real estate laws and customs, July 2023)',
    },
  },
  {
    id: 'mi-county-transfer',
    label: 'County real estate transfer tax',
    place: 'Michigan',
    isOfCounty: true,
    from: '2023-07-01',
    base: 'salePrice',
    terms: perUnit(55),
    split: bySeller,
    source: { text: 'Michigan, county transfer tax (Old Republic, real estate laws and customs, July 2023)' },
  },
];
