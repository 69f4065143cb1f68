import type { Rate } from '../money/index.ts';

/** Who pays a commission, in the words that are stored. */
export const commissionPayers = ['Seller', 'Borrower'] as const;

/** What is agreed, in the words that are stored. */
export const commissionAgreements = ['Percent', 'Flat amount', 'Tiers'] as const;

/** What a percent or tiers are reckoned on, in the words that are stored. */
export const commissionBases = ['Sale price', 'Sale price less concessions', 'Own amount'] as const;

/** How much one statement holds of commissions. */
export const commissionLimits = { commissions: 20, payees: 20, tiers: 20, name: 120, memo: 2000 } as const;

/** A side of a commission as it is stored, as far as it is known. Amounts are cents, rates are percent. */
export interface StoredCommission {
  readonly label: string | null;
  readonly paidBy: (typeof commissionPayers)[number] | null;
  readonly agreedAs: (typeof commissionAgreements)[number] | null;
  readonly reckonedOn: (typeof commissionBases)[number] | null;
  readonly concessions: number | null;
  /** What it is reckoned on, where that is not the price. */
  readonly baseAmount: number | null;
  readonly rate: Rate | null;
  readonly flatAmount: number | null;
  /** Agreed on top, and shared like the rest. */
  readonly bonus: number | null;
  /** Deposit that the broker of the side holds and keeps against the commission. */
  readonly depositHeld: number | null;
  readonly referralPayee: string | null;
  readonly referralRate: Rate | null;
}

/** Who gets which percent of what the referral leaves, as it is stored. */
export interface StoredCommissionPayee {
  readonly payee: string | null;
  readonly part: Rate | null;
  /** Of several payees, the one that holds what the side has of the deposit. */
  readonly holdsDeposit?: boolean;
}

/** A tier as it is stored; the last one has no end. */
export interface StoredCommissionTier {
  readonly upTo: number | null;
  readonly rate: Rate | null;
}

/** A commission of which nothing is known yet. */
export const emptyCommission: StoredCommission = {
  label: null,
  paidBy: null,
  agreedAs: null,
  reckonedOn: null,
  concessions: null,
  baseAmount: null,
  rate: null,
  flatAmount: null,
  bonus: null,
  depositHeld: null,
  referralPayee: null,
  referralRate: null,
};

/** What people call a side. */
export const commissionName = ({ label }: Pick<StoredCommission, 'label'>, unnamed = 'Commission'): string =>
  label?.trim() || unnamed;

/** What people call a payee. */
export const payeeName = ({ payee }: Pick<StoredCommissionPayee, 'payee'>): string => payee?.trim() || 'a payee';

/** Who gets the referral; null where nobody is named. */
export const referralPayeeOf = ({ referralPayee }: Pick<StoredCommission, 'referralPayee'>): string | null =>
  referralPayee?.trim() || null;

/** The payee that holds what a side has of the deposit: the one that is marked, or the only one who gets anything; null where that is not said. */
export function depositHolderOf(
  side: Pick<StoredCommission, 'referralPayee'>,
  payees: readonly StoredCommissionPayee[],
): string | null {
  const marked = payees.filter(({ holdsDeposit = false }) => holdsDeposit);
  const isAlone = payees.length === 1 && referralPayeeOf(side) === null;
  const [one, ...more] = isAlone ? payees : marked;
  return more.length > 0 ? null : one?.payee?.trim() || null;
}

/** Tiers as they are reckoned and named: by their ends, the one without an end last. */
export const byEnds = <Tier>(tiers: readonly Tier[], endOf: (tier: Tier) => number | null): readonly Tier[] =>
  tiers.toSorted((a, b) => (endOf(a) ?? Number.MAX_SAFE_INTEGER) - (endOf(b) ?? Number.MAX_SAFE_INTEGER));

const isAboveAll = (percent: Rate | null | undefined): boolean => Number(percent ?? 0) > 100;

/** What is wrong with a commission as a whole, by field. */
export function commissionProblems({ rate, referralRate }: Partial<StoredCommission>): {
  rate?: string;
  referralRate?: string;
} {
  return {
    ...(isAboveAll(rate) ? { rate: 'A commission is at most 100 %' } : {}),
    ...(isAboveAll(referralRate) ? { referralRate: 'A referral is at most 100 %' } : {}),
  };
}

/**
 * What is wrong with a payee, by field.
 * @param all the payees of its side, itself among them
 */
export function commissionPayeeProblems(
  { part, holdsDeposit }: Partial<StoredCommissionPayee>,
  all: readonly Partial<StoredCommissionPayee>[],
): { part?: string; holdsDeposit?: string } {
  const holders = all.filter((payee) => payee.holdsDeposit);
  return {
    ...(isAboveAll(part) ? { part: 'A part is at most 100 %' } : {}),
    ...(holdsDeposit && holders.length > 1 ? { holdsDeposit: 'One payee of a side holds its deposit' } : {}),
  };
}

/** What is wrong with a tier, by field. */
export function commissionTierProblems({ upTo, rate }: Partial<StoredCommissionTier>): {
  upTo?: string;
  rate?: string;
} {
  return {
    ...(upTo === 0 ? { upTo: 'A tier ends above zero' } : {}),
    ...(isAboveAll(rate) ? { rate: 'A commission is at most 100 %' } : {}),
  };
}
