import { cents } from '../../money/index.ts';
import type { CoverageRules } from '../coverage-rules.ts';
import type { RateManual } from '../rate-manual.ts';
import type { RateTable } from '../rate-table.ts';
import { bandsOf, dollars, stepsOf } from './bands.ts';

// biome-ignore format: rows as they are read
const zone1 = [
  767, 783, 798, 813, 828, 844, 859, 874, 889, 905, 920, 935, 950, 966,
  981, 996, 1011, 1027, 1042, 1057, 1072, 1088, 1103, 1118, 1133, 1149, 1164, 1179,
  1194, 1210, 1225, 1240, 1255, 1271, 1286, 1301, 1316, 1332, 1347, 1362, 1377,
];

// biome-ignore format: rows as they are read
const area1 = [
  917, 984, 1074, 1149, 1224, 1281, 1341, 1403, 1464, 1525, 1579, 1640, 1701, 1762,
  1822, 1877, 1931, 1984, 2038, 2092, 2146, 2199, 2254, 2307, 2361, 2416, 2469, 2523,
  2576, 2631, 2696, 2750, 2805, 2859, 2912, 2967, 3021, 3075, 3129, 3184, 3237, 3291,
  3346, 3400, 3456,
];

// biome-ignore format: rows as they are read
const area2 = [
  725, 798, 873, 949, 1020, 1096, 1169, 1226, 1284, 1342, 1407, 1472, 1527, 1582,
  1636, 1691, 1746, 1800, 1855, 1910, 1965, 2019, 2073, 2127, 2181, 2234, 2288, 2342,
  2396, 2449, 2503, 2557, 2610, 2663, 2715, 2768, 2821, 2874, 2927, 2979, 3032, 3085,
  3138, 3191, 3243, 3296, 3349,
];

// biome-ignore format: rows as they are read
const area3 = [
  696, 766, 838, 911, 979, 1052, 1122, 1176, 1232, 1288, 1350, 1413, 1465, 1518,
  1570, 1623, 1686, 1738, 1790, 1843, 1896, 1948, 2000, 2051, 2103, 2154, 2206, 2258,
  2310, 2361, 2412, 2469, 2520, 2561, 2621, 2672, 2723, 2774, 2824, 2869, 2930, 2981,
  3032, 3083, 3133, 3184, 3235,
];

const trg = { text: 'Arizona, TRG rate manual for orders from December 20, 2025' };
const oldRepublic = { text: 'Arizona, Old Republic schedule of December 8, 2025' };

const common = { minimum: cents(0), roundsTo: cents(1), rounding: 'halfUp' } as const;
const ofTrg = {
  ...common,
  from: '2025-12-20',
  source: trg,
  liabilityUpTo: dollars(5_000),
  upTo: dollars(5_000_000),
} as const;
const ofOldRepublic = { ...common, from: '2025-12-08', source: oldRepublic, liabilityUpTo: dollars(20_000) } as const;

/** What TRG charges by coverage; percentages round up one by one. */
const trgCoverages = (concurrentPercent: string, least: number): CoverageRules => ({
  owner: [
    { coverage: 'standard', percent: '100' },
    { coverage: 'extended', percent: '150' },
    { coverage: 'homeowners', percent: '110' },
  ],
  loan: [
    { coverage: 'standard', percent: '80' },
    { coverage: 'extended', percent: '120' },
    { coverage: 'expanded', percent: '140' },
  ],
  concurrent: [
    { coverage: 'standard', withOwner: ['standard', 'extended', 'homeowners'], flat: dollars(100) },
    {
      coverage: 'extended',
      withOwner: ['standard', 'homeowners'],
      percent: concurrentPercent,
      minimum: dollars(least),
    },
    { coverage: 'extended', withOwner: ['extended'], flat: dollars(100) },
    { coverage: 'expanded', withOwner: ['standard', 'extended', 'homeowners'], percent: '75' },
  ],
  chargesExcess: true,
  roundsUpTo: dollars(1),
  roundsEach: true,
  source: trg,
});

