import { cents } from '../../money/index.ts';
import type { EndorsementRate } from '../endorsements.ts';
import type { RateManual } from '../rate-manual.ts';
import type { PremiumBand, RateTable } from '../rate-table.ts';
import { dollars } from './bands.ts';

/** Dollars for liabilities of 25,000 to 100,000 in steps of 500. */
// biome-ignore format: rows of ten, as the manual prints them
const basic2026 = [
  308, 310, 314, 317, 319, 322, 325, 328, 333, 336,
  339, 341, 345, 348, 351, 355, 357, 361, 364, 368,
  371, 373, 376, 380, 383, 386, 390, 393, 395, 399,
  401, 406, 408, 412, 415, 418, 420, 424, 428, 431,
  434, 437, 440, 444, 446, 448, 453, 457, 460, 462,
  465, 468, 470, 474, 478, 482, 484, 488, 491, 493,
  496, 499, 504, 507, 509, 513, 517, 519, 522, 525,
  529, 533, 536, 537, 541, 545, 547, 551, 554, 557,
  560, 563, 567, 571, 574, 575, 579, 582, 585, 588,
  592, 596, 599, 601, 604, 608, 611, 613, 617, 621,
  625, 627, 629, 632, 636, 639, 643, 646, 650, 651,
  655, 658, 662, 664, 667, 672, 675, 677, 680, 684,
  687, 689, 692, 697, 701, 703, 705, 709, 713, 715,
  718, 721, 725, 729, 731, 734, 737, 741, 742, 747,
  751, 754, 755, 759, 763, 766, 769, 773, 776, 779,
  780,
];

// biome-ignore format: rows of ten, as the manual prints them
const basic2019 = [
  328, 331, 335, 338, 340, 343, 347, 350, 355, 358,
  361, 364, 368, 371, 374, 378, 381, 385, 388, 392,
  395, 398, 401, 405, 408, 412, 416, 419, 421, 425,
  428, 433, 435, 439, 442, 446, 448, 452, 456, 459,
  463, 466, 469, 473, 475, 478, 483, 487, 490, 493,
  496, 499, 501, 505, 510, 514, 516, 520, 523, 526,
  529, 532, 537, 540, 543, 547, 551, 553, 556, 560,
  564, 568, 571, 573, 577, 581, 583, 587, 591, 594,
  597, 600, 604, 609, 612, 613, 617, 621, 624, 627,
  631, 635, 639, 641, 644, 648, 651, 654, 658, 662,
  666, 668, 671, 674, 678, 681, 685, 689, 693, 694,
  698, 702, 706, 708, 711, 716, 720, 722, 725, 729,
  732, 735, 738, 743, 747, 749, 752, 756, 760, 762,
  765, 769, 773, 777, 779, 783, 786, 790, 791, 796,
  801, 804, 805, 809, 813, 817, 820, 824, 827, 830,
  832,
];

const firstStep = 25_000;
const stepWidth = 500;

const stepsOf = (premiums: readonly number[]) =>
  premiums.map((premium, at) => ({ upTo: dollars(firstStep + at * stepWidth), premium: dollars(premium) }));

const bandsOf = (rows: readonly (readonly [over: number, base: number, perThousand: string])[]): PremiumBand[] =>
  rows.map(([over, base, perThousand]) => ({ over: dollars(over), base: dollars(base), perThousand }));

const common = {
  label: 'Texas basic premium',
  source: { text: 'Texas Title Insurance Basic Manual, Section III, Rate Rules and Schedule of Basic Premium Rates' },
  liabilityUpTo: null,
  minimum: cents(0),
  roundsTo: dollars(1),
  rounding: 'halfUp',
} as const;

/** The promulgated basic premiums, the newest first (rate rule R-1: the same for owner and loan policies). */
const basicPremiums: readonly RateTable[] = [
  {
    ...common,
    id: 'texas-2026',
    from: '2026-03-01',
    steps: stepsOf(basic2026),
    bands: bandsOf([
      [100_000, 780, '4.94'],
      [1_000_000, 5_226, '4.06'],
      [5_000_000, 21_466, '3.35'],
      [15_000_000, 54_966, '2.38'],
      [25_000_000, 78_766, '1.43'],
      [50_000_000, 114_516, '1.29'],
      [100_000_000, 179_016, '1.16'],
    ]),
  },
  {
    ...common,
    id: 'texas-2019',
    from: '2019-09-01',
    to: '2026-02-28',
    steps: stepsOf(basic2019),
    bands: bandsOf([
      [100_000, 832, '5.27'],
      [1_000_000, 5_575, '4.33'],
      [5_000_000, 22_895, '3.57'],
      [15_000_000, 58_595, '2.54'],
      [25_000_000, 83_995, '1.52'],
      [50_000_000, 121_995, '1.38'],
      [100_000_000, 190_995, '1.24'],
    ]),
  },
];

