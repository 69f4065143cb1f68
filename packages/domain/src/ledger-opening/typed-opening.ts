import type { WireDate } from '../dates/index.ts';
import type { Opening } from './opening.ts';
import { type OpeningFacts, openingProblems } from './opening-problems.ts';
import { type OpeningTotals, openingTotals } from './opening-totals.ts';
import {
  type OpeningRowRead,
  readDeposits,
  readFiles,
  readPayments,
  type TypedDeposit,
  type TypedFile,
  type TypedPayment,
} from './read-rows.ts';

/** What is typed and pasted of an opening. */
export interface TypedOpening {
  readonly bankAccountID: number;
  readonly date: WireDate | null;
  readonly bankBalance: number | null;
  /** Rows as a spreadsheet gives them. */
  readonly files: string;
  readonly payments: string;
  readonly deposits: string;
}

/** An opening as it is typed: what could be read of each row, what is wrong where, and the sums of the rows that are right. */
export interface ReadOpening {
  readonly files: readonly OpeningRowRead<TypedFile>[];
  readonly payments: readonly OpeningRowRead<TypedPayment>[];
  readonly deposits: readonly OpeningRowRead<TypedDeposit>[];
  readonly totals: OpeningTotals;
  /** What is wrong with the day, the balance and the sums, by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** How many rows something is wrong with. */
  readonly wrongRows: number;
}

/**
 * Reads what is typed of an opening, and says at once what the api would say.
 * @param refused what the api has said, by the path of its field
 */
export function readOpening(
  typed: TypedOpening,
  facts: OpeningFacts,
  refused: Readonly<Record<string, readonly string[]>> = {},
): ReadOpening {
  const read = {
    files: readFiles(typed.files),
    payments: readPayments(typed.payments),
    deposits: readDeposits(typed.deposits),
  };
  const ids = new Map<string, number>();
  const numbered = <R extends { readonly fileNumber: string }>({ fileNumber, ...row }: R) => {
    const key = fileNumber.toLowerCase();
    if (!ids.has(key)) ids.set(key, ids.size + 1);
    return { ordersID: ids.get(key) ?? 0, ...row };
  };
  const rowsOf = <R extends { readonly fileNumber: string }>(rows: readonly OpeningRowRead<R>[]) =>
    rows.flatMap(({ row }) => (row === null ? [] : [numbered(row)]));
  const isRead = Object.values(read).every((rows) => rows.every(({ row }) => row !== null));
  const opening: Opening = {
    ...{ bankAccountID: typed.bankAccountID, date: typed.date ?? facts.today, bankBalance: typed.bankBalance ?? 0 },
    ...{ files: rowsOf(read.files), payments: rowsOf(read.payments), deposits: rowsOf(read.deposits) },
  };
  const isWhole = isRead && typed.date !== null && typed.bankBalance !== null;
  const said = [
    ...(isWhole ? openingProblems(opening, facts) : []),
    ...Object.entries(refused).flatMap(([field, words]) => words.map((each) => ({ field, words: each }))),
  ];
  const atRow = (list: string, at: number) =>
    said.flatMap(({ field, words }) => (field.startsWith(`${list}.${at}.`) ? [words] : []));
  const withProblems = <R>(list: string, rows: readonly OpeningRowRead<R>[]) =>
    rows.map((row, at) => ({ ...row, problems: [...new Set([...row.problems, ...atRow(list, at)])] }));
  const rows = {
    files: withProblems('files', read.files),
    payments: withProblems('payments', read.payments),
    deposits: withProblems('deposits', read.deposits),
  };
  return {
    ...rows,
    totals: openingTotals(opening),
    problems: Object.fromEntries(said.flatMap(({ field, words }) => (field.includes('.') ? [] : [[field, words]]))),
    wrongRows: Object.values(rows).reduce(
      (sum, each) => sum + each.filter(({ problems }) => problems.length > 0).length,
      0,
    ),
  };
}
