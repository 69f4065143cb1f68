import { type DisbursementMethod, methodNames } from '@closewright/domain/check-writing';

/** Disbursements of one method: how many there are, and what they come to in cents. */
export interface OfMethod {
  readonly method: DisbursementMethod;
  readonly name: string;
  readonly count: number;
  readonly sum: number;
}

/** How many there are of each method, and what they come to. */
export function byMethod(
  of: readonly { readonly method: DisbursementMethod; readonly amount: number }[],
): readonly OfMethod[] {
  return [...Map.groupBy(of, ({ method }) => method)].map(([method, each]) => ({
    method,
    name: methodNames[method],
    count: each.length,
    sum: each.reduce((all, { amount }) => all + amount, 0),
  }));
}
