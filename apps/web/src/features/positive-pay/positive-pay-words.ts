import type {
  PositivePayAccountRow,
  PositivePayEventRow,
  PositivePayFileRow,
  PositivePayTotals,
} from '@closewright/contract/positive-pay';
import { counted, formatDate } from '@closewright/domain/formats';
import {
  type PositivePayGap,
  type PositivePayKind,
  type PositivePayState,
  positivePayKindNames,
  positivePayKinds,
  positivePayTotals,
  type RespelledPayee,
} from '@closewright/domain/positive-pay';
import { amountText } from '../../lib/amount-text.ts';

/** What became of a file, in words. */
export const stateNames = {
  made: 'Made',
  accepted: 'Accepted',
  'taken back': 'Taken back',
} as const satisfies Readonly<Record<PositivePayState, string>>;

/** How many events there are in all. */
export const eventCount = (totals: Pick<PositivePayTotals, PositivePayKind>): number =>
  positivePayKinds.reduce((sum, kind) => sum + totals[kind].count, 0);

/** Events of one kind. */
export interface OfKind {
  readonly kind: PositivePayKind;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
}

/** How many there are of each kind, and what they come to. */
export const byKind = (totals: Pick<PositivePayTotals, PositivePayKind>): readonly OfKind[] =>
  positivePayKinds.map((kind) => ({ kind, name: positivePayKindNames[kind], ...totals[kind] }));

/** The first and the last number that was issued: `1042 to 1055`; nothing where none was. */
export function numbersText({ fromNumber, toNumber }: Pick<PositivePayTotals, 'fromNumber' | 'toNumber'>): string {
  if (fromNumber === null || toNumber === null) return '';
  return fromNumber === toNumber ? `${fromNumber}` : `${fromNumber} to ${toNumber}`;
}

/** Numbers that are left out, and why: `1044 to 1046: told before`. */
export const gapText = ({ from, to, why }: PositivePayGap): string =>
  `${numbersText({ fromNumber: from, toNumber: to })}: ${why}`;

/** A payee and what a file says instead: `1042: José Núñez, told as Jose Nunez`. */
export const respelledText = ({ checkNumber, payee, told }: RespelledPayee): string =>
  `${checkNumber}: ${payee}, told as ${told}`;

/** How many numbers there are from the first to the last that was issued; 0 where none was. */
export const spanOf = ({ fromNumber, toNumber }: Pick<PositivePayTotals, 'fromNumber' | 'toNumber'>): number =>
  fromNumber === null || toNumber === null ? 0 : toNumber - fromNumber + 1;

/** How many of those are not issued. */
export const leftOut = (totals: Pick<PositivePayTotals, 'issue' | 'fromNumber' | 'toNumber'>): number =>
  spanOf(totals) - totals.issue.count;

/** How many events of each kind in a sentence: `2 issued, 1 voided`. */
export function dueWords(totals: Pick<PositivePayTotals, PositivePayKind>): string {
  const parts = byKind(totals).flatMap(({ count, name }) => (count === 0 ? [] : [`${count} ${name.toLowerCase()}`]));
  return parts.length === 0 ? 'Nothing due' : parts.join(', ');
}

/** In what the rows of a list do not come to its totals, in words; nothing where they do. All rows must be given. */
export function differencesOf(totals: PositivePayTotals, rows: readonly PositivePayEventRow[]): string[] {
  const listed = positivePayTotals(rows);
  const kinds = byKind(totals).flatMap(({ kind, name, count, amount }) => {
    const own = listed[kind];
    if (own.count === count && own.amount.value === amount) return [];
    return [
      `${name}: ${count} and ${amountText(amount)}, the list has ${own.count} and ${amountText(own.amount.value)}`,
    ];
  });
  const numbers =
    numbersText(totals) === numbersText(listed)
      ? []
      : [`Numbers: ${numbersText(totals)}, the list has ${numbersText(listed)}`];
  return [...kinds, ...numbers];
}

/** How far a bank knows of the checks of an account. */
export interface AccountState {
  readonly kind: 'due' | 'waiting' | 'told' | 'nothing';
  readonly text: string;
}

/** How far the bank of an account knows of its checks: a file that was made is not sent before the bank has accepted it. */
export function accountState({
  due,
  waiting,
  lastFile,
}: Pick<PositivePayAccountRow, 'due' | 'waiting' | 'lastFile'>): AccountState {
  const count = eventCount(due);
  if (count > 0) return { kind: 'due', text: `${count} not sent` };
  if (waiting > 0) return { kind: 'waiting', text: 'Not accepted yet' };
  return lastFile === null ? { kind: 'nothing', text: 'Nothing to send' } : { kind: 'told', text: 'Sent' };
}

/** What the newest file of an account tells, and what became of it. */
export function lastFileWords(file: PositivePayFileRow | null, moment: (instant: string) => string): string {
  if (file === null) return 'No file yet.';
  const { number, state, totals, madeAt, madeBy, decidedAt, decidedBy, reason } = file;
  const decided = decidedAt === null ? '' : `, ${moment(decidedAt)} by ${decidedBy}`;
  if (state === 'taken back') return `File ${number} was taken back${decided}: ${reason}.`;
  const accepted = state === 'made' ? 'not accepted yet' : 'accepted';
  return `Last file ${number}, ${accepted}: ${dueWords(totals)}, ${moment(madeAt)} by ${madeBy}.`;
}

/** Accounts whose bank was not told something yet, of all: `2 of 3 accounts have something to send`. */
export function accountsWords(accounts: readonly Pick<PositivePayAccountRow, 'due' | 'waiting'>[]): string {
  const open = accounts.filter(({ due }) => eventCount(due) > 0).length;
  const waiting = accounts.reduce((sum, account) => sum + account.waiting, 0);
  if (open === 0) {
    const files = waiting === 0 ? '' : `, ${counted(waiting, 'file')} not accepted yet`;
    return `${counted(accounts.length, 'bank account')}, nothing to send${files}`;
  }
  return `${open} of ${counted(accounts.length, 'bank account')} ${open === 1 ? 'has' : 'have'} something to send`;
}

type FileInHand = Pick<PositivePayFileRow, 'state'> | null;

/** Why what is in hand of the files cannot be taken back or downloaded; null where it can. */
export function openObstacle(file: FileInHand, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (file === null) return 'No file is in hand';
  return file.state === 'taken back' ? 'It was taken back' : null;
}

/** Why what is in hand of the files cannot be accepted; null where it can. */
export const acceptObstacle = (file: FileInHand, refusal: string | null): string | null =>
  openObstacle(file, refusal) ?? (file?.state === 'accepted' ? 'The bank has accepted it' : null);

/** What there is to know of a file besides its checks: its name, who made it and decided it, its hash. */
export function fileFacts(
  {
    fileName,
    layoutName,
    date,
    madeBy,
    madeAt,
    state,
    decidedBy,
    decidedAt,
    reason,
    sha256,
    bytes,
  }: PositivePayFileRow,
  moment: (instant: string) => string,
): string[] {
  const decided =
    decidedBy === null || decidedAt === null
      ? []
      : [`${stateNames[state]} by ${decidedBy}, ${moment(decidedAt)}${reason === null ? '' : `: ${reason}`}`];
  return [
    `${fileName}, layout ${layoutName}, of ${formatDate(date)}`,
    `Made by ${madeBy}, ${moment(madeAt)}`,
    ...decided,
    `SHA-256 ${sha256}, ${counted(bytes, 'byte')}`,
  ];
}
