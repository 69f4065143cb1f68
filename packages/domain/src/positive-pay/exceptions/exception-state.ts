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

/** Whether a decision takes another person beside who made it: money that leaves although the ledger says otherwise. */
export const needsSecond = (finding: ExceptionFinding, decision: ExceptionDecision): boolean =>
  decision === 'pay' && finding !== 'agrees';

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
