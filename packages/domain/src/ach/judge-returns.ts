import type { WireDate } from '../dates/index.ts';
import { formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { achReasonWords, returnDayProblem } from './return-codes.ts';
import type { AchReturn } from './returned.ts';

/** What an entry of a file of returns is: what is taken, what is left, and what refuses the file. */
export const achReturnStates = ['New', 'Known', 'Unknown', 'Over', 'Change', 'Wrong'] as const;
export type AchReturnState = (typeof achReturnStates)[number];

/** A payment that was sent with the trace number of an entry. */
export interface TracedPayment {
  readonly amount: number;
  /** The day it was posted for. */
  readonly date: WireDate;
  /** Not voided, and not taken back with its file. */
  readonly isSent: boolean;
  /** The code by which it came back already; null where it did not. */
  readonly returnedBy: string | null;
}

/** An entry of the file beside what was sent. */
export interface JudgedReturn {
  readonly state: AchReturnState;
  readonly words: string;
}

/**
 * What each entry of a file of returns is beside the payments that were sent. A notice of change never changes anything: who gave the instructions is asked,
 * and another person confirms them. A file that says of one payment two things, or another amount than was sent, is wrong as a whole.
 */
export function judgeReturns(
  entries: readonly AchReturn[],
  sentBy: ReadonlyMap<string, TracedPayment>,
  today: WireDate,
): readonly JudgedReturn[] {
  const lines = new Map<string, number>();
  return entries.map((entry) => {
    const key = `${entry.kind} ${entry.trace}`;
    const before = lines.get(key);
    lines.set(key, before ?? entry.line);
    if (before !== undefined) return { state: 'Wrong', words: `The payment stands on line ${before} already` };
    return judged(entry, sentBy.get(entry.trace), today);
  });
}

function judged(
  { kind, reason, amount, on }: AchReturn,
  sent: TracedPayment | undefined,
  today: WireDate,
): JudgedReturn {
  if (sent === undefined) return { state: 'Unknown', words: 'No payment was sent with this trace number' };
  if (kind === 'change')
    return {
      state: 'Change',
      words: `${achReasonWords(reason)}. It was paid. Ask the payee, and enter other instructions under Wire Payees`,
    };
  if (sent.returnedBy !== null) return { state: 'Known', words: `It came back already: ${sent.returnedBy}` };
  if (!sent.isSent) return { state: 'Over', words: 'It was voided or taken back' };
  if (sent.amount !== amount)
    return { state: 'Wrong', words: `${formatMoney(cents(sent.amount), { symbol: '$' })} was sent` };
  const day = returnDayProblem(on, { from: sent.date, today });
  return day === null ? { state: 'New', words: achReasonWords(reason) } : { state: 'Wrong', words: day };
}
