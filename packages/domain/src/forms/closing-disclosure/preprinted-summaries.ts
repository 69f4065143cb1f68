/** A run of lines of the summaries: what stands above it, and what is preprinted on its lines, nothing on free ones. */
export interface SummaryRun {
  readonly key?: string;
  readonly title?: string;
  readonly lines: readonly string[];
}

export type SummaryLetter = 'K' | 'L' | 'M' | 'N';

const free = (count: number): string[] => Array.from({ length: count }, () => '');
const price = ['Sale Price of Property', 'Sale Price of Any Personal Property Included in Sale'];
const taxes = ['City/Town Taxes   to', 'County Taxes   to', 'Assessments   to'];
const inAdvance: Pick<SummaryRun, 'key' | 'title'> = {
  key: 'inAdvance',
  title: 'Adjustments for Items Paid by Seller in Advance',
};
const unpaid: Pick<SummaryRun, 'key' | 'title'> = { key: 'unpaid', title: 'Adjustments for Items Unpaid by Seller' };

/** The sections of the summaries with what is preprinted (12 CFR 1026.38(j), (k)). Where runs of free lines end is not read from the form itself yet. */
export const summarySections: Readonly<
  Record<SummaryLetter, { readonly title: string; readonly runs: readonly SummaryRun[] }>
> = {
  K: {
    title: 'Due from Borrower at Closing',
    runs: [
      { lines: [...price, 'Closing Costs Paid at Closing (J)', ''] },
      { key: 'adjustments', title: 'Adjustments', lines: free(3) },
      { ...inAdvance, lines: [...taxes, ...free(5)] },
    ],
  },
  L: {
    title: 'Paid Already by or on Behalf of Borrower at Closing',
    runs: [
      { lines: ['Deposit', 'Loan Amount', 'Existing Loan(s) Assumed or Taken Subject to', '', 'Seller Credit'] },
      { key: 'otherCredits', title: 'Other Credits', lines: free(2) },
      { key: 'adjustments', title: 'Adjustments', lines: free(4) },
      { ...unpaid, lines: [...taxes, ...free(3)] },
    ],
  },
  M: {
    title: 'Due to Seller at Closing',
    runs: [{ lines: [...price, ...free(6)] }, { ...inAdvance, lines: [...taxes, ...free(5)] }],
  },
  N: {
    title: 'Due from Seller at Closing',
    runs: [
      {
        lines: [
          'Excess Deposit',
          'Closing Costs Paid at Closing (J)',
          'Existing Loan(s) Assumed or Taken Subject to',
          'Payoff of First Mortgage Loan',
          'Payoff of Second Mortgage Loan',
          ...free(2),
          'Seller Credit',
          ...free(5),
        ],
      },
      { ...unpaid, lines: [...taxes, ...free(3)] },
    ],
  },
};

/** Lines of the summaries whose words are those of the form, whatever stands on them. */
export const isPreprinted = (words: string): boolean => words !== '' && !taxes.includes(words);
