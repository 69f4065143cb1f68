import { cents, multiplyFactor } from '../money/index.ts';
import type { TransferTax } from './transfer-tax.ts';

/** Counties of Maryland: recordation tax in dollars for each 500, county transfer tax in percent. Fiscal year 2026. */
const counties = {
  Allegany: ['3.50', '0.5'],
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
  'Prince George’s': ['2.75', '1.4'],
  'Queen Anne’s': ['4.95', '0.5'],
  'St. Mary’s': ['4.00', '1.0'],
  Somerset: ['3.30', '0'],
  Talbot: ['6.00', '1.0'],
  Washington: ['3.80', '0.5'],
  Wicomico: ['3.50', '0'],
  Worcester: ['3.30', '0.5'],
} as const;

/** Counties whose taxes are known here; Anne Arundel and Montgomery vary by value and are left to be typed. */
export type MarylandCounty = keyof typeof counties;

export const marylandCounties = Object.keys(counties) as readonly MarylandCounty[];

const oneDollar = cents(1_00);
const fiscalYear = { from: '2025-07-01', to: '2026-06-30' } as const;
const even = { buyer: 1, seller: 1 } as const;
const source = { text: 'Maryland Code, Tax-Property, Titles 12 and 13; county rates of fiscal year 2026' };

/** The taxes on a deed in a county of Maryland: state transfer, county transfer where there is one, recordation for each 500 or part of it. */
export function marylandTaxes(county: MarylandCounty): TransferTax[] {
  const [recordation, transfer] = counties[county];
  const common = { ...fiscalYear, base: 'salePrice', split: even, source } as const;
  const state: TransferTax = {
    ...common,
    id: 'md-state-transfer',
    label: 'State transfer tax',
    place: 'Maryland',
    terms: { kind: 'percent', percent: '0.5' },
  };
  const ofCounty: TransferTax = {
    ...common,
    id: 'md-county-transfer',
    label: 'County transfer tax',
    place: county,
    terms: { kind: 'percent', percent: transfer },
  };
  const recording: TransferTax = {
    ...common,
    id: 'md-recordation',
    label: 'Recordation tax',
    place: county,
    terms: { kind: 'perUnit', unit: cents(500_00), amount: multiplyFactor(oneDollar, recordation, 'halfUp') },
  };
  return transfer === '0' ? [state, recording] : [state, ofCounty, recording];
}
