import { cents } from '../../money/index.ts';
import type { EndorsementRate } from '../endorsements.ts';
import type { RateManual } from '../rate-manual.ts';
import type { RateTable } from '../rate-table.ts';
import { bandsOf, dollars } from './bands.ts';

const rule = (name: string) => ({
  text: `North Carolina Title Insurance Rating Bureau, manual effective October 1, 2025, ${name}`,
});

/** Amounts are rated in units of 1,000, a part of one counting as a whole (GP-4). */
const common = {
  from: '2025-10-01',
  liabilityUpTo: dollars(1_000),
  steps: [],
  roundsTo: cents(1),
  rounding: 'halfUp',
} as const;

const basic: RateTable = {
  ...common,
  id: 'north-carolina-regular',
  label: 'North Carolina regular rate',
  source: rule('GP-4'),
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
  source: rule('PR-8, GP-4'),
  minimum: cents(0),
  bands: bandsOf([
    [0, '0.69'],
    [100_000, '0.13'],
    [500_000, '0'],
  ]),
};

/** Endorsements of residential policies that have a charge. */
const endorsements: readonly EndorsementRate[] = ['5', '8.1', '9'].map((number) => ({
  id: `alta-${number}`,
  label: `ALTA ${number}, residential`,
  percent: '0',
  minimum: dollars(23),
  roundsTo: cents(1),
  rounding: 'halfUp',
  source: rule('PR-10'),
}));

/** The filed rates of North Carolina's rating bureau. */
export const northCarolinaManuals: readonly RateManual[] = [
  {
    id: 'north-carolina-2025',
    state: 'NC',
    label: 'North Carolina bureau rates',
    from: common.from,
    basic,
    simultaneous: { perLoan: cents(28_50), source: rule('PR-4') },
    reissue: {
      rate: { kind: 'percentOff', percent: '50' },
      withinYears: 15,
      includesAnniversary: true,
      isAnyAgeForUnimproved: false,
      isAnyAgeForRefinance: false,
      source: rule('PR-5, GP-8(r)'),
    },
    enhanced: { percent: '20', source: rule('PR-3') },
    closingProtection,
    endorsements,
  },
];
