import type { StoredRateOrder } from '../premium/index.ts';

/** What is typed of a rate order and tells an underwriter what its policies are. Rates are no part of it: what they come to waits as a correction. */
const sentFields = new Set<string>([
  'effectiveDate',
  'policies',
  'loanID',
  'ownerLiability',
  'loanLiability',
  'underwriter',
  'underwriterPercent',
] satisfies (keyof StoredRateOrder)[]);

/** Whether a field of a rate order stays as it is while a policy of it was sent and is not unlocked. */
export const isSentField = (field: string): boolean => sentFields.has(field);

/** Why what was sent is not changed. */
export const remittedWords = 'It was remitted: whoever may unlock it does so in E-Remit, with the reason';

type Values = Readonly<Record<string, unknown>>;
type Policy = Values & { readonly titlePolicyID: number; readonly rateOrderID: number };
type Order = Values & { readonly rateOrderID: number };

/** The policies and rate orders of a statement. */
export interface RemittedRows {
  readonly rateOrders: readonly Order[];
  readonly titlePolicies: readonly Policy[];
}

/** What of them is changed: of a row its id and what is another value now. */
export interface RemittedChanges {
  readonly rateOrders?: readonly Order[] | undefined;
  readonly titlePolicies?: readonly (Values & { readonly titlePolicyID: number })[] | undefined;
  readonly removeRateOrders?: readonly number[] | undefined;
  readonly removeTitlePolicies?: readonly number[] | undefined;
}

/**
 * Where changes touch a policy that was sent and is not unlocked, or what is said of it in its rate order: the field below the changes, the first of them.
 * @param locked ids of such policies
 */
export function remittedPath(
  { rateOrders, titlePolicies }: RemittedRows,
  changes: RemittedChanges,
  locked: ReadonlySet<number>,
): string | null {
  const held = titlePolicies.filter(({ titlePolicyID }) => locked.has(titlePolicyID));
  const heldOrders = new Set(held.map(({ rateOrderID }) => rateOrderID));
  const { removeRateOrders = [], removeTitlePolicies = [] } = changes;
  const inPolicies = changedField(changes.titlePolicies, (row) => {
    const is = held.find(({ titlePolicyID }) => titlePolicyID === row.titlePolicyID);
    // Its place among the others may change.
    return is && fieldThatDiffers(row, is, (field) => field !== 'sequence');
  });
  const inOrders = changedField(changes.rateOrders, (row) => {
    const is = rateOrders.find(({ rateOrderID }) => rateOrderID === row.rateOrderID);
    return is && heldOrders.has(row.rateOrderID) ? fieldThatDiffers(row, is, isSentField) : undefined;
  });
  const [policy, order] = [
    removeTitlePolicies.findIndex((id) => locked.has(id)),
    removeRateOrders.findIndex((id) => heldOrders.has(id)),
  ];
  if (inPolicies !== null) return `titlePolicies.${inPolicies}`;
  if (policy >= 0) return `removeTitlePolicies.${policy}`;
  if (inOrders !== null) return `rateOrders.${inOrders}`;
  return order >= 0 ? `removeRateOrders.${order}` : null;
}

/** The first field, with the place of its row. */
function changedField<R>(rows: readonly R[] = [], fieldOf: (row: R) => string | undefined): string | null {
  const [first] = rows.flatMap((row, at) => {
    const field = fieldOf(row);
    return field === undefined ? [] : [`${at}.${field}`];
  });
  return first ?? null;
}

const fieldThatDiffers = (row: Values, is: Values, counts: (field: string) => boolean): string | undefined =>
  Object.keys(row).find(
    (field) => counts(field) && row[field] !== undefined && (row[field] ?? null) !== (is[field] ?? null),
  );
