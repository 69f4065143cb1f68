import type { PolicyKind } from './endorsements.ts';
import { endorsedPolicies } from './stored-rates.ts';

/** How much one rate order holds of them, and how long what is typed of one may be. */
export const titlePolicyLimits = { policies: 20, number: 40, reason: 200 } as const;

/** A policy as it is stored: the number that it is issued with, as far as it is known. */
export interface StoredTitlePolicy {
  readonly policy: keyof typeof endorsedPolicies | null;
  /** With its prefix and suffix. */
  readonly number: string | null;
  /** `YYYY-MM-DD`; that of the rates where it is empty. */
  readonly effectiveDate: string | null;
  /** What is charged for a closing protection letter, in cents: all of it is the insurer's. */
  readonly letterFee: number | null;
  readonly isVoid: boolean;
  readonly voidReason: string | null;
}

/** A policy of which nothing is known yet. */
export const emptyTitlePolicy: StoredTitlePolicy = {
  policy: null,
  number: null,
  effectiveDate: null,
  letterFee: null,
  isVoid: false,
  voidReason: null,
};

/** What a policy number is compared by: case, blanks and signs do not tell two apart. */
export const policyNumberKey = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is wrong with a policy number; null where nothing is. */
export const policyNumberProblem = (number: string): string | null =>
  /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]*[A-Za-z0-9])?$/.test(number)
    ? null
    : 'A policy number has letters, digits, blanks, points, slashes and hyphens, and begins and ends with a letter or a digit';

/**
 * What is wrong with a policy as a whole, by field.
 * @param all the policies of its rate order, itself among them
 */
export function titlePolicyProblems(
  { policy = null, number = null, isVoid = false, voidReason = null }: Partial<StoredTitlePolicy>,
  all: readonly Partial<StoredTitlePolicy>[] = [],
): { policy?: string; number?: string; voidReason?: string } {
  const isSame = (of: Partial<StoredTitlePolicy>) =>
    number !== null && of.number != null && policyNumberKey(of.number) === policyNumberKey(number);
  const ofKind = all.filter((each) => policy !== null && each.policy === policy && !each.isVoid);
  const malformed = number === null ? null : policyNumberProblem(number);
  const isTwice = all.filter(isSame).length > 1;
  return {
    ...(!isVoid && ofKind.length > 1 ? { policy: `One ${policy} policy counts: the other is void` } : {}),
    ...(malformed === null ? {} : { number: malformed }),
    ...(malformed === null && isTwice ? { number: 'Another policy of this order has this number' } : {}),
    ...(isVoid && !voidReason?.trim() ? { voidReason: 'Say why it is void' } : {}),
  };
}

/** The kind of policy that a stored one is of; null as long as nobody has said. */
export const kindOfPolicy = ({ policy }: Pick<StoredTitlePolicy, 'policy'>): PolicyKind | null =>
  policy === null ? null : endorsedPolicies[policy];
