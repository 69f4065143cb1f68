import {
  type BankFileFinding,
  type BankFileLayout,
  type CsvRow,
  csvAmount,
  csvDate,
  csvRows,
  type Findings,
  newFindings,
} from '../../bank-files/index.ts';
import type { WireDate } from '../../dates/index.ts';
import { plainAccount } from '../../formats/index.ts';
import { exceptionLimits, type PresentedCheck } from './exception.ts';

/** What a column of a bank's list of exceptions may say. */
export const exceptionColumns = ['checkNumber', 'amount', 'payee', 'bankReason', 'presentedOn', 'account'] as const;
/** What a column says. */
export type ExceptionColumn = (typeof exceptionColumns)[number];

/** Which heading says what, and how days are written. Null where no column says it. */
export interface ExceptionMapping {
  readonly columns: Readonly<Record<ExceptionColumn, string | null>>;
  readonly dates: BankFileLayout['date'];
}

/** A row of a bank's list. */
export interface ExceptionRow extends PresentedCheck {
  readonly line: number;
}

/** What a bank's list says of an account, or all that is wrong with it. */
export type ReadExceptions =
  | {
      readonly rows: readonly ExceptionRow[];
      /** Rows of other accounts. */
      readonly left: number;
    }
  | { readonly problems: readonly BankFileFinding[] };

/** What stands in front of and behind the rows: of which account they are, and of which day where no column says it. */
export interface ReadFor {
  /** In full; null where it is not known, and then rows of all accounts are taken. */
  readonly accountNumber: string | null;
  readonly presentedOn: WireDate;
  /** No check is presented later. */
  readonly today: WireDate;
}

/** The headings of a list, those of its first row. */
export function exceptionHeadings(content: string): readonly string[] {
  const findings = newFindings();
  const [first] = csvRows(content, delimiterOf(content), 1, findings);
  return first?.fields.filter((heading) => heading !== '') ?? [];
}

