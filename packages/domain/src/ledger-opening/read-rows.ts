import { parseDate, type WireDate } from '../dates/index.ts';
import { type Parsed, parsed, refused } from '../errors/index.ts';
import { parseCents } from '../money/index.ts';

/** A row as it is pasted or typed, with what could be read of it: null where it could not. */
export interface OpeningRowRead<R> {
  /** Its line in the text, from 1. */
  readonly line: number;
  readonly row: R | null;
  /** What is wrong with it, each with the name of its column. */
  readonly problems: readonly string[];
}

/** A file as it is typed. */
export interface TypedFile {
  readonly fileNumber: string;
  readonly balance: number;
}
/** A payment as it is typed. */
export interface TypedPayment {
  readonly fileNumber: string;
  readonly method: 'check' | 'wire out' | 'ACH out';
  readonly checkNumber: number | null;
  readonly reference: string | null;
  readonly payee: string;
  readonly date: WireDate;
  readonly amount: number;
}
/** A deposit as it is typed. */
export interface TypedDeposit {
  readonly fileNumber: string;
  readonly payer: string;
  readonly reference: string | null;
  readonly date: WireDate;
  readonly amount: number;
}

/** The columns of each list, as they are asked for. */
export const openingColumns = {
  files: ['File', 'Balance'],
  payments: ['File', 'Check, wire or ACH', 'Number or reference', 'Payee', 'Date', 'Amount'],
  deposits: ['File', 'Payer', 'Reference', 'Date', 'Amount'],
} as const;

const methods = new Map<string, TypedPayment['method']>([
  ['check', 'check'],
  ['wire', 'wire out'],
  ['ach', 'ACH out'],
]);

function parseMethod(word: string): Parsed<TypedPayment['method']> {
  const method = methods.get(word.toLowerCase());
  return method === undefined ? refused('It is Check, Wire or ACH') : parsed(method);
}

const parseNumber = (digits: string): Parsed<number> =>
  /^[1-9]\d{0,9}$/.test(digits) ? parsed(Number(digits)) : refused('A check number is at most ten digits');

/** Files, one a line, with columns parted by tabs, as a spreadsheet gives them. */
export const readFiles = (text: string): readonly OpeningRowRead<TypedFile>[] =>
  rowsOf(text, 'files', (cell) => {
    const fileNumber = cell.text('File', 0);
    const balance = cell.amount('Balance', 1);
    return fileNumber === null || balance === null ? null : { fileNumber, balance };
  });

/** Payments that are outstanding, in the same way. */
export const readPayments = (text: string): readonly OpeningRowRead<TypedPayment>[] =>
  rowsOf(text, 'payments', (cell) => {
    const fileNumber = cell.text('File', 0);
    const method = cell.read('Check, wire or ACH', 1, parseMethod);
    const isCheck = method === 'check';
    const checkNumber = isCheck ? cell.read('Check number', 2, parseNumber) : null;
    const reference = isCheck ? null : cell.optional(2);
    const payee = cell.text('Payee', 3);
    const date = cell.date('Date', 4);
    const amount = cell.amount('Amount', 5);
    if (fileNumber === null || method === null || payee === null || date === null || amount === null) return null;
    return { fileNumber, method, checkNumber, reference, payee, date, amount };
  });

/** Deposits that are on their way, in the same way. */
export const readDeposits = (text: string): readonly OpeningRowRead<TypedDeposit>[] =>
  rowsOf(text, 'deposits', (cell) => {
    const fileNumber = cell.text('File', 0);
    const payer = cell.text('Payer', 1);
    const reference = cell.optional(2);
    const date = cell.date('Date', 3);
    const amount = cell.amount('Amount', 4);
    return fileNumber === null || payer === null || date === null || amount === null
      ? null
      : { fileNumber, payer, reference, date, amount };
  });

/** The cells of a line; what cannot be read is told and null. */
function cellsOf(line: string, problems: string[]) {
  const cells = line.split('\t').map((cell) => cell.trim());
  const optional = (at: number): string | null => cells[at] || null;
  const read = <T>(name: string, at: number, parse: (text: string) => Parsed<T>): T | null => {
    const cell = optional(at);
    if (cell === null) {
      problems.push(`${name} is missing`);
      return null;
    }
    const found = parse(cell);
    if (!found.ok) problems.push(`${name} “${cell}”: ${found.message}`);
    return found.ok ? found.value : null;
  };
  return {
    count: cells.length,
    optional,
    read,
    text: (name: string, at: number) => read(name, at, parsed),
    amount: (name: string, at: number) => read<number>(name, at, parseCents),
    date: (name: string, at: number) => read(name, at, parseDate),
  };
}

/** Each line that says something. A first line that names the columns is no row. */
function rowsOf<R>(
  text: string,
  list: keyof typeof openingColumns,
  read: (cells: ReturnType<typeof cellsOf>) => R | null,
): readonly OpeningRowRead<R>[] {
  const columns = openingColumns[list];
  return text.split(/\r?\n/).flatMap((line, at): readonly OpeningRowRead<R>[] => {
    if (line.trim() === '' || (at === 0 && /^file\b/i.test(line.trim()) && !/\d/.test(line))) return [];
    const problems: string[] = [];
    const cells = cellsOf(line, problems);
    if (cells.count > columns.length)
      problems.push(`There are ${cells.count} columns instead of ${columns.length}: ${columns.join(', ')}`);
    const row = read(cells);
    return [{ line: at + 1, row: problems.length > 0 ? null : row, problems }];
  });
}
