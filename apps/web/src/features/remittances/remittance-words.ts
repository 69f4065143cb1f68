import type { Remittance, WaitingPolicies, WaitingPolicy } from '@closewright/contract/remittances';
import { addToDate } from '@closewright/domain/dates';
import { counted } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { isStepOf, type RemittanceState, type RemittanceStep, registerProblem } from '@closewright/domain/remittances';
import { explainedMoney, given, money, type Trace } from '@closewright/domain/trace';
import { amountText } from '../../lib/amount-text.ts';

/** How far a remittance is, for people. */
export const stateNames = {
  draft: 'Draft',
  approved: 'Approved',
  sent: 'Sent',
  paid: 'Paid',
  acknowledged: 'Acknowledged',
  withdrawn: 'Withdrawn',
} as const satisfies Record<RemittanceState, string>;

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A month for people: `March 2026`. */
export const monthWords = (day: string): string => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/**
 * The months that may be chosen, the newest first: two years, and the one that is asked for.
 * @param today `2026-03-15`
 */
export function monthChoices(today: string, asked: string): { value: string; label: string }[] {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: 24 }, (_, back) => addToDate(first, -back, 'months').slice(0, 7));
  const all = months.includes(asked) ? months : [...months, asked];
  return all.map((value) => ({ value, label: monthWords(`${value}-01`) }));
}

/** What there is to say of a policy that waits, the gravest first. */
export function waitingWords({
  missing,
  correction,
  isUntied,
  isLate,
}: Pick<WaitingPolicy, 'missing' | 'correction' | 'isUntied' | 'isLate'>): string {
  if (missing !== null) return `${missing} is missing`;
  return (
    [
      ...(correction === null ? [] : [correction]),
      ...(isUntied ? ['No payment came back'] : []),
      ...(isLate ? ['Late'] : []),
    ].join(', ') || 'Ready'
  );
}

/** What policies come to: `2 policies, 310.20 to the underwriter`. */
export const totalsWords = ({ policies, underwriter }: WaitingPolicies['totals']): string =>
  `${counted(policies, 'policy', 'policies')}, ${amountText(underwriter)} to the underwriter`;

type InHand = (Pick<Remittance, 'state' | 'isOwn'> & { readonly problems?: readonly string[] }) | null;

/** Why a step of what is in hand cannot be taken; null where it can. */
export function stepObstacle(step: RemittanceStep, remittance: InHand, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (remittance === null) return 'No remittance is in hand';
  if (!isStepOf(step, remittance.state))
    return remittance.state === 'draft' ? 'It is a draft' : `It is ${stateNames[remittance.state].toLowerCase()}`;
  if (step !== 'approve') return null;
  return remittance.isOwn ? 'Somebody else approves what you made' : (remittance.problems?.[0] ?? null);
}

/** Why there is no register of what is in hand; null where there is. */
export function registerObstacle(remittance: Pick<Remittance, 'state' | 'approved'> | null): string | null {
  if (remittance === null) return 'No remittance is in hand';
  return registerProblem(remittance);
}

/** Why no remittance can be made of what is ticked, which is ready; null where one can. */
export function makeObstacle(ticked: readonly unknown[], refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  return ticked.length === 0 ? 'Tick the policies that are remitted' : null;
}

/** Amounts of lines or policies. */
export type Part = 'gross' | 'underwriter' | 'agent';

/** What the parts are called. */
export const partNames = { gross: 'Gross', underwriter: 'Underwriter', agent: 'Agent' } as const satisfies Record<
  Part,
  string
>;

/** Why a total is what it is: what it is the sum of. */
export const sumTrace = (part: Part, rows: readonly (readonly [string, number])[], total: number): Trace =>
  explainedMoney(cents(total), {
    label: partNames[part],
    formula: 'The lines added up',
    math: 'sum(all)',
    inputs: rows.map(([label, amount], at) => given(label, money(cents(amount)), `lines.${at + 1}.${part}`)),
  }).trace;
