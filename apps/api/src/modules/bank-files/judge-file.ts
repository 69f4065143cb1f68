import { createHash, hash } from 'node:crypto';
import {
  type BankDay,
  type BankFile,
  type BankFileFinding,
  type BankItem,
  type BankStatement,
  type JudgedItem,
  judgeItems,
} from '@closewright/domain/bank-files';
import { addToDate, type WireDate } from '@closewright/domain/dates';
import { counted, formatDate, formatMoney, momentInWords } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { ToldAccount } from './bank-account.queries.ts';
import type { Known } from './known.queries.ts';

/** The first and the last day that a statement tells of; null where it tells of none. */
export function daysOf({ items, days }: BankStatement): { from: WireDate; through: WireDate } | null {
  let [from, through]: [WireDate | null, WireDate | null] = [null, null];
  for (const { date } of [...items, ...days]) {
    if (from === null || date < from) from = date;
    if (through === null || date > through) through = date;
  }
  return from === null || through === null ? null : { from, through };
}

/** An item of a file, with what it is beside those that are known. */
export interface FileItem extends JudgedItem {
  readonly item: BankItem;
}

/** What of a statement would be taken. */
export interface JudgedStatement {
  readonly statement: BankStatement;
  readonly account: ToldAccount | null;
  /** Why nothing of it is taken; null where it is. */
  readonly obstacle: string | null;
  readonly items: readonly FileItem[];
  /** Balances that are new, or were only typed so far. */
  readonly newDays: readonly (BankDay & { readonly closing: number })[];
  /** Balances that say otherwise than what is known: nothing is taken while there is one. */
  readonly conflicts: readonly BankFileFinding[];
  readonly warnings: readonly BankFileFinding[];
}

/** A statement of which nothing is taken. */
export const leftOut = (statement: BankStatement, account: ToldAccount | null, obstacle: string): JudgedStatement => ({
  ...{ statement, account, obstacle, items: [], newDays: [], conflicts: [], warnings: [] },
});

/** A statement beside what is known of its account. */
export function judgeStatement(
  statement: BankStatement,
  { account, known, zone }: { readonly account: ToldAccount; readonly known: Known; readonly zone: string },
): JudgedStatement {
  if (known.told) {
    const { fileName, importedBy, importedAt } = known.told;
    const when = momentInWords(importedAt, zone);
    return leftOut(statement, account, `${importedBy} has taken this already, as “${fileName}”, ${when}`);
  }
  const { closedThrough, begins } = account;
  const judged = judgeItems(statement.items, known.items, closedThrough, begins);
  const items = statement.items.map((item, at): FileItem => {
    const { state, like } = judged[at] ?? { state: 'New', like: null };
    return { item, state, like };
  });
  const told = statement.days.filter((day): day is BankDay & { closing: number } => day.closing !== null);
  const before = new Map(known.days.map((day) => [day.date, day]));
  const late = lateBy(items, known);
  const conflicts = told.flatMap(({ date, closing }): BankFileFinding[] => {
    const day = before.get(date);
    if (!day || day.closing === closing) return [];
    // A finalized balance stays as it is: what is late explains the bank's newer one.
    if (closedThrough !== null && date <= closedThrough && closing - day.closing === late(date)) return [];
    const how = day.bankFileID === null ? 'was typed as' : 'is known as';
    const text = `The balance of ${account.name} on ${formatDate(date)} is ${amount(closing)} here, and ${how} ${amount(day.closing)}`;
    return [{ line: null, text }];
  });
  return {
    ...{ statement, account, obstacle: null, items, conflicts },
    newDays: told.filter(
      ({ date }) => (before.get(date)?.bankFileID ?? null) === null && (closedThrough === null || date > closedThrough),
    ),
    warnings: [...gapBefore(statement, account, { known, late }), ...lateFindings(items, account)],
  };
}

/** What the bank says it began with is what it ended with before; else a day is missing. */
function gapBefore(
  { days }: BankStatement,
  { name, closedThrough }: ToldAccount,
  { known: { dayBefore }, late }: { readonly known: Known; readonly late: (date: WireDate) => number },
): BankFileFinding[] {
  const [first] = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!first || first.opening === null || dayBefore === null || first.opening === dayBefore.closing) return [];
  const isClosed = closedThrough !== null && dayBefore.date <= closedThrough;
  if (isClosed && first.opening - dayBefore.closing === late(dayBefore.date)) return [];
  const text = `${name} begins with ${amount(first.opening)} on ${formatDate(first.date)}, and ended with ${amount(dayBefore.closing)} on ${formatDate(dayBefore.date)}: a day between may be missing`;
  return [{ line: null, text }];
}

/** The day on which late items stand: the first that is not reconciled. */
export const firstOpenDay = (closedThrough: WireDate): WireDate => addToDate(closedThrough, 1, 'days');

/** What late items of days up to one come to: those of the file, and those that are known and stand on a later day. */
const lateBy =
  (items: readonly FileItem[], known: Known) =>
  (date: WireDate): number => {
    const ofFile = items.filter(({ item, state }) => state === 'Late' && item.date <= date).map(({ item }) => item);
    const before = known.items.filter((item) => item.date <= date && item.day > date);
    return [...ofFile, ...before].reduce((sum, each) => sum + each.amount, 0);
  };

function lateFindings(items: readonly FileItem[], { name, closedThrough }: ToldAccount): BankFileFinding[] {
  const count = items.filter(({ state }) => state === 'Late').length;
  if (count === 0 || closedThrough === null) return [];
  const text = `${counted(count, 'item')} of ${name} ${count === 1 ? 'is' : 'are'} late, of days that are reconciled: ${count === 1 ? 'it stands' : 'they stand'} on ${formatDate(firstOpenDay(closedThrough))}, with the bank’s own day`;
  return [{ line: null, text }];
}

const amount = (value: number): string => formatMoney(cents(value));

/** Which file this is, what it is of and what was known of each of its items and balances: an import tells which it has seen. */
export function digestOf(sha256: string, statements: readonly JudgedStatement[]): string {
  const seen = createHash('sha256').update(sha256);
  for (const { account, obstacle, items, newDays, conflicts } of statements) {
    const states = items.map(({ item, state, like }) => [item.line, state, like?.bankItemID ?? null]);
    const days = newDays.map(({ date }) => date);
    seen.update(JSON.stringify([account?.bankAccountID ?? null, obstacle, states, days, conflicts]));
  }
  return seen.digest('hex');
}

/** The hash of what tells an item from others of its account: all that it says, as `judgeItems` compares it. */
export function identityOf(item: Omit<BankItem, 'line'>): string {
  const { bankID, date, amount: value, code, checkNumber, bankReference, customerReference, text } = item;
  return hash(
    'sha256',
    JSON.stringify([bankID, date, value, code, checkNumber, bankReference, customerReference, text]),
  );
}

/** The name that tells a file from any other of its sender, as it is stored. */
export const fileIdentity = ({ format, identity }: BankFile): string | null =>
  identity === null ? null : hash('sha256', JSON.stringify([format, identity]));
