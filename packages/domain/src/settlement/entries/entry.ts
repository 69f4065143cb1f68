import type { Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import type { Fee } from '../fee.ts';
import { type CostColumn, centsOf, costColumns } from '../fee-amounts.ts';
import type { ProrationKind } from '../transaction.ts';

/** What an entry is, by which every statement finds its place. */
export type EntryKind =
  | 'salePrice'
  | 'personalProperty'
  | 'deposit'
  | 'loan'
  | 'assumedLoan'
  | 'sellerCredit'
  | 'otherCredit'
  | 'paidInAdvance'
  | 'unpaidBySeller'
  | 'adjustment'
  | 'excessDeposit'
  | 'payoff'
  | 'lenderCredit'
  | 'fee';

/** Amounts by who bears them and when: above zero what a side owes, below zero what it is credited. A column without one is zero. */
export type EntryAmounts = Partial<Readonly<Record<CostColumn, Explained<Cents>>>>;

/**
 * One thing that is paid, credited or owed in a settlement, once for all statements. Every statement shows the same entries, each in its own place and by its
 * own rules.
 */
export interface Entry {
  /** `salePrice`, `fee.appraisal`, `payoff.First mortgage`: its own in the settlement. */
  readonly key: string;
  readonly kind: EntryKind;
  readonly label: string;
  readonly amounts: EntryAmounts;
  /** Who gets or gives the money where it is not the other side. */
  readonly party?: string;
  readonly prorationKind?: ProrationKind;
  /** Of a fee: the fee. */
  readonly fee?: Fee;
}

/** What an entry comes to in each column. */
export function columnsOfEntry({ amounts }: Pick<Entry, 'amounts'>): Record<CostColumn, Cents> {
  const amount = (column: CostColumn) => centsOf(amounts[column]);
  return {
    borrowerAtClosing: amount('borrowerAtClosing'),
    borrowerBeforeClosing: amount('borrowerBeforeClosing'),
    sellerAtClosing: amount('sellerAtClosing'),
    sellerBeforeClosing: amount('sellerBeforeClosing'),
    others: amount('others'),
  };
}

/** Whether an entry has an amount that is not zero in any column. */
export const hasAmount = ({ amounts }: Entry): boolean => costColumns.some((column) => centsOf(amounts[column]) !== 0);
