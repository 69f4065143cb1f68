import type { ApprovalRow } from '@closewright/contract/check-writing';
import { paperLeft } from '@closewright/domain/check-printing';
import {
  type ApprovalKind,
  type ApprovalState,
  approvalEffect,
  approvalKindNames,
  approvalKinds,
} from '@closewright/domain/check-writing';
import { counted, formatDate } from '@closewright/domain/formats';
import { amountText } from '../../lib/amount-text.ts';

/** What the states are called. */
export const stateNames = {
  pending: 'Pending',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const satisfies Readonly<Record<ApprovalState, string>>;

/** Why whoever asked for something does not decide it. */
export const ownRequest = 'Your own request';

/** What requests come to, in cents. */
export const sumOf = (rows: readonly Pick<ApprovalRow, 'amount'>[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Requests of one kind. */
export interface OfKind {
  readonly kind: ApprovalKind;
  readonly name: string;
  readonly count: number;
  readonly sum: number;
}

/** How many there are of each kind, and what they come to. */
export function byKind(rows: readonly Pick<ApprovalRow, 'kind' | 'amount'>[]): readonly OfKind[] {
  return approvalKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? [] : [{ kind, name: approvalKindNames[kind], count: own.length, sum: sumOf(own) }];
  });
}

/** How many of all are shown: `12 of 40 shown`. */
export const shownWords = (shown: number, all: number): string =>
  shown === all ? `${shown} shown` : `${shown} of ${all} shown`;

/** What stands in the way of deciding a request, in its row; empty where nothing does. */
export function noteOf(row: ApprovalRow, problem: string | undefined): string {
  if (problem !== undefined) return problem;
  return row.isOwn ? ownRequest : (approvalEffect(row, row).problem ?? '');
}

/** Why these cannot be decided; null where they can. Without any the row in hand is decided. */
export function decideObstacle(rows: readonly Pick<ApprovalRow, 'isOwn'>[], refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (rows.length === 0) return 'Nothing is in hand: Space chooses a request';
  return rows.some(({ isOwn }) => isOwn) ? `${ownRequest}: somebody else decides it` : null;
}

/** How many of several requests are to be looked at before they are approved, and how many cannot be. */
export const lookWords = (warned: number, blocked: number): string[] => [
  ...(warned > 0 ? [`${warned} ${warned === 1 ? 'is' : 'are'} to be looked at first.`] : []),
  ...(blocked > 0
    ? [`${blocked} cannot be approved now and ${blocked === 1 ? 'stays as it is' : 'stay as they are'}.`]
    : []),
];

/** What became of requests that were decided together. */
export interface DecidedTogether {
  readonly isApproved: boolean;
  readonly done: readonly Pick<ApprovalRow, 'amount'>[];
  /** How many stay as they are, with a row that says why. */
  readonly left: number;
  /** How many have no row any more. */
  readonly gone: number;
}

/** The same in a sentence: `2 requests approved, 1,200.00`. */
export function decidedWords({ isApproved, done, left, gone }: DecidedTogether): { title: string; message?: string } {
  const title =
    done.length === 0
      ? `No request was ${isApproved ? 'approved' : 'refused'}`
      : `${counted(done.length, 'request')} ${isApproved ? 'approved' : 'refused'}, ${amountText(sumOf(done))}`;
  const others = [
    ...(left > 0
      ? [`${left} ${left === 1 ? 'stays as it is: its row says' : 'stay as they are: their rows say'} why`]
      : []),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? 'was' : 'were'} withdrawn or decided meanwhile`] : []),
  ];
  return others.length === 0 ? { title } : { title, message: others.join('. ') };
}

/** What is to be done with the paper of a check that is voided or stopped; null where no paper of it is good. */
export const paperWords = ({ kind, papers }: Pick<ApprovalRow, 'kind' | 'papers'>): string | null =>
  kind === 'void' || kind === 'stop' ? (paperLeft(papers, kind)?.words ?? null) : null;

/** What the bank knows of a check that is voided or stopped; null where it was told nothing. */
export function bankWords({ kind, toldOn }: Pick<ApprovalRow, 'kind' | 'toldOn'>): string | null {
  if (toldOn === null || (kind !== 'void' && kind !== 'stop')) return null;
  const told = `The bank was told on ${formatDate(toldOn)} that it may pay this check.`;
  return kind === 'void'
    ? `${told} A void is told with the next file and stops no payment: if the check has left the office, order the stop payment at the bank, too.`
    : `${told} Order the stop payment at the bank: the next file tells of it, and may come too late.`;
}
