import type { WireDate } from '../dates/index.ts';
import type { BankDay, BankItem, BankStatement } from './bank-file.ts';
import { checkNumberOf, reference } from './bank-words.ts';
import type { Findings } from './findings.ts';
import { newItemLines } from './item-lines.ts';
import { kindOfMt940, type Mt940Line, mt940EntryDate } from './mt940-fields.ts';
import { dollars } from './totals.ts';

/** A balance with where it stands; F is that of a statement, M that of a page. */
export interface ToldBalance {
  readonly line: number;
  readonly date: WireDate;
  readonly amount: number;
  readonly isOfPage: boolean;
}

/** A page of a statement, whose lines come to what it says. */
export interface Mt940Page {
  readonly line: number;
  readonly routingNumber: string | null;
  readonly accountNumber: string;
  /** Of the statement, and of the page of it; null where it is the only one. */
  readonly number: number;
  readonly page: number | null;
  readonly opening: ToldBalance;
  readonly closing: ToldBalance;
  readonly available: readonly ToldBalance[];
  readonly lines: readonly Told[];
}

/** A line of a statement with its words. */
export interface Told extends Mt940Line {
  readonly line: number;
  readonly valueDate: WireDate;
  readonly amount: number;
  readonly text: string;
}

interface Account {
  readonly routingNumber: string | null;
  readonly accountNumber: string;
  readonly days: Map<WireDate, BankDay>;
  readonly items: BankItem[];
  readonly pages: Set<string>;
  last: Mt940Page | null;
}

/** The accounts of a file as its pages end. */
export interface Mt940Statements {
  readonly take: (page: Mt940Page) => void;
  /** Accounts so far. */
  readonly count: () => number;
  readonly end: () => readonly BankStatement[];
}

/** Puts pages together to statements, and statements to the accounts of a file. */
export function newMt940Statements(findings: Findings): Mt940Statements {
  const { problem } = findings;
  const accounts = new Map<string, Account>();
  const lineOf = newItemLines();
  let open: Mt940Page[] = [];

  function take(page: Mt940Page): void {
    const key = JSON.stringify([page.routingNumber, page.accountNumber]);
    const account: Account = accounts.get(key) ?? {
      ...{ routingNumber: page.routingNumber, accountNumber: page.accountNumber },
      ...{ days: new Map(), items: [], pages: new Set(), last: null },
    };
    accounts.set(key, account);
    const { opening, closing } = page;
    const name = JSON.stringify([page.number, page.page, opening.amount, closing.date, closing.amount]);
    if (account.pages.has(name)) problem(page.line, `Statement ${named(page)} of the account is in the file twice`);
    account.pages.add(name);
    const before = open.at(-1);
    const wrong = followProblem(before ?? null, page);
    if (wrong !== null) problem(page.opening.line, wrong);
    open.push(page);
    if (closing.isOfPage) return;
    close(account, open);
    open = [];
  }

  /** Takes a statement that is whole. */
  function close(account: Account, pages: readonly Mt940Page[]): void {
    const [first, last] = [pages[0], pages.at(-1)];
    if (first === undefined || last === undefined) return;
    const days = { from: first.opening.date, through: last.closing.date };
    if (days.from > days.through)
      problem(last.closing.line, 'The statement closes on a day before the one on which it opens');
    chain(account.last, first, findings);
    account.last = last;
    const items = pages.flatMap(({ lines }) => lines).flatMap((line) => itemOf(line, days, findings));
    for (const item of items) account.items.push({ ...item, line: lineOf(item.line) });
    const begins = items.reduce((day, { date }) => (date < day ? date : day), days.through);
    const told = (date: WireDate): BankDay =>
      account.days.get(date) ?? { date, opening: null, closing: null, available: null };
    if (!account.days.has(begins)) account.days.set(begins, { ...told(begins), opening: first.opening.amount });
    account.days.set(days.through, { ...told(days.through), closing: last.closing.amount });
    for (const { date, amount } of last.available) account.days.set(date, { ...told(date), available: amount });
  }

  return {
    take,
    count: () => accounts.size,
    end() {
      const last = open.at(-1);
      if (last) problem(null, `The file is cut off: the page behind page ${named(last)} is missing`);
      return [...accounts.values()].map(({ routingNumber, accountNumber, days, items }) => ({
        ...{ routingNumber, accountNumber, items },
        days: [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
      }));
    },
  };

  function itemOf(told: Told, days: Days, { problem, warn }: Findings): BankItem[] {
    const { line, amount, valueDate, text } = told;
    const date = dayOf(told, days);
    if (date === null) problem(line, `The day of entry ${told.entry} is none`);
    else if (told.entry !== '' && date > days.through)
      problem(line, 'The line is booked on a day behind that on which the statement closes');
    else if (told.entry !== '' && date < days.from)
      warn(line, 'The line is booked on a day before that on which the statement opens');
    if (amount === 0) warn(line, 'The amount is zero: the line is not taken');
    if (date === null || amount === 0) return [];
    const kind = kindOfMt940(told, { amount, text });
    const customerReference = referenceOf(told.customerReference);
    return [
      {
        ...{ line, date, valueDate: valueDate === date ? null : valueDate, kind, amount, code: told.type, text },
        checkNumber: told.type === 'NCHK' ? checkNumberOf(customerReference ?? '') : null,
        bankReference: referenceOf(told.bankReference),
        customerReference,
        bankID: null,
      },
    ];
  }
}

interface Days {
  readonly from: WireDate;
  readonly through: WireDate;
}

/** The day on which a line is counted: that of its entry, else that of its value; where the statement does not tell that day, the one on which it closes. */
function dayOf({ entry, valueDate }: Told, { from, through }: Days): WireDate | null {
  if (entry !== '') return mt940EntryDate(entry, valueDate);
  return valueDate < from || valueDate > through ? through : valueDate;
}

/** What banks write where there is no reference. */
const referenceOf = (text: string): string | null => (/^NON?REF$/i.test(text.trim()) ? null : reference(text));

/** `12`, or `12/3` of a page. */
const named = ({ number, page }: Mt940Page): string => (page === null ? String(number) : `${number}/${page}`);

/** Why a page does not go on with the one before, or begins as one that does; null when all is well. */
function followProblem(before: Mt940Page | null, page: Mt940Page): string | null {
  const { opening } = page;
  if (before === null)
    return opening.isOfPage ? `Statement ${named(page)} begins in its middle: the page before it is missing` : null;
  const goesOn =
    opening.isOfPage &&
    page.accountNumber === before.accountNumber &&
    page.routingNumber === before.routingNumber &&
    page.number === before.number &&
    (page.page === null || before.page === null || page.page === before.page + 1);
  if (!goesOn) return `Page ${named(before)} says that another one follows, and here is ${named(page)}`;
  if (opening.amount === before.closing.amount) return null;
  return `The page begins with ${dollars(opening.amount)}, and the one before it ended with ${dollars(before.closing.amount)}`;
}

/** A statement begins as the one before it ended. Where one may be missing between them, that is odd and no error. */
function chain(before: Mt940Page | null, { number, opening }: Mt940Page, { problem, warn }: Findings): void {
  if (before === null || before.closing.amount === opening.amount) return;
  const words = `The statement opens with ${dollars(opening.amount)}, and the one before it closed with ${dollars(before.closing.amount)}`;
  if (number === before.number + 1) problem(opening.line, words);
  else warn(opening.line, `${words}: one may be missing between them`);
}