/** What Old Republic charges by coverage; the sum rounds up at last. Minimums differ by area. */
const oldRepublicCoverages = (least: {
  owner: number;
  homeowners: number;
  extended: number;
  loanExtended: number;
  expanded: number;
}): CoverageRules => ({
  owner: [
    { coverage: 'standard', percent: '100', minimum: dollars(least.owner) },
    { coverage: 'homeowners', percent: '110', minimum: dollars(least.homeowners) },
    { coverage: 'extended', percent: '150', minimum: dollars(least.extended) },
  ],
  loan: [
    { coverage: 'standard', percent: '80' },
    { coverage: 'extended', percent: '120', minimum: dollars(least.loanExtended) },
    { coverage: 'expanded', percent: '130', minimum: dollars(least.expanded) },
  ],
  concurrent: [
    { coverage: 'standard', withOwner: ['standard', 'extended', 'homeowners'], flat: dollars(100) },
    { coverage: 'extended', withOwner: ['standard', 'homeowners'], percent: '65', minimum: dollars(least.owner) },
    { coverage: 'extended', withOwner: ['extended'], flat: dollars(100) },
    { coverage: 'expanded', withOwner: ['standard'], percent: '75' },
    { coverage: 'expanded', withOwner: ['homeowners'], percent: '65' },
  ],
  chargesExcess: true,
  roundsUpTo: dollars(1),
  roundsEach: false,
  source: oldRepublic,
});

const protection = (from: string, source: RateTable['source'], id: string): RateTable => ({
  ...common,
  id,
  label: 'Arizona closing protection letter',
  from,
  source,
  liabilityUpTo: null,
  minimum: dollars(25),
  steps: [],
  bands: bandsOf([[0, '0']]),
});

const manual = (
  id: string,
  label: string,
  counties: readonly string[],
  basic: Omit<RateTable, 'id' | 'label'>,
  rules: CoverageRules,
): RateManual => ({
  id,
  state: 'AZ',
  label,
  from: basic.from,
  basic: { ...basic, id: `${id}-basic`, label: `${label}, basic` },
  simultaneous: { perLoan: dollars(100), source: basic.source },
  coverages: rules,
  counties,
  closingProtection: protection(basic.from, basic.source, `${id}-letter`),
  endorsements: [],
});

const above300 = [
  [300_000, '2.41'],
  [1_000_000, '1.85'],
] as const;
const aboveMillion = bandsOf([[1_000_000, '2']]);

/** Filings of two insurers in Arizona, a manual for each of their zones. Liabilities, coverages and loans that were not read are refused. */
export const arizonaManuals: readonly RateManual[] = [
  manual(
    'arizona-trg-2025-zone-1',
    'Arizona TRG rates, zone 1',
    'Apache, Cochise, Coconino, Gila, Graham, Greenlee, Maricopa, Navajo, Pinal, Santa Cruz, Yavapai, Yuma'.split(', '),
    // Below 95,001 the steps were not read.
    {
      ...ofTrg,
      minimum: dollars(730),
      over: dollars(95_000),
      steps: stepsOf(100_000, 5_000, zone1),
      bands: bandsOf(above300),
    },
    trgCoverages('70', 730),
  ),
  manual(
    'arizona-trg-2025-zone-2',
    'Arizona TRG rates, zone 2',
    ['La Paz', 'Mohave', 'Pima'],
    {
      ...ofTrg,
      minimum: dollars(600),
      steps: stepsOf(50_000, 50_000, [600, 786]),
      bands: bandsOf([
        [100_000, '3.296'],
        [300_000, '2.52'],
        [1_000_000, '1.75'],
      ]),
    },
    trgCoverages('65', 600),
  ),
  manual(
    'arizona-old-republic-2025-area-1',
    'Arizona Old Republic rates, area 1',
    ['Coconino', 'Maricopa', 'Pima', 'Pinal', 'Yavapai'],
    {
      ...ofOldRepublic,
      steps: [...stepsOf(100_000, 1, [830]), ...stepsOf(120_000, 20_000, area1)],
      bands: aboveMillion,
    },
    oldRepublicCoverages({ owner: 830, homeowners: 913, extended: 1_245, loanExtended: 996, expanded: 1_079 }),
  ),
  ...(
    [
      ['2', ['La Paz', 'Mohave', 'Yuma'], area2],
      ['3', ['Apache', 'Cochise', 'Gila', 'Graham', 'Greenlee', 'Navajo', 'Santa Cruz'], area3],
    ] as const
  ).map(([area, counties, steps]) =>
    manual(
      `arizona-old-republic-2025-area-${area}`,
      `Arizona Old Republic rates, area ${area}`,
      counties,
      {
        ...ofOldRepublic,
        steps: [...stepsOf(60_000, 1, [630]), ...stepsOf(80_000, 20_000, steps)],
        bands: aboveMillion,
      },
      oldRepublicCoverages({ owner: 630, homeowners: 693, extended: 945, loanExtended: 756, expanded: 819 }),
    ),
  ),
];
