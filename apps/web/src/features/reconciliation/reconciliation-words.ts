import type {
  BankMatchRow,
  BookItemRow,
  ProposedMatchRow,
  ReconciledAccountRow,
  ReconciliationDay,
  ReconciliationRow,
  ThreeWayRow,
} from '@closewright/contract/reconciliation';
import { reconciliationStatus } from '@closewright/domain/banking';
import type { WireDate } from '@closewright/domain/dates';
import { counted, formatDate } from '@closewright/domain/formats';
import { weekdayOf } from '@closewright/domain/holidays';
import {
  bookItemKey,
  matchRules,
  noFileLines,
  notMatched,
  notOver,
  notReconciled,
} from '@closewright/domain/reconciliation';
import { amountText } from '../../lib/amount-text.ts';
import type { BankItemRow, DayIndex } from './day-index.ts';

/** A day as a list of one year shows it: `04/11`; of another year `04/11/12`. */
export function shortDate(date: WireDate, of: WireDate): string {
  const [, month, day] = date.split('-');
  const year = date.slice(0, 4) === of.slice(0, 4) ? '' : `/${date.slice(2, 4)}`;
  return `${month}/${day}${year}`;
}

/** Words that stand where an item may be found by: day, amount with and without commas, numbers, names. */
const foundBy = (date: WireDate, amount: number, ...words: readonly (string | number | null)[]): string =>
  [formatDate(date), amountText(amount), (amount / 100).toFixed(2), ...words].join(' ').toLowerCase();

/** Whether an item of the bank has all of the words. */
export const bankItemHas = (item: BankItemRow, words: readonly string[]): boolean => {
  const { date, amount, kind, checkNumber, bankReference, customerReference, text } = item;
  const own = foundBy(date, amount, kind, checkNumber, bankReference, customerReference, text);
  return words.every((word) => own.includes(word));
};

/** Whether an item of the book has all of the words. */
export const bookItemHas = (item: BookItemRow, words: readonly string[]): boolean => {
  const { date, amount, checkNumber, reference, fileNumber, name, memo, slip } = item;
  const own = foundBy(date, amount, bookItemType(item), checkNumber, reference, fileNumber, name, memo, slip);
  return words.every((word) => own.includes(word));
};

/** The words of a filter, small, without signs of money. */
export const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll('$', '').split(/\s+/).filter(Boolean);

