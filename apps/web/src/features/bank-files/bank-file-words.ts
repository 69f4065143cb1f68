import type { BankFilePreview, BankFileRow, BankItemRow, PreviewedStatement } from '@closewright/contract/bank-files';
import type { BankDay } from '@closewright/domain/bank-files';
import { counted, formatDate } from '@closewright/domain/formats';
import { amountText } from '../../lib/amount-text.ts';

type Counts = PreviewedStatement['counts'];

/** How many items of each state, in a sentence: `12 new, 3 known, 1 looks like a known one`. */
export function countsWords({ new: fresh, known, doubtful, late }: Counts): string {
  const parts = [
    `${fresh} new`,
    ...(known > 0 ? [`${known} known`] : []),
    ...(doubtful > 0 ? [`${doubtful} ${doubtful === 1 ? 'looks' : 'look'} like a known one`] : []),
    ...(late > 0 ? [`${late} of days that are reconciled`] : []),
  ];
  return parts.join(', ');
}

/** What an account of a file is called: as the office does or, where it is none of its own, by its number. */
export const accountName = ({ name, accountNumber }: Pick<PreviewedStatement, 'name' | 'accountNumber'>): string => {
  if (name !== '') return name;
  return accountNumber === null ? 'An account that the file does not name' : `Account ${accountNumber}`;
};

/** The days of an account in a file: `04/09/2013 to 04/11/2013`; a single day is one. */
export function daysWords(days: readonly Pick<BankDay, 'date'>[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'No day';
  return rangeWords(first.date, last.date);
}

/** A first and a last day; one where they are the same. */
export const rangeWords = (from: string, through: string): string =>
  from === through ? formatDate(from) : `${formatDate(from)} to ${formatDate(through)}`;

/** With what the bank says the first day of a file opens and its last closes; nothing where it says neither. */
export function balanceWords(days: readonly Pick<BankDay, 'date' | 'opening' | 'closing'>[]): string {
  const opening = days[0]?.opening ?? null;
  const closing = days.at(-1)?.closing ?? null;
  if (opening === null && closing === null) return 'No balances';
  return [
    ...(opening === null ? [] : [`opens with ${amountText(opening)}`]),
    ...(closing === null ? [] : [`closes with ${amountText(closing)}`]),
  ].join(', ');
}

/** An item in one line, as it stands beside the one that looks like it. */
export function itemWords({
  date,
  kind,
  amount,
  checkNumber,
  bankReference,
  customerReference,
  text,
}: Pick<
  BankItemRow,
  'date' | 'kind' | 'amount' | 'checkNumber' | 'bankReference' | 'customerReference' | 'text'
>): string {
  const number = numberOf({ checkNumber, bankReference, customerReference });
  return [formatDate(date), number === '' ? kind : `${kind} ${number}`, amountText(amount), text]
    .filter((part) => part !== '')
    .join(', ');
}

/** What the bank calls an item by: the number of its check, else its references. */
export function numberOf({
  checkNumber,
  bankReference,
  customerReference,
}: Pick<BankItemRow, 'checkNumber' | 'bankReference' | 'customerReference'>): string {
  if (checkNumber !== null) return String(checkNumber);
  return [...new Set([customerReference, bankReference])].filter((each) => each !== null && each !== '').join(' / ');
}

/** What is taken of a previewed file: `Import 12 new items`. */
export function importWords(count: number, statements: BankFilePreview['statements']): string {
  if (count > 0) return `Import ${counted(count, 'new item')}`;
  return hasNewBalances(statements) ? 'Import the balances' : 'Import';
}

/** Whether a balance is new of an account that is taken. */
const hasNewBalances = (statements: BankFilePreview['statements']): boolean =>
  statements.some(({ obstacle, newBalances }) => obstacle === null && newBalances > 0);

/** Why a previewed file cannot be taken; null where it can. A balance that is new is reason enough. */
export function importObstacle(
  { statements, conflicts }: Pick<BankFilePreview, 'statements' | 'conflicts'>,
  count: number,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  const taken = statements.filter(({ obstacle }) => obstacle === null);
  if (taken.length === 0) return statements[0]?.obstacle ?? 'There is no account in it';
  if (conflicts.length > 0) return 'A balance is another one than is known';
  return count > 0 || hasNewBalances(taken) ? null : 'Nothing in it is new';
}

/** The name under which a row of the log stands: `Escrow trust and 2 more`. */
export function accountsOf({ accounts }: Pick<BankFileRow, 'accounts'>): string {
  const [first, ...others] = accounts;
  if (first === undefined) return 'None';
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

/** The days that a file tells of, of all of its accounts. */
export function fileDays({ accounts }: Pick<BankFileRow, 'accounts'>): string {
  const from = accounts.map((each) => each.from).toSorted((a, b) => (a < b ? -1 : 1));
  const through = accounts.map((each) => each.through).toSorted((a, b) => (a < b ? -1 : 1));
  const [first] = from;
  const last = through.at(-1);
  return first === undefined || last === undefined ? '' : rangeWords(first, last);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How many items were taken of a file, and what came in and went out by them. */
export const fileSums = ({ accounts }: Pick<BankFileRow, 'accounts'>) => ({
  items: sum(accounts.map(({ items }) => items)),
  in: sum(accounts.map((each) => each.in)),
  out: sum(accounts.map(({ out }) => out)),
});

/** Why the file in hand is not taken back; null where it may be asked. What is in the way of it, the api says. */
export function takeBackObstacle(
  file: Pick<BankFileRow, 'takenBack'> | null,
  inTheWay: number,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (file === null) return 'No file is in hand';
  if (file.takenBack !== null) return 'It was taken back';
  return inTheWay === 0 ? null : `${counted(inTheWay, 'item')} of it ${inTheWay === 1 ? 'is' : 'are'} in the way`;
}

/** What there is to know of a file besides its accounts. */
export function fileFacts(
  { fileName, format, sha256, bytes, importedBy, importedAt, takenBack }: BankFileRow,
  moment: (instant: string) => string,
): string[] {
  return [
    `${fileName}, ${format}, ${counted(bytes, 'byte')}`,
    `Imported by ${importedBy}, ${moment(importedAt)}`,
    ...(takenBack === null ? [] : [`Taken back by ${takenBack.by}, ${moment(takenBack.at)}: ${takenBack.reason}`]),
    `SHA-256 ${sha256}`,
  ];
}
