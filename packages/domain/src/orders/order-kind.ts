/**
 * Kinds of order (the Product of a file). The spec fixes only the default, 3 (building-blocks.md §9), and names no
 * kind: 3 is Purchase because that is what most files are; the others are the kinds a title company opens.
 */
export const OrderKind = {
  Cash: 1,
  Refinance: 2,
  Purchase: 3,
  NewBuild: 4,
  Commercial: 5,
  Land: 6,
  HomeEquity: 7,
  Construction: 8,
  SearchOnly: 9,
} as const;

export type OrderKindName = keyof typeof OrderKind;
export type OrderKind = (typeof OrderKind)[OrderKindName];

/** One kind: `hasSeller` and `hasLoan` say what such a file has as a rule, for templates and made-up files. */
export interface OrderKindRule {
  readonly id: OrderKind;
  readonly label: string;
  readonly hasSeller: boolean;
  readonly hasLoan: boolean;
}

/** Every kind in the order of the numbers: the lookup set `orderKinds`. */
export const orderKinds: readonly OrderKindRule[] = [
  { id: OrderKind.Cash, label: 'Cash', hasSeller: true, hasLoan: false },
  { id: OrderKind.Refinance, label: 'Refinance', hasSeller: false, hasLoan: true },
  { id: OrderKind.Purchase, label: 'Purchase', hasSeller: true, hasLoan: true },
  { id: OrderKind.NewBuild, label: 'New Build', hasSeller: true, hasLoan: true },
  { id: OrderKind.Commercial, label: 'Commercial', hasSeller: true, hasLoan: true },
  { id: OrderKind.Land, label: 'Land', hasSeller: true, hasLoan: false },
  { id: OrderKind.HomeEquity, label: 'Home Equity', hasSeller: false, hasLoan: true },
  { id: OrderKind.Construction, label: 'Construction', hasSeller: false, hasLoan: true },
  { id: OrderKind.SearchOnly, label: 'Search Only', hasSeller: false, hasLoan: false },
];

/** kindOfOrder of a new file (building-blocks.md §9). */
export const defaultOrderKind = OrderKind.Purchase;
