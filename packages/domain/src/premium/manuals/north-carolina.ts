import { cents } from '../../money/index.ts';
import type { RateManual } from '../rate-manual.ts';
import type { RateTable } from '../rate-table.ts';
import { bandsOf, dollars } from './bands.ts';

const source = { text: 'North Carolina Title Insurance Rating Bureau, rates in force from October 1, 2025' };

const common = {
  from: '2025-10-01',
  source,
  liabilityUpTo: dollars(10_000),
  steps: [],
  roundsTo: cents(1),
  rounding: 'halfUp',
} as const;

const basic: RateTable = {
  ...common,
  id: 'north-carolina-regular',
  label: 'North Carolina regular rate',
  minimum: dollars(56),
  bands: bandsOf([
    [0, '2.78'],
    [100_000, '2.17'],
    [500_000, '1.41'],
    [2_000_000, '1.08'],
    [7_000_000, '0.75'],
  ]),
};

const closingProtection: RateTable = {
  ...common,
  id: 'north-carolina-closing-services',
  label: 'North Carolina closing services insurance',
  minimum: cents(0),
  bands: bandsOf([
    [0, '0.69'],
    [100_000, '0.13'],
    [500_000, '0'],
  ]),
};

/** The filed rates of North Carolina's rating bureau. */
export const northCarolinaManuals: readonly RateManual[] = [
  {
    id: 'north-carolina-2025',
    state: 'NC',
    label: 'North Carolina bureau rates',
    from: common.from,
    basic,
    simultaneous: { perLoan: cents(28_50), source },
    reissue: {
      rate: { kind: 'percentOff', percent: '50' },
      withinYears: 15,
      includesAnniversary: true,
      isAnyAgeForUnimproved: false,
      isAnyAgeForRefinance: false,
      source,
    },
    enhanced: { percent: '20', source },
    closingProtection,
    endorsements: [],
  },
];