/** What an item of the book is called: money that came by wire is a wire in. */
export function bookItemType({ kind, instrument }: Pick<BookItemRow, 'kind' | 'instrument'>): string {
  if (kind === 'receipt' && instrument === 'Wire') return 'Wire in';
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** What it is for and whose: `Earnest money, Ramirez`. */
export const bookItemFor = ({ memo, name }: Pick<BookItemRow, 'memo' | 'name'>): string =>
  [memo, name].filter(Boolean).join(', ');

/** By which number people know an item of the book; of money that came in with none, its slip. */
export const bookItemNumber = ({ checkNumber, reference, slip }: BookItemRow): string =>
  String(checkNumber ?? reference ?? (slip === null ? '' : `Slip ${slip}`));

/** By which number people know an item of the bank. */
export const bankItemReference = ({ checkNumber, customerReference, bankReference }: BankItemRow): string =>
  checkNumber === null ? (customerReference ?? bankReference ?? '') : String(checkNumber);

/** What the rules have for an item of the bank: `3 receipts`; in amber what nothing was found for. */
export interface CandidateWords {
  readonly text: string;
  readonly isMissing: boolean;
}

/** What the rules have for an item of the bank. */
export function candidateWords({ bankItemID }: Pick<BankItemRow, 'bankItemID'>, index: DayIndex): CandidateWords {
  const [offer] = index.offerOfBank.get(bankItemID) ?? [];
  if (offer) return { text: offerWords(offer, index), isMissing: false };
  const exception = index.exceptionOfBank.get(bankItemID);
  const isOwnKind = exception !== undefined && exception.kind !== 'Not in book';
  return { text: isOwnKind ? exception.kind : 'No match', isMissing: true };
}

function offerWords({ bookItems, bankItemIDs, confidence }: ProposedMatchRow, { bookByKey }: DayIndex): string {
  const likely = confidence === 'sure' ? '' : ', likely';
  if (bookItems.length === 0) return `${counted(bankItemIDs.length - 1, 'bank item')}${likely}`;
  const kinds = new Set(bookItems.map((item) => bookByKey.get(bookItemKey(item))?.kind));
  const [kind] = kinds;
  const noun = kinds.size === 1 && kind !== undefined ? kind : 'item';
  const one = noun.replace(/ (in|out)$/, '');
  return `${counted(bookItems.length, one, plural(one))}${likely}`;
}

const plural = (one: string): string =>
  one === 'recovered' ? one : one === 'ACH' ? 'ACH entries' : one === 'interest' ? one : `${one}s`;

/** How many of a side wait and what they come to: `17 to match, 72,360.50`. */
export const waitingWords = (items: readonly { readonly amount: number }[], words: string): string =>
  `${items.length.toLocaleString('en-US')} ${words}, ${amountText(items.reduce((sum, { amount }) => sum + amount, 0))}`;

/** Why two sides were held to be the same, with what somebody said of it. */
export function matchReason({ rule, reason, note }: Pick<BankMatchRow, 'rule' | 'reason' | 'note'>): string {
  const said = rule === 'hand' && note !== null ? matchRules.hand.said : reason;
  return note === null ? said : `${said}: ${note}`;
}

/** Who matched it, and by which rule if by one. */
export const matchedBy = ({ rule, by }: Pick<BankMatchRow, 'rule' | 'by'>): string =>
  rule === 'hand' ? by : `${by}, rule ${matchRules[rule].place}`;

/** How people name a match. */
export const matchName = ({ bankMatchID }: Pick<BankMatchRow, 'bankMatchID'>): string => `M-${bankMatchID}`;

/** Days of an exception, and how loud they are: a week is looked at, a month is too long. */
export function ageWords(age: number): { readonly text: string; readonly tone: 'plain' | 'warning' | 'danger' } {
  return { text: counted(age, 'day'), tone: age >= 30 ? 'danger' : age >= 5 ? 'warning' : 'plain' };
}

/** How many exceptions are open and how old the oldest is: `6 open, oldest 94 days`. */
export const exceptionsWords = (exceptions: readonly { readonly age: number }[]): string =>
  exceptions.length === 0
    ? 'None'
    : `${exceptions.length} open, oldest ${counted(Math.max(...exceptions.map(({ age }) => age)), 'day')}`;

/** How far bank, book and files agree. */
export interface Agreement {
  readonly kind: 'files' | 'apart' | 'none' | 'zero';
  readonly text: string;
}

/** How far bank, book and files agree, in words. Files that are apart from the book go before all else. */
export function agreementOf({ date, statement, bookLessFiles, bankLessBook }: ThreeWayRow): Agreement {
  if (bookLessFiles !== 0) return { kind: 'files', text: `Files apart from book by ${amountText(bookLessFiles)}` };
  if (bankLessBook === null) return { kind: 'none', text: 'The bank told nothing yet' };
  if (bankLessBook !== 0) return { kind: 'apart', text: `Apart by ${amountText(bankLessBook)}` };
  // Nothing says yet that it is so at the end of this day.
  if (statement?.of !== date) return { kind: 'none', text: 'Waits for the balance of the bank' };
  return { kind: 'zero', text: 'In balance' };
}

/** Whether a day of an account takes nothing any more. */
export const isClosed = ({
  account: { finalizedThrough },
  date,
}: Pick<ReconciliationDay, 'account' | 'date'>): boolean => finalizedThrough !== null && date <= finalizedThrough;

/** Whether the bank has told its balance of the very day. */
export const isImported = ({ threeWay: { statement }, date }: Pick<ReconciliationDay, 'threeWay' | 'date'>): boolean =>
  statement?.of === date;

/** What money of no file is called: below zero it is that of others, until the office makes it good. */
export function noFileWords(of: Parameters<typeof noFileLines>[0]): string {
  const [only, other] = noFileLines(of);
  return only && !other ? only.label : 'Of no file';
}

/** Why a day cannot be finalized; null where it can. */
export function finalizeObstacle(day: ReconciliationDay, refusal: string | null, today: WireDate): string | null {
  if (isClosed(day)) return 'It is finalized';
  return refusal ?? notOver(day.date, today) ?? notReconciled(day.threeWay) ?? notMatched(day);
}

/** Whether an account is done for what the bank told, in words. */
export interface DoneState {
  readonly kind: 'done' | 'open' | 'new';
  readonly text: string;
}

/** Whether an account is finalized up to now. */
export function doneState({
  finalizedThrough,
  daysOpen,
}: Pick<ReconciledAccountRow, 'finalizedThrough' | 'daysOpen'>): DoneState {
  if (daysOpen === 0)
    return finalizedThrough === null ? { kind: 'new', text: 'Nothing yet' } : { kind: 'done', text: 'Done' };
  return { kind: 'open', text: 'Not done' };
}

/** How many accounts are done: `1 of 3 trust accounts done`. Those with nothing to do yet are none of them. */
export function accountsWords(
  accounts: readonly Pick<ReconciledAccountRow, 'finalizedThrough' | 'daysOpen'>[],
): string {
  const begun = accounts.map((account) => doneState(account).kind).filter((kind) => kind !== 'new');
  if (begun.length === 0) return 'Nothing to reconcile yet';
  return `${begun.filter((kind) => kind === 'done').length} of ${counted(begun.length, 'trust account')} done`;
}

/** How far a reconciliation is, as core.md §4 names it; one that was reopened says so. */
export function statusWords({
  isReconFinalized,
  reopened,
}: Pick<ReconciliationRow, 'isReconFinalized' | 'reopened'>): string {
  const status = reconciliationStatus(isReconFinalized);
  return reopened === null ? status : `${status}, reopened`;
}

type Signature = ReconciliationRow['prepared'];

/** Who signed and when: `Ada Park, 04/12/2013 9:41 AM: as agreed`. */
export const signedWords = ({ by, at, note }: Signature, moment: (instant: string) => string): string =>
  `${by}, ${moment(at)}${note === null ? '' : `: ${note}`}`;

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The day of the week: `Thu`. */
export const dayName = (date: WireDate): string => dayNames[weekdayOf(date) - 1] ?? '';

/** Why it cannot be signed as its reviewer by whoever looks at it; null where it can. */
export function signObstacle(
  { isReconFinalized, prepared, reviewed }: Pick<ReconciliationRow, 'isReconFinalized' | 'prepared' | 'reviewed'>,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (!isReconFinalized) return 'It was reopened';
  if (reviewed !== null) return 'It is reviewed';
  return prepared.isOwn ? 'You prepared it: another person reviews it' : null;
}

/** Why nobody can ask to reopen it; null where somebody can. */
export const reopenObstacle = ({ isLast }: Pick<ReconciliationRow, 'isLast'>): string | null =>
  isLast ? null : 'A later day is finalized: only the last one is reopened';

/** Why whoever looks at it cannot decide whether it is reopened; null where they can. */
export const decideObstacle = ({ reopenAsked }: Pick<ReconciliationRow, 'reopenAsked'>): string | null =>
  reopenAsked?.isOwn ? 'You asked: another person decides' : null;
