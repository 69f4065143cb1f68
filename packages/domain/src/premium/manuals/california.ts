import { cents } from '../../money/index.ts';
import type { RateManual } from '../rate-manual.ts';
import type { RateTable } from '../rate-table.ts';
import { bandsOf, dollars, stepsOf } from './bands.ts';
import { oldRepublicConcurrent, oldRepublicOwner, trgConcurrent, trgSchedule } from './california-steps.ts';

const trg = { text: 'California, TRG rate manual of January 9, 2026' };
const oldRepublic = { text: 'California, Old Republic rate manual of March 17, 2025' };

/** A table in steps of 10,000, with a rate for each further 10,000 above three million. */
const table = (
  id: string,
  label: string,
  source: RateTable['source'],
  from: string,
  first: number,
  premiums: readonly number[],
  perThousand: string,
): RateTable => ({
  id,
  label,
  from,
  source,
  liabilityUpTo: dollars(10_000),
  minimum: cents(0),
  steps: stepsOf(first, 10_000, premiums),
  bands: bandsOf([[3_000_000, perThousand]]),
  roundsTo: cents(1),
  rounding: 'halfUp',
});

const [trgFrom, oldRepublicFrom] = ['2026-01-09', '2025-03-17'];
const all = ['standard', 'extended', 'homeowners'] as const;

/** Filings of two insurers in California, the same in every county. Coverages and loans that were not read are refused. */
export const californiaManuals: readonly RateManual[] = [
  {
    id: 'california-trg-2026',
    state: 'CA',
    label: 'California TRG rates',
    from: trgFrom,
    basic: table('california-trg-schedule', 'California TRG schedule', trg, trgFrom, 70_000, trgSchedule, '0.525'),
    simultaneous: { perLoan: dollars(150), source: trg },
    coverages: {
      owner: [
        { coverage: 'standard', percent: '100' },
        { coverage: 'extended', percent: '125' },
        { coverage: 'homeowners', percent: '110' },
      ],
      loan: [
        { coverage: 'standard', percent: '80' },
        { coverage: 'extended', percent: '90' },
        { coverage: 'expanded', percent: '100' },
      ],
      concurrent: [
        { coverage: 'standard', withOwner: all, flat: dollars(150) },
        {
          coverage: 'extended',
          withOwner: ['standard', 'homeowners'],
          table: table(
            'california-trg-elc',
            'Extended lenders concurrent',
            trg,
            trgFrom,
            70_000,
            trgConcurrent,
            '0.42',
          ),
        },
        { coverage: 'extended', withOwner: ['extended'], flat: dollars(150) },
        {
          coverage: 'expanded',
          withOwner: all,
          table: table(
            'california-trg-elc',
            'Extended lenders concurrent',
            trg,
            trgFrom,
            70_000,
            trgConcurrent,
            '0.42',
          ),
          percent: '10',
        },
      ],
      chargesExcess: true,
      roundsUpTo: dollars(1),
      roundsEach: true,
      source: trg,
    },
    endorsements: [],
  },
  {
    id: 'california-old-republic-2025',
    state: 'CA',
    label: 'California Old Republic rates',
    from: oldRepublicFrom,
    basic: table(
      'california-old-republic-owner',
      'California Old Republic schedule',
      oldRepublic,
      oldRepublicFrom,
      100_000,
      oldRepublicOwner,
      '0.6',
    ),
    simultaneous: { perLoan: dollars(150), source: oldRepublic },
    coverages: {
      owner: [
        { coverage: 'standard', percent: '100', minimum: dollars(725) },
        { coverage: 'homeowners', percent: '110' },
        { coverage: 'extended', percent: '125' },
      ],
      // Extended and expanded loan policies alone differ by what the loan is for, which is not asked here.
      loan: [{ coverage: 'standard', percent: '75', minimum: dollars(675) }],
      concurrent: [
        { coverage: 'standard', withOwner: all, flat: dollars(150) },
        {
          coverage: 'extended',
          withOwner: ['standard'],
          table: table(
            'california-old-republic-concurrent',
            'Extended loan, concurrent',
            oldRepublic,
            oldRepublicFrom,
            100_000,
            oldRepublicConcurrent,
            '0.3',
          ),
        },
        { coverage: 'extended', withOwner: ['extended'], flat: dollars(500) },
      ],
      chargesExcess: false,
      roundsUpTo: dollars(1),
      roundsEach: false,
      source: oldRepublic,
    },
    endorsements: [],
  },
];
