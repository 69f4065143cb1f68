import { cents } from '../../money/index.ts';
import type { RateManual } from '../rate-manual.ts';
import type { RateTable } from '../rate-table.ts';
import { bandsOf, dollars } from './bands.ts';

const rule = (part: string) => ({
  text: `Florida Administrative Code 69O-186.003${part}`,
  href: 'https://www.law.cornell.edu/regulations/florida/Fla-Admin-Code-r-69O-186-003',
});

/** Any fraction of 100 counts as a full 100. */
const common = {
  from: '2002-07-01',
  liabilityUpTo: dollars(100),
  minimum: dollars(100),
  steps: [],
  roundsTo: cents(1),
  rounding: 'halfUp',
} as const;

const basic: RateTable = {
  ...common,
  id: 'florida-original',
  label: 'Florida risk premium, original rate',
  source: rule('(1)'),
  bands: bandsOf([
    [0, '5.75'],
    [100_000, '5.00'],
    [1_000_000, '2.50'],
    [5_000_000, '2.25'],
    [10_000_000, '2.00'],
  ]),
};

const reissue: RateTable = {
  ...common,
  id: 'florida-reissue',
  label: 'Florida risk premium, reissue rate',
  source: rule('(2)'),
  bands: bandsOf([
    [0, '3.30'],
    [100_000, '3.00'],
    [1_000_000, '2.00'],
    [10_000_000, '1.50'],
  ]),
};

/** A quarter of the original rates up to 100,000 and a fifth above, whatever the policy that is handed in insured. */
const contractPurchaser: RateTable = {
  ...common,
  id: 'florida-contract-purchaser',
  label: 'Florida risk premium, contract purchaser or lessee',
  source: rule('(6)'),
  bands: bandsOf([
    [0, '1.4375'],
    [100_000, '1.00'],
    [1_000_000, '0.50'],
    [5_000_000, '0.45'],
    [10_000_000, '0.40'],
  ]),
};

/** The promulgated rates of Florida. The insurer keeps at least 30 % of the premium up to a million, 35 % up to five, 40 % above. */
export const floridaManuals: readonly RateManual[] = [
  {
    id: 'florida',
    state: 'FL',
    label: 'Florida promulgated rates',
    from: common.from,
    basic,
    simultaneous: { perLoan: dollars(25), source: rule('(5)') },
    reissue: {
      rate: { kind: 'table', table: reissue },
      withinYears: 3,
      includesAnniversary: false,
      isAnyAgeForUnimproved: true,
      isAnyAgeForRefinance: true,
      source: rule('(2)'),
    },
    newHome: { minimum: dollars(200), source: rule('(3)') },
    contractPurchaser,
    // Of new money in a substitution loan, and of a lease above the owner's amount, the rule does not say from which band it is charged.
    notReckoned: [
      'Substitution loan',
      'Leasehold policy beside an owner’s policy',
      'Further conveyance of the same land',
    ],
    endorsements: [],
    underwriterPercent: '30',
    underwriterAbove: {
      bands: [
        { over: dollars(1_000_000), percent: '35' },
        { over: dollars(5_000_000), percent: '40' },
      ],
      source: rule(''),
    },
  },
];
