import type { WireDate } from '../../dates/index.ts';
import { csvLine, plainAccount, plainText } from '../../formats/index.ts';
import { type ExceptionDecision, exceptionDecisionNames } from './exception.ts';

/** What a bank is told of a check that it asked about. */
export interface ExceptionAnswer {
  readonly checkNumber: number;
  /** As it was presented, in cents. */
  readonly amount: number;
  readonly presentedOn: WireDate;
  readonly payee: string | null;
  readonly decision: ExceptionDecision;
  readonly reason: string | null;
}

const headings = ['Account', 'Check', 'Amount', 'Presented', 'Payee', 'Decision', 'Reason'];

/** A file of decisions as CSV: a line of headings, then one for each check, in plain characters. Nothing in it runs as a formula. */
export function writeAnswers(accountNumber: string, answers: readonly ExceptionAnswer[]): string {
  const account = plainAccount(accountNumber);
  const lines = answers.map(({ checkNumber, amount, presentedOn, payee, decision, reason }) => [
    account,
    String(checkNumber),
    dollars(amount),
    presentedOn,
    plainText(payee ?? ''),
    exceptionDecisionNames[decision],
    plainText(reason ?? ''),
  ]);
  return [headings, ...lines].map(csvLine).join('');
}

/** `1234.50`: without commas, which another program would take for the next column. */
const dollars = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
