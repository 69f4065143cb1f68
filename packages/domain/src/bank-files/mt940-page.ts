import { plainText, shown } from './bank-words.ts';
import type { Findings } from './findings.ts';
import { mt940Account, mt940Amount, mt940Balance, mt940Line, mt940Text } from './mt940-fields.ts';
import type { Mt940Field, Mt940Message } from './mt940-parts.ts';
import type { Mt940Page, Told, ToldBalance } from './mt940-statements.ts';
import { dollars } from './totals.ts';

/** A page as it is read, field by field. */
interface Open {
  /** The field that was read last, of those that have a place. */
  at: string;
  account: { readonly routingNumber: string | null; readonly accountNumber: string } | null;
  place: { readonly number: number; readonly page: number | null } | null;
  opening: ToldBalance | null;
  closing: ToldBalance | null;
  readonly available: ToldBalance[];
  readonly lines: { told: Omit<Told, 'text'> | null; words: string[] }[];
  readonly sums: Mt940Field[];
}

/** What may come behind each field, the one that has to first. */
const next: Readonly<Record<string, readonly string[]>> = {
  '': ['20'],
  20: ['25', '21'],
  21: ['25'],
  25: ['28'],
  28: ['60'],
  60: ['61', '62'],
  61: ['61', '62', '86'],
  62: ['64', '65', '86'],
  64: ['64', '65', '86'],
};

/** Fields that may stand anywhere: times, floors of amounts, sums, and what a bank adds. */
const anywhere = new Set(['13', '34', '90', 'NS']);

/** Lines of a field; others have one. */
const lines: Readonly<Record<string, number>> = { 25: 2, 61: 2, 86: 100, NS: 100 };

/** Reads a message: a statement, or a page of one. Null where something is wrong. */
export function mt940Page({ line, fields }: Mt940Message, findings: Findings): Mt940Page | null {
  const { problem, warn } = findings;
  const open: Open = {
    ...{ at: '', account: null, place: null, opening: null, closing: null },
    ...{ available: [], lines: [], sums: [] },
  };
  for (const field of fields) {
    const tag = field.tag.replace(/[A-Z]$/, '') || field.tag;
    const due = next[open.at] ?? [];
    if (tag === '90') open.sums.push(field);
    else if (due.includes(tag)) {
      readField(tag, field, open, findings);
      // What is said of a line, or of the whole, changes nothing of what comes next.
      if (tag !== '86') open.at = tag === '65' ? '64' : tag;
    } else if (!anywhere.has(field.tag === 'NS' ? 'NS' : tag)) {
      problem(field.line, `Here is :${field.tag}:, and ${due.map((each) => `:${each}:`).join(' or ')} is due`);
      return null;
    }
    if (field.lines.length > (lines[field.tag === 'NS' ? 'NS' : tag] ?? 1))
      problem(field.line + 1, `:${field.tag}: goes on where another field is due`);
  }
  if (open.at !== '62' && open.at !== '64')
    problem(line, 'The statement that begins here has no closing balance (:62F:)');
  const { account, place, opening, closing } = open;
  const told = open.lines.flatMap(({ told: one, words }) =>
    one ? [{ ...one, text: plainText(words.join(' ')) }] : [],
  );
  if (!account || !place || !opening || !closing || told.length < open.lines.length) return null;
  const page = { line, ...account, ...place, opening, closing, available: open.available, lines: told };
  prove(page, findings);
  for (const sum of open.sums) proveSum(sum, told, findings);
  if (place.number === 0) warn(line, 'The statement has no number');
  return page;
}

function readField(tag: string, { line, tag: whole, lines: texts }: Mt940Field, open: Open, findings: Findings): void {
  const { problem } = findings;
  const [text = ''] = texts;
  if (tag === '25') {
    open.account = mt940Account(text);
    if (open.account.accountNumber === '') problem(line, 'The number of the account is missing');
  } else if (tag === '28') {
    const [, number, page] = /^(\d{1,5})(?:\/(\d{1,5}))?$/.exec(text.trim()) ?? [];
    if (number === undefined) problem(line, `${shown(text)} is no number of a statement such as 12/1`);
    else open.place = { number: Number(number), page: page === undefined ? null : Number(page) };
  } else if (tag === '60') open.opening = balanceOf(line, whole, text, findings);
  else if (tag === '62') open.closing = balanceOf(line, whole, text, findings);
  else if (tag === '64') {
    const balance = balanceOf(line, whole, text, findings);
    if (balance) open.available.push(balance);
  } else if (tag === '61') {
    open.lines.push({ told: lineOf(line, text, findings), words: texts.slice(1) });
  } else if (tag === '86' && open.at === '61') {
    const words = open.lines.at(-1)?.words;
    const said = mt940Text(texts);
    if (words) words.splice(0, words.length, ...(said.startsWith(words.join(' ')) ? [said] : [...words, said]));
  }
}

function lineOf(line: number, text: string, { problem }: Findings): Omit<Told, 'text'> | null {
  const told = mt940Line(text);
  if (told === null) {
    problem(line, `${shown(text)} is no line such as 2611191119D1995,25NCHK20417`);
    return null;
  }
  const { valueDate, amount } = told;
  if (valueDate === null) problem(line, `The day of value ${shown(text.slice(0, 6))} is none`);
  if (amount === null) problem(line, `${shown(told.written)} is no amount such as 1234,56`);
  return valueDate === null || amount === null ? null : { ...told, line, valueDate, amount };
}

function balanceOf(line: number, tag: string, text: string, { problem }: Findings): ToldBalance | null {
  const told = mt940Balance(text);
  if (told === null) {
    problem(line, `${shown(text)} is no balance such as C261119USD1234,56`);
    return null;
  }
  const { date, currency, amount } = told;
  if (date === null) problem(line, `The day of a balance, ${shown(text.slice(1, 7))}, is none`);
  if (amount === null) problem(line, `${shown(text.slice(10))} is no amount such as 1234,56`);
  if (currency !== 'USD') problem(line, `The amounts are in ${currency}: accounts are kept in USD alone`);
  return date === null || amount === null ? null : { line, date, amount, isOfPage: tag.endsWith('M') };
}

/** What a page opens with and its lines come to what it closes with. */
function prove({ opening, closing, lines: told }: Mt940Page, { problem }: Findings): void {
  // Sums of a hostile file may be more than a number has place for.
  const sum = told.reduce((before, { amount }) => before + BigInt(amount), 0n);
  if (BigInt(opening.amount) + sum === BigInt(closing.amount)) return;
  problem(
    closing.line,
    `The balance on line ${opening.line} is ${dollars(opening.amount)}, the lines below it come to ${dollars(Number(sum))}, and here it is ${dollars(closing.amount)}`,
  );
}

/** What a bank says of its lines itself: `:90D:2USD1995,75`. */
function proveSum({ line, tag, lines: [text = ''] }: Mt940Field, told: readonly Told[], { problem }: Findings): void {
  const own = told.filter(({ amount }) => amount !== 0 && amount > 0 === (tag === '90C'));
  const sum = own.reduce((before, { amount }) => before + Math.abs(amount), 0);
  const [, count, amount = ''] = /^(\d{1,5})[A-Z]{3}([\d,]{1,20})$/.exec(text) ?? [];
  if (count === undefined || mt940Amount(amount) === null)
    problem(line, `${shown(text)} is no sum such as 2USD1995,75`);
  else if (Number(count) !== own.length || mt940Amount(amount) !== sum)
    problem(
      line,
      `The bank counts ${Number(count)} lines of ${shown(amount)}, and there are ${own.length} of ${dollars(sum)}`,
    );
}
