import { cents, multiplyFactor } from '../money/index.ts';
import { countyNamed } from './county-names.ts';
import type { TaxTerms, TransferTax } from './transfer-tax.ts';

/** Counties of Maryland: recordation tax in dollars for each 500, county transfer tax in percent. Fiscal year 2026. */
const counties = {
  Allegany: ['3.50', '0.5'],
  'Anne Arundel': ['3.50', '1.0'],
  'Baltimore City': ['5.00', '1.5'],
  'Baltimore County': ['2.50', '1.5'],
  Calvert: ['5.00', '0'],
  Caroline: ['5.00', '0.5'],
  Carroll: ['6.50', '0'],
  Cecil: ['4.10', '0.5'],
  Charles: ['7.00', '0.5'],
  Dorchester: ['5.00', '0.75'],
  Frederick: ['7.00', '0'],
  Garrett: ['3.50', '1.0'],
  Harford: ['3.30', '1.0'],
  Howard: ['2.50', '1.25'],
  Kent: ['3.30', '0.5'],
  Montgomery: ['4.45', '1.0'],
  'Prince George’s': ['2.75', '1.4'],
  'Queen Anne’s': ['4.95', '0.5'],
  'St. Mary’s': ['4.00', '1.0'],
  Somerset: ['3.30', '0'],
  Talbot: ['6.00', '1.0'],
  Washington: ['3.80', '0.5'],
  Wicomico: ['3.50', '0'],
  Worcester: ['3.30', '0.5'],
} as const;

/** A county of Maryland, or Baltimore City. */
export type MarylandCounty = keyof typeof counties;

// The keys of a constant are its type.
export const marylandCounties = Object.keys(counties) as readonly MarylandCounty[];

/** The county of a name, whichever apostrophe it is written with. */
export const marylandCounty = (name: string): MarylandCounty | undefined => countyNamed(name, marylandCounties);

const dollars = (amount: number) => cents(amount * 100);
const unit = dollars(500);
const perUnit = (amount: string) =>
  ({ kind: 'perUnit', unit, amount: multiplyFactor(dollars(1), amount, 'halfUp') }) as const;
const percent = (rate: string) => ({ kind: 'percent', percent: rate }) as const;

/** County rates were read for this year; later ones were not. The tax of the state has no end. */
const fiscalYear = { from: '2025-07-01', to: '2026-06-30' } as const;
const even = { buyer: 1, seller: 1 } as const;
const source = { text: 'Maryland Code, Tax-Property, Titles 12 and 13; county rates of fiscal year 2026' };

/** From a million on the higher rate is on the whole consideration (Anne Arundel County Code § 4-3A-102(b)(2)). */
const anneArundelTransfer: TaxTerms = {
  kind: 'tiers',
  isMarginal: false,
  tiers: [
    { over: cents(0), terms: percent('1.0') },
    { over: cents(999_999_99), terms: percent('1.5') },
  ],
};

/** The first 100,000 of an individual's principal residence is free. */
const montgomeryRecordation = (isPrincipalResidence: boolean): TaxTerms => ({
  kind: 'tiers',
  isMarginal: true,
  tiers: [
    { over: cents(0), terms: perUnit('4.45'), ...(isPrincipalResidence && { free: dollars(100_000) }) },
    { over: dollars(500_000), terms: perUnit('6.75') },
    { over: dollars(600_000), terms: perUnit('10.20') },
    { over: dollars(750_000), terms: perUnit('10.78') },
    { over: dollars(1_000_000), terms: perUnit('11.35') },
  ],
});

/** What differs of the taxes of a county. */
interface OwnTerms {
  readonly transfer?: Partial<TransferTax>;
  readonly recordation?: Partial<TransferTax>;
}

function ownTerms(county: MarylandCounty, isPrincipalResidence: boolean): OwnTerms {
  if (county === 'Anne Arundel')
    return {
      transfer: {
        from: '2023-07-01',
        terms: anneArundelTransfer,
        source: { text: 'Anne Arundel County Code § 4-3A-102(b); rates of fiscal year 2026' },
      },
    };
  if (county === 'Montgomery')
    return {
      recordation: {
        from: '2023-10-01',
        terms: montgomeryRecordation(isPrincipalResidence),
        source: { text: 'Montgomery County, Maryland, Bill 17-23; rates from October 1, 2023' },
      },
    };
  return county === 'Prince George’s' ? { transfer: { base: 'priceAndExcessLoan' } } : {};
}

/**
 * The taxes on a deed in a county of Maryland: state transfer, county transfer where there is one, recordation for each 500 or part of it, on the loan where
 * that is more than the price. What other counties leave free for owners who live there is not known well enough to be in it.
 */
export function marylandTaxes(county: MarylandCounty, isPrincipalResidence = false): TransferTax[] {
  const [recordation, transfer] = counties[county];
  const own = ownTerms(county, isPrincipalResidence);
  const common = { ...fiscalYear, isOfCounty: true, split: even, source } as const;
  const state: TransferTax = {
    id: 'md-state-transfer',
    label: 'State transfer tax',
    place: 'Maryland',
    from: fiscalYear.from,
    base: 'salePrice',
    terms: percent('0.5'),
    split: even,
    source: { text: 'Maryland Code, Tax-Property § 13-203' },
  };
  const ofCounty: TransferTax = {
    ...common,
    id: 'md-county-transfer',
    label: 'County transfer tax',
    place: county,
    base: 'salePrice',
    terms: percent(transfer),
    ...own.transfer,
  };
  const recording: TransferTax = {
    ...common,
    id: 'md-recordation',
    label: 'Recordation tax',
    place: county,
    base: 'priceAndExcessLoan',
    terms: perUnit(recordation),
    ...own.recordation,
  };
  return transfer === '0' ? [state, recording] : [state, ofCounty, recording];
}
