import type { Rate } from '../money/index.ts';
import type { CostColumn, Fee } from '../settlement/index.ts';
import type { feeBaseWords, feeKindWords, otherPayerWords, sourceWords, toleranceWords } from './fee-words.ts';

/** How much one statement holds of fees. */
export const feeLimits = { fees: 300, code: 20, name: 120, memo: 2000, quantity: 9999 } as const;

/** What each payer bears of a fee: an amount or a percentage of it, by column. */
type StoredShares = { readonly [C in CostColumn]: number | null } & {
  readonly [C in CostColumn as `${C}Percent`]: Rate | null;
};

/** A fee as it is stored, as far as it is known. Amounts are cents. */
export interface StoredFee extends StoredShares {
  readonly code: string | null;
  readonly label: string | null;
  readonly section: Fee['section'] | null;
  readonly kind: keyof typeof feeKindWords | null;
  readonly payeeName: string | null;
  readonly bucket: keyof typeof toleranceWords | null;
  readonly source: keyof typeof sourceWords | null;
  readonly isFinanceCharge: boolean;
  readonly isOptional: boolean;
  readonly estimate: number | null;
  /** The terms: an amount, a percentage of something, or so many at a price. Without any the fee is the sum of its shares. */
  readonly amount: number | null;
  readonly percent: Rate | null;
  readonly percentOf: keyof typeof feeBaseWords | null;
  readonly quantity: number | null;
  readonly each: number | null;
  /** What is printed beside its line. */
  readonly note?: string | null;
  /** Who pays what is in the column of others. */
  readonly otherPayer: keyof typeof otherPayerWords | null;
}

/** The amounts of a file that percentages are taken of, as far as they are known. */
export interface KnownFeeBases {
  readonly loanAmount: number | null;
  readonly salePrice: number | null;
}

/** What people call a fee. */
export const feeName = ({ label }: Pick<Partial<StoredFee>, 'label'>, unnamed = 'Fee'): string =>
  label?.trim() || unnamed;