const rule = (name: string) => ({ text: `Texas Title Insurance Basic Manual, Section III, rate rule ${name}` });

/** The policy that a label names. */
const onOf = (label: string) => [/\bowner\b/.test(label) ? ('owner' as const) : ('loan' as const)];

/**
 * Percentages are of the basic rate of the liability of the policy endorsed, whatever simultaneous issue or a refinance leave of its premium (R-16,
 * They keep their cents: whole dollars stand in the schedule of basic premiums alone.
 */
const endorsements: readonly EndorsementRate[] = [
  {
    id: 'survey-residential-owner',
    label: 'Survey amendment, residential owner',
    percent: '5',
    minimum: dollars(20),
    source: rule('R-16'),
  },
  {
    id: 'survey-other-owner',
    label: 'Survey amendment, non-residential owner',
    percent: '15',
    minimum: dollars(20),
    source: rule('R-16'),
  },
  {
    id: 't-19-residential',
    label: 'T-19 Restrictions, encroachments, minerals, residential loan',
    percent: '5',
    minimum: dollars(50),
    source: rule('R-29'),
  },
  {
    id: 't-19-other',
    label: 'T-19 Restrictions, encroachments, minerals, other loan',
    percent: '10',
    minimum: dollars(50),
    source: rule('R-29'),
  },
  {
    id: 't-19-other-surveyed',
    label: 'T-19, other loan, with the survey amendment',
    percent: '5',
    minimum: dollars(50),
    source: rule('R-29'),
  },
  {
    id: 't-19.1-residential',
    label: 'T-19.1 Restrictions, encroachments, minerals, residential owner',
    percent: '10',
    minimum: dollars(50),
    source: rule('R-29.1'),
  },
  {
    id: 't-19.1-residential-surveyed',
    label: 'T-19.1, residential owner, with the survey amendment',
    percent: '5',
    minimum: dollars(50),
    source: rule('R-29.1'),
  },
  {
    id: 't-19.1-other',
    label: 'T-19.1 Restrictions, encroachments, minerals, other owner',
    percent: '15',
    minimum: dollars(50),
    source: rule('R-29.1'),
  },
  {
    id: 't-19.1-other-surveyed',
    label: 'T-19.1, other owner, with the survey amendment',
    percent: '10',
    minimum: dollars(50),
    source: rule('R-29.1'),
  },
  { id: 't-23', label: 'T-23 Access', percent: '0', minimum: dollars(100), source: rule('R-30') },
  { id: 't-24', label: 'T-24 Non-imputation', percent: '5', minimum: dollars(25), source: rule('R-31') },
  {
    id: 'taxes-not-yet-due',
    label: 'Taxes not yet due and payable',
    percent: '0',
    minimum: dollars(5),
    source: rule('R-24'),
  },
].map((endorsement) => ({
  ...endorsement,
  ...(endorsement.percent !== '0' && { of: 'basic' as const }),
  ...(/\b(owner|loan)\b/.test(endorsement.label) && { on: onOf(endorsement.label) }),
  roundsTo: cents(1),
  rounding: 'halfUp' as const,
}));

/** The manuals of Texas, the newest first. */
export const texasManuals: readonly RateManual[] = basicPremiums.map((basic) => ({
  id: basic.id,
  state: 'TX',
  label: 'Texas promulgated rates',
  from: basic.from,
  ...(basic.to === undefined ? {} : { to: basic.to }),
  basic,
  simultaneous: { perLoan: dollars(100), source: rule('R-5') },
  refinance: {
    credits: [
      { withinYears: 4, includesAnniversary: true, percent: '50' },
      { withinYears: 8, includesAnniversary: false, percent: '25' },
    ],
    source: rule('R-8'),
  },
  endorsements,
  underwriterPercent: '15',
}));
