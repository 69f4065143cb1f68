import type { HudSeries } from '../../settlement/index.ts';

/** How the words of a preprinted line go on: what the form leaves blank in them. */
export type ChargeBlanks =
  | 'to'
  | 'interest'
  | 'months to'
  | 'years to'
  | 'months a month'
  | 'documents'
  | 'deed and mortgage'
  | 'percent';

/** A line of section L with what is preprinted on it. */
export interface ChargeLine {
  readonly number: number;
  readonly words: string;
  readonly blanks?: ChargeBlanks;
  /** Where the good faith estimate has it. */
  readonly gfe?: string;
}

/** A series of section L: its lines, whether or not anything stands on them. */
export interface ChargeSeries {
  readonly series: HudSeries;
  readonly title: string;
  readonly lines: readonly ChargeLine[];
}

const line = (number: number, words = '', blanks?: ChargeBlanks, gfe?: string): ChargeLine => ({
  number,
  words,
  ...(blanks && { blanks }),
  ...(gfe && { gfe }),
});
const free = (first: number, last: number): ChargeLine[] =>
  Array.from({ length: last - first + 1 }, (_, at) => line(first + at));

/** Section L of the form of 2010 (12 CFR 1024, Appendix A). How many free lines a series ends with is not read from the form itself yet: more are printed as they are needed. */
export const charges2010: readonly ChargeSeries[] = [
  {
    series: 700,
    title: 'Total Real Estate Broker Fees',
    lines: [line(701, '', 'to'), line(702, '', 'to'), line(703, 'Commission paid at settlement'), line(704)],
  },
  {
    series: 800,
    title: 'Items Payable in Connection with Loan',
    lines: [
      line(801, 'Our origination charge', undefined, '#1'),
      line(802, 'Your credit or charge (points) for the specific interest rate chosen', undefined, '#2'),
      line(803, 'Your adjusted origination charges', undefined, 'A'),
      line(804, 'Appraisal fee', 'to', '#3'),
      line(805, 'Credit report', 'to', '#3'),
      line(806, 'Tax service', 'to', '#3'),
      line(807, 'Flood certification', 'to', '#3'),
      line(808),
    ],
  },
  {
    series: 900,
    title: 'Items Required by Lender to Be Paid in Advance',
    lines: [
      line(901, 'Daily interest charges', 'interest', '#10'),
      line(902, 'Mortgage insurance premium', 'months to', '#3'),
      line(903, 'Homeowner’s insurance', 'years to', '#11'),
      line(904),
    ],
  },
  {
    series: 1000,
    title: 'Reserves Deposited with Lender',
    lines: [
      line(1001, 'Initial deposit for your escrow account', undefined, '#9'),
      line(1002, 'Homeowner’s insurance', 'months a month'),
      line(1003, 'Mortgage insurance', 'months a month'),
      line(1004, 'Property taxes', 'months a month'),
      ...free(1005, 1006),
      line(1007, 'Aggregate Adjustment'),
    ],
  },
  {
    series: 1100,
    title: 'Title Charges',
    lines: [
      line(1101, 'Title services and lender’s title insurance', undefined, '#4'),
      line(1102, 'Settlement or closing fee', 'to'),
      line(1103, 'Owner’s title insurance', 'to', '#5'),
      line(1104, 'Lender’s title insurance', 'to'),
      line(1105, 'Lender’s title policy limit'),
      line(1106, 'Owner’s title policy limit'),
      line(1107, 'Agent’s portion of the total title insurance premium'),
      line(1108, 'Underwriter’s portion of the total title insurance premium'),
      line(1109),
    ],
  },
  {
    series: 1200,
    title: 'Government Recording and Transfer Charges',
    lines: [
      line(1201, 'Government recording charges', undefined, '#7'),
      line(1202, '', 'documents'),
      line(1203, 'Transfer taxes', undefined, '#8'),
      line(1204, 'City/County tax/stamps', 'deed and mortgage'),
      line(1205, 'State tax/stamps', 'deed and mortgage'),
      line(1206),
    ],
  },
  {
    series: 1300,
    title: 'Additional Settlement Charges',
    lines: [line(1301, 'Required services that you can shop for', undefined, '#6'), ...free(1302, 1305)],
  },
];

/** Section L of the form of 1974. Its words are general knowledge: no image of it was read yet. */
export const charges1974: readonly ChargeSeries[] = [
  {
    series: 700,
    title: 'Total Sales/Broker’s Commission',
    lines: [line(701, '', 'to'), line(702, '', 'to'), line(703, 'Commission paid at settlement'), line(704)],
  },
  {
    series: 800,
    title: 'Items Payable in Connection with Loan',
    lines: [
      line(801, 'Loan Origination Fee', 'percent'),
      line(802, 'Loan Discount', 'percent'),
      line(803, 'Appraisal Fee', 'to'),
      line(804, 'Credit Report', 'to'),
      line(805, 'Lender’s Inspection Fee'),
      line(806, 'Mortgage Insurance Application Fee', 'to'),
      line(807, 'Assumption Fee'),
      ...free(808, 811),
    ],
  },
  {
    series: 900,
    title: 'Items Required by Lender to Be Paid in Advance',
    lines: [
      line(901, 'Interest', 'interest'),
      line(902, 'Mortgage Insurance Premium', 'months to'),
      line(903, 'Hazard Insurance Premium', 'years to'),
      ...free(904, 905),
    ],
  },
  {
    series: 1000,
    title: 'Reserves Deposited with Lender',
    lines: [
      line(1001, 'Hazard insurance', 'months a month'),
      line(1002, 'Mortgage insurance', 'months a month'),
      line(1003, 'City property taxes', 'months a month'),
      line(1004, 'County property taxes', 'months a month'),
      line(1005, 'Annual assessments', 'months a month'),
      ...free(1006, 1007),
      line(1008, 'Aggregate Adjustment'),
    ],
  },
  {
    series: 1100,
    title: 'Title Charges',
    lines: [
      line(1101, 'Settlement or closing fee', 'to'),
      line(1102, 'Abstract or title search', 'to'),
      line(1103, 'Title examination', 'to'),
      line(1104, 'Title insurance binder', 'to'),
      line(1105, 'Document preparation', 'to'),
      line(1106, 'Notary fees', 'to'),
      line(1107, 'Attorney’s fees', 'to'),
      line(1108, 'Title insurance', 'to'),
      line(1109, 'Lender’s coverage'),
      line(1110, 'Owner’s coverage'),
      ...free(1111, 1113),
    ],
  },
  {
    series: 1200,
    title: 'Government Recording and Transfer Charges',
    lines: [
      line(1201, 'Recording fees:', 'documents'),
      line(1202, 'City/county tax/stamps:', 'deed and mortgage'),
      line(1203, 'State tax/stamps:', 'deed and mortgage'),
      ...free(1204, 1205),
    ],
  },
  {
    series: 1300,
    title: 'Additional Settlement Charges',
    lines: [line(1301, 'Survey', 'to'), line(1302, 'Pest inspection', 'to'), ...free(1303, 1305)],
  },
];
