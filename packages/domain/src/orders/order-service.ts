/**
 * What the services of an order insure, as far as the menu depends on it (core.md §4): an owner-policy service has no
 * loan policy to choose a loan for, a loan service no owner's policy; title guard and construction loan are the
 * exceptions that keep both.
 */
export const orderServiceTypes = [
  'full',
  'none',
  'ownerPolicy',
  'titleGuard',
  'loanSpecific',
  'constructionLoan',
] as const;

export type OrderServiceType = (typeof orderServiceTypes)[number];

/**
 * The starter services: the lookup set `orderServices`, whose `data` is the type. The spec names the set and the two
 * groups of types, not the services; these are the usual ones.
 */
export const orderServices: readonly {
  readonly id: number;
  readonly label: string;
  readonly type: OrderServiceType;
}[] = [
  { id: 1, label: 'Title, Escrow', type: 'full' },
  { id: 2, label: 'Title Only', type: 'full' },
  { id: 3, label: 'Escrow Only', type: 'none' },
  { id: 4, label: 'Owner Policy', type: 'ownerPolicy' },
  { id: 5, label: 'Title Guard', type: 'titleGuard' },
  { id: 6, label: 'Loan Policy', type: 'loanSpecific' },
  { id: 7, label: 'Construction Loan', type: 'constructionLoan' },
];

/** Reads the `data` of a lookup item; anything that is no type counts as `full`, which disables nothing. */
export function orderServiceType(data: string | null | undefined): OrderServiceType {
  return orderServiceTypes.find((type) => type === data) ?? 'full';
}