const meant: Readonly<Record<ExceptionColumn, RegExp>> = {
  checkNumber: /^(check|cheque|serial)( ?(no|number|num|#|serial( number)?))?$/,
  amount: /^(check |cheque |item |paid |presented )?amount$/,
  payee: /payee/,
  bankReason: /reason|exception/,
  presentedOn: /^(presented|presentment|posted|posting|paid|issue)?( ?(on|date))?$/,
  account: /^account( ?(no|number|num|#))?$/,
};

/** Which heading most likely says what; null where none does. */
export function guessedColumns(headings: readonly string[]): ExceptionMapping['columns'] {
  const plain = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^a-z#]+/g, ' ')
      .trim();
  const find = (column: ExceptionColumn) =>
    headings.find((heading) => plain(heading) !== '' && meant[column].test(plain(heading))) ?? null;
  return {
    checkNumber: find('checkNumber'),
    amount: find('amount'),
    payee: find('payee'),
    bankReason: find('bankReason'),
    presentedOn: find('presentedOn'),
    account: find('account'),
  };
}

/** Reads a bank's list of exceptions. It is taken whole or not at all. */
export function readExceptions(content: string, { columns, dates }: ExceptionMapping, on: ReadFor): ReadExceptions {
  const findings = newFindings();
  const [head, ...rest] = csvRows(content, delimiterOf(content), 1, findings);
  const places = placesOf(columns, head, findings);
  if (rest.length > exceptionLimits.rows)
    findings.problem(null, `It has ${rest.length} rows: at most ${exceptionLimits.rows} are taken at once`);
  if (places === null || findings.hasProblems()) return { problems: findings.problems() };
  const said = (row: CsvRow, column: ExceptionColumn): string => row.fields[places.get(column) ?? -1]?.trim() ?? '';
  const own = rest.filter((row) => isOf(said(row, 'account'), on.accountNumber));
  const amounts = own.map((row) => said(row, 'amount'));
  if (amounts.some((amount) => /[1-9]/.test(amount)) && !amounts.some((amount) => amount.includes('.')))
    findings.problem(null, 'No amount has decimals: whether they are dollars or cents, it does not say');
  const rows = own.map((row) => readRow(row, { said, dates, on, findings }));
  const known = new Map<string, number>();
  for (const { line, checkNumber, amount, presentedOn } of rows) {
    const key = `${checkNumber} ${amount} ${presentedOn}`;
    const before = known.get(key);
    if (before !== undefined) findings.problem(line, `Check ${checkNumber} stands there twice, as on line ${before}`);
    known.set(key, line);
  }
  if (rows.length === 0) findings.problem(null, 'It has no row of this bank account');
  if (findings.hasProblems()) return { problems: findings.problems() };
  return { rows, left: rest.length - own.length };
}

interface Reading {
  readonly said: (row: CsvRow, column: ExceptionColumn) => string;
  readonly dates: ExceptionMapping['dates'];
  readonly on: ReadFor;
  readonly findings: Findings;
}

function readRow(row: CsvRow, { said, dates, on, findings }: Reading): ExceptionRow {
  const { line } = row;
  const wrong = (words: string) => findings.problem(line, words);
  const number = said(row, 'checkNumber');
  const checkNumber = /^\d{1,20}$/.test(number) ? Number(number) : 0;
  if (checkNumber < 1 || checkNumber > mostNumber) wrong(`“${number}” is no check number`);
  const money = said(row, 'amount');
  const amount = csvAmount(money.replace(/^\$/, ''));
  if (amount === null || amount <= 0) wrong(`“${money}” is no amount above zero such as 1,234.56`);
  const written = said(row, 'presentedOn');
  const presentedOn = written === '' ? on.presentedOn : csvDate(written, dates);
  if (presentedOn === null) wrong(`“${written}” is no day as ${dates}`);
  else if (presentedOn > on.today) wrong('It was presented on a day that has not begun');
  const text = (column: 'payee' | 'bankReason') => {
    const value = said(row, column).replace(/\s+/g, ' ');
    if (value.length > exceptionLimits[column])
      wrong(`“${value.slice(0, 20)}…” is longer than ${exceptionLimits[column]}`);
    return value === '' ? null : value;
  };
  return {
    ...{ line, checkNumber, amount: amount ?? 0, presentedOn: presentedOn ?? on.presentedOn },
    ...{ payee: text('payee'), bankReason: text('bankReason') },
  };
}

/** As long as the numbers of checks are. */
const mostNumber = 9_999_999_999;

function placesOf(
  columns: ExceptionMapping['columns'],
  head: CsvRow | undefined,
  findings: Findings,
): ReadonlyMap<ExceptionColumn, number> | null {
  if (head === undefined) {
    findings.problem(null, 'It has no rows');
    return null;
  }
  const places = new Map<ExceptionColumn, number>();
  for (const column of exceptionColumns) {
    const heading = columns[column];
    if (heading === null) continue;
    const at = head.fields.indexOf(heading);
    if (at === -1) findings.problem(head.line, `There is no heading “${heading}”`);
    places.set(column, at);
  }
  for (const needed of ['checkNumber', 'amount'] as const)
    if (!places.has(needed))
      findings.problem(head.line, `Say which heading is the ${needed === 'amount' ? 'amount' : 'check number'}`);
  return places;
}

/** Whether a row is of an account. Banks put zeros in front of its number, or show its end alone behind stars. */
function isOf(said: string, accountNumber: string | null): boolean {
  if (said === '' || accountNumber === null) return true;
  const own = bare(accountNumber);
  const end = /^[*xX•.\s-]+(\d{3,})$/.exec(said)?.[1];
  return end === undefined ? bare(said) === own : own.endsWith(end);
}

const bare = (accountNumber: string): string => plainAccount(accountNumber).replace(/^0+/, '');

/** What parts the columns: of tabs, semicolons and commas the one that the first line has most of. */
function delimiterOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
