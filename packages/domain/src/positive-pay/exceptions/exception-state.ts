import type { ExceptionDecision, ExceptionFinding } from './exception.ts';
import type { ExceptionState } from './exception-states.ts';

/** What a state is called. */
export const exceptionStateNames = {
  open: 'To decide',
  'to confirm': 'To confirm',
  decided: 'To send',
  sent: 'Sent',
  'taken off': 'Taken off',
} as const satisfies Readonly<Record<ExceptionState, string>>;

/** The states in which the bank does not know what to do yet. */
export const livingExceptionStates = ['open', 'to confirm', 'decided'] as const satisfies readonly ExceptionState[];

/** Whether a decision goes against what the ledger says of the check: then it has a reason. */
export const isAgainst = (finding: ExceptionFinding, decision: ExceptionDecision): boolean =>
  (finding === 'agrees') !== (decision === 'pay');

/** Whether a decision says why: it goes against the ledger, or pays what was typed, of which no list of the bank shows that it asks. */
export const needsReason = (finding: ExceptionFinding, decision: ExceptionDecision, isTyped: boolean): boolean =>
  isAgainst(finding, decision) || (decision === 'pay' && isTyped);

/** What it depends on who pays a check: what the ledger says, and where the bank's word came from. */
export interface AskedCheck {
  readonly finding: ExceptionFinding;
  /** The file of the bank that it came in; null where it was typed. */
  readonly importedAs: string | null;
  /** It is told with another payee or amount as well, also where that was taken off. */
  readonly isToldOtherwise: boolean;
  /** Typed or imported by who decides. */
  readonly isOwn: boolean;
}

/** Why another person confirms a payment. */
export type SecondBecause = 'against' | 'typed' | 'told otherwise' | 'own';

/**
 * Why a decision takes another person beside who made it: money that leaves although the ledger says otherwise, or by what one person brought, who may
 * have made it as the ledger has it. Null where one is enough.
 */
export function secondBecause(check: AskedCheck, decision: ExceptionDecision): SecondBecause | null {
  if (decision !== 'pay') return null;
  if (check.finding !== 'agrees') return 'against';
  if (check.importedAs === null) return 'typed';
  if (check.isToldOtherwise) return 'told otherwise';
  return check.isOwn ? 'own' : null;
}

/** Whether a decision takes another person beside who made it. */
export const needsSecond = (check: AskedCheck, decision: ExceptionDecision): boolean =>
  secondBecause(check, decision) !== null;

/** How close the time is until which a bank waits. */
export type Urgency = 'later' | 'near' | 'passed';

/** Within so many minutes before its time an exception is an alarm. */
export const nearMinutes = 120;

/** How close the time is until which the bank waits for a decision. Both are instants. */
export function urgencyOf(decideUntil: string, now: Date): Urgency {
  const left = Date.parse(decideUntil) - now.getTime();
  return left <= 0 ? 'passed' : left <= nearMinutes * 60_000 ? 'near' : 'later';
}

/** Whether an exception is an alarm: the bank does not know what to do, and its time is near or over. */
export const isExceptionAlarm = (state: ExceptionState, decideUntil: string, now: Date): boolean =>
  livingExceptionStates.some((each) => each === state) && urgencyOf(decideUntil, now) !== 'later';
