import type { Rate } from '../money/index.ts';

/** Whether the loan may be assumed, in the words that are stored. */
export const assumptions = ['Allowed', 'Not allowed'] as const;

/** Whether the lender may ask for all of it early, in the words that are stored. */
export const demandFeatures = ['No', 'Yes'] as const;

/** How the fee of a late payment is agreed, in the words that are stored. */
export const lateFees = ['Percentage', 'Amount', 'In words'] as const;

/** How a balance that may grow does so, in the words that are stored. */
export const negativeAmortizations = ['As scheduled', 'Possible'] as const;

/** What the lender does with less than a payment, in the words that are stored. */
export const partialPayments = ['Accepted', 'Held', 'Not accepted'] as const;

/** Whether the loan has an escrow account, and why not, in the words that are stored. */
export const escrowAccounts = ['Yes', 'No, declined', 'No, not offered'] as const;

/** Which payments into the account its first year has, in the words that are stored. */
export const escrowedYears = ['Twelve payments', 'Payments after closing'] as const;

/** Whether state law protects from what a foreclosure leaves unpaid, in the words that are stored. */
export const liabilities = ['State law may protect', 'State law does not protect'] as const;

/** How long the words of the loan disclosures may be. */
export const disclosureLimits = { words: 200, property: 500, days: 365 } as const;

/** What a statement stores of the loan disclosures of page 4, and of the liability on page 5, as far as it is known. Amounts are cents. */
export interface StoredDisclosures {
  readonly assumption: (typeof assumptions)[number] | null;
  readonly demandFeature: (typeof demandFeatures)[number] | null;
  /** A payment is late when it is more days late than these. */
  readonly lateDays: number | null;
  readonly lateFeeAs: (typeof lateFees)[number] | null;
  readonly lateFeePercent: Rate | null;
  readonly lateFeeAmount: number | null;
  /** What the percentage is taken of, or the whole fee in words. */
  readonly lateFeeWords: string | null;
  /** Asked only of a loan whose balance may grow. */
  readonly negativeAmortization: (typeof negativeAmortizations)[number] | null;
  readonly partialPayments: (typeof partialPayments)[number] | null;
  /** Null where it is the property of the file. */
  readonly securityInterest: string | null;
  readonly escrowAccount: (typeof escrowAccounts)[number] | null;
  readonly escrowedYear: (typeof escrowedYears)[number] | null;
  readonly escrowWaiverFee: number | null;
  readonly liabilityAfterForeclosure: (typeof liabilities)[number] | null;
}

/** A statement in which nothing is said of the loan disclosures. */
export const noDisclosures: StoredDisclosures = {
  assumption: null,
  demandFeature: null,
  lateDays: null,
  lateFeeAs: null,
  lateFeePercent: null,
  lateFeeAmount: null,
  lateFeeWords: null,
  negativeAmortization: null,
  partialPayments: null,
  securityInterest: null,
  escrowAccount: null,
  escrowedYear: null,
  escrowWaiverFee: null,
  liabilityAfterForeclosure: null,
};
