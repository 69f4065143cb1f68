import type { SummaryRun } from '../closing-disclosure/preprinted-summaries.ts';

/** A series of page 1: what it is called, its lines by number, and the words of its total. */
export interface SummaryOfSeries {
  readonly title: string;
  /** Where the lines of each run begin. */
  readonly runs: readonly (SummaryRun & { readonly first: number })[];
  readonly total: string;
}

const free = (count: number): string[] => Array.from({ length: count }, () => '');
/** What is said of the time a line is for is left to whoever fills it in. */
const taxes = ['City/town taxes   to', 'County taxes   to', 'Assessments   to'];
const inAdvance = 'Adjustments for items paid by seller in advance';
const unpaid = 'Adjustments for items unpaid by seller';

/** The lines of sections J and K with what is preprinted (12 CFR 1024, Appendix A); the form of 1974 has the same. */
export const hudSummaries: Readonly<Record<100 | 200 | 400 | 500, SummaryOfSeries>> = {
  100: {
    title: 'Gross Amount Due from Borrower',
    runs: [
      {
        first: 101,
        lines: ['Contract sales price', 'Personal property', 'Settlement charges to borrower (line 1400)', ...free(2)],
      },
      { first: 106, key: 'inAdvance', title: inAdvance, lines: [...taxes, ...free(4)] },
    ],
    total: 'Gross Amount Due from Borrower',
  },
  200: {
    title: 'Amounts Paid by or in Behalf of Borrower',
    runs: [
      {
        first: 201,
        lines: [
          'Deposit or earnest money',
          'Principal amount of new loan(s)',
          'Existing loan(s) taken subject to',
          ...free(6),
        ],
      },
      { first: 210, key: 'unpaid', title: unpaid, lines: [...taxes, ...free(7)] },
    ],
    total: 'Total Paid by/for Borrower',
  },
  400: {
    title: 'Gross Amount Due to Seller',
    runs: [
      { first: 401, lines: ['Contract sales price', 'Personal property', ...free(3)] },
      { first: 406, key: 'inAdvance', title: inAdvance, lines: [...taxes, ...free(4)] },
    ],
    total: 'Gross Amount Due to Seller',
  },
  500: {
    title: 'Reductions In Amount Due to Seller',
    runs: [
      {
        first: 501,
        lines: [
          'Excess deposit (see instructions)',
          'Settlement charges to seller (line 1400)',
          'Existing loan(s) taken subject to',
          'Payoff of first mortgage loan',
          'Payoff of second mortgage loan',
          ...free(4),
        ],
      },
      { first: 510, key: 'unpaid', title: unpaid, lines: [...taxes, ...free(7)] },
    ],
    total: 'Total Reduction Amount Due Seller',
  },
};

/** Lines whose words are those of the form, whatever stands on them. */
export const isHudPreprinted = (words: string): boolean => words !== '' && !taxes.includes(words);
