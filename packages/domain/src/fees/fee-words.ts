import {
  type CostColumn,
  type FeeBase,
  type FeeCharge,
  type FeeKind,
  type FeeSection,
  type FeeSource,
  feeKinds,
  type OtherPayer,
  type ToleranceBucket,
} from '../settlement/index.ts';

/** How far a fee may rise above its estimate, in the words that are stored. */
export const toleranceWords = {
  Zero: 'zero',
  '10 %': 'tenPercent',
  None: 'canChange',
} as const satisfies Record<string, ToleranceBucket>;

/**
 * The tolerance that a new fee of a section begins with, for people to change: the strictest its charges may have (12 CFR 1026.19(e)(3)).
 */
export const toleranceOfSection: Readonly<Record<FeeSection, keyof typeof toleranceWords>> = {
  A: 'Zero',
  B: 'Zero',
  C: 'None',
  E: 'Zero',
  F: 'None',
  G: 'None',
  H: 'None',
};

/** Where an amount comes from, in the words that are stored. */
export const sourceWords = {
  Lender: 'lender',
  Typed: 'typed',
  Calculated: 'calculated',
} as const satisfies Record<string, FeeSource>;

/** What a percentage is taken of, in the words that are stored. */
export const feeBaseWords = {
  'Loan amount': 'loanAmount',
  'Sale price': 'salePrice',
} as const satisfies Record<string, FeeBase>;

/** Who the others are, in the words that are stored. */
export const otherPayerWords = {
  Lender: 'lender',
  Agent: 'agent',
  Broker: 'broker',
  Builder: 'builder',
  Another: 'another',
} as const satisfies Record<string, OtherPayer>;

type KindLabel = (typeof feeKinds)[FeeKind]['label'];

/** What a fee is for, in the words that are stored: the labels of the kinds. */
export const feeKindWords: Readonly<Record<KindLabel, FeeKind>> = Object.fromEntries(
  Object.entries(feeKinds).map(([kind, { label }]) => [label, kind]),
  // The keys and values of the table of kinds, turned round.
) as Record<KindLabel, FeeKind>;

/** The columns that shares stand in, in the words of their fields. */
export const columnWords: Readonly<Record<CostColumn, string>> = {
  borrowerAtClosing: 'Borrower at closing',
  borrowerBeforeClosing: 'Borrower before closing',
  sellerAtClosing: 'Seller at closing',
  sellerBeforeClosing: 'Seller before closing',
  others: 'Others',
};

/** The field of a percentage that stands in a column instead of an amount. */
export const percentField = <C extends CostColumn>(column: C): `${C}Percent` => `${column}Percent`;

/** Who pays what stands in a column, and when. */
export function payerOf(column: CostColumn): Pick<FeeCharge, 'paidBy' | 'when'> {
  const when = column.endsWith('BeforeClosing') ? 'beforeClosing' : 'atClosing';
  if (column === 'others') return { paidBy: 'other', when };
  return { paidBy: column.startsWith('seller') ? 'seller' : 'borrower', when };
}
