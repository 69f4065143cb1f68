import type {
  JournalAccountRow,
  JournalExport,
  JournalGapRow,
  JournalLineRow,
  JournalTotals,
} from '@closewright/contract/journal-exports';
import { counted, formatDate } from '@closewright/domain/formats';
import { journalAccountName } from '@closewright/domain/journal-exports';
import { amountText } from '../../lib/amount-text.ts';

/** How far an export is, for people. */
export const stateNames = { made: 'Not accepted yet', accepted: 'Accepted', 'taken back': 'Taken back' } as const;

/** Accounts of which something is to be exported, of all. */
export function accountsWords(accounts: readonly Pick<JournalAccountRow, 'due'>[]): string {
  const open = accounts.filter(({ due }) => due > 0).length;
  const all = counted(accounts.length, 'bank account');
  return open === 0
    ? `${all}, nothing to export`
    : `${open} of ${all} ${open === 1 ? 'has' : 'have'} something to export`;
}

/** Whose lines they are: `Branch 1`, or that they are of no file. */
export const branchWords = ({ branch }: Pick<JournalLineRow, 'branch'>): string => branch ?? 'Of no file';

/** A line in words: `03/02/2026, Branch 1, Available`. */
export const lineWords = (line: Pick<JournalLineRow, 'day' | 'branch' | 'account'>): string =>
  [formatDate(line.day), branchWords(line), journalAccountName(line.account)].join(', ');

/** What the mapping does not say, in words. */
export function gapWords(gap: JournalGapRow): string {
  if (gap.of === 'company') return 'Company code of this bank account';
  if (gap.of === 'account') return `Ledger code of ${journalAccountName(gap.account)}`;
  return gap.branchID === null
    ? 'Cost center of what is of no file, in this bank account'
    : `Cost center of ${gap.branch ?? 'a branch'}`;
}

/** The days of an export: `03/02/2026 to 03/06/2026`. */
export function daysWords({ fromDay, throughDay }: Pick<JournalTotals, 'fromDay' | 'throughDay'>): string {
  if (fromDay === null || throughDay === null) return '';
  return fromDay === throughDay ? formatDate(fromDay) : `${formatDate(fromDay)} to ${formatDate(throughDay)}`;
}

/** What an export comes to: `5 transactions in 1 journal, 980.00`. */
export const totalsWords = ({ transactions, journals, debit }: JournalTotals): string =>
  `${counted(transactions, 'transaction')} in ${counted(journals, 'journal')}, ${amountText(debit)} on each side`;

type InHand = Pick<JournalExport, 'state'> | null;

/** Why what is in hand of the exports cannot be taken back or downloaded; null where it can. */
export function openObstacle(made: InHand, refusal: string | null = null): string | null {
  if (refusal !== null) return refusal;
  if (made === null) return 'No export is in hand';
  return made.state === 'taken back' ? 'It was taken back' : null;
}

/** Why what is in hand of the exports cannot be accepted; null where it can. */
export const acceptObstacle = (made: InHand, refusal: string | null): string | null =>
  openObstacle(made, refusal) ?? (made?.state === 'accepted' ? 'The books have it' : null);

/** Why no export can be made of an account; null where one can. */
export function makeObstacle(
  account: Pick<JournalAccountRow, 'due' | 'obstacle'> | null,
  gaps: readonly JournalGapRow[] | null,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (account === null) return 'No bank account is in hand';
  if (account.obstacle !== null) return account.obstacle;
  if (account.due === 0) return 'Nothing is to be exported';
  if (gaps === null) return 'What is to be exported is not read yet';
  return gaps.length === 0 ? null : `The mapping lacks ${counted(gaps.length, 'entry', 'entries')}`;
}

/** What there is to know of an export besides its lines: who made and decided it, and which bytes its file has. */
export function exportFacts(
  { files, madeBy, madeAt, accepted, takenBack, hasLate }: JournalExport,
  moment: (instant: string) => string,
): string[] {
  return [
    `${files.columns.fileName}, made by ${madeBy}, ${moment(madeAt)}`,
    ...(accepted === null ? [] : [`In the books as ${accepted.reference}, ${accepted.by}, ${moment(accepted.at)}`]),
    ...(takenBack === null ? [] : [`Taken back by ${takenBack.by}, ${moment(takenBack.at)}: ${takenBack.reason}`]),
    ...(hasLate ? ['Has postings into days that earlier exports reached'] : []),
    `SHA-256 ${files.columns.sha256}`,
  ];
}
