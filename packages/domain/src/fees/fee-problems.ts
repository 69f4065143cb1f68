import { Exact, type Rate } from '../money/index.ts';
import { costColumns } from '../settlement/index.ts';
import { columnWords, percentField } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

const isAbove100 = (percent: Rate | null | undefined): boolean => new Exact(percent ?? '0').gt(100);

/** What is wrong with a fee as a whole, by field. */
export function feeProblems(row: Partial<StoredFee>): Readonly<Record<string, string>> {
  return { ...termProblems(row), ...shareProblems(row) };
}

function termProblems(row: Partial<StoredFee>): Readonly<Record<string, string>> {
  const { amount = null, percent = null, quantity = null, each = null } = row;
  const isCounted = quantity !== null || each !== null;
  const before = amount !== null ? 'an amount' : 'a percentage';
  return {
    ...(percent !== null && amount !== null
      ? { percent: 'The fee is an amount already: it is not a percentage, too' }
      : isAbove100(percent)
        ? { percent: 'A percentage is at most 100' }
        : {}),
    ...(isCounted && (amount !== null || percent !== null)
      ? { [quantity === null ? 'each' : 'quantity']: `The fee is ${before} already: it is not so many at a price, too` }
      : {}),
  };
}

function shareProblems(row: Partial<StoredFee>): Readonly<Record<string, string>> {
  const shared = costColumns.filter((column) => (row[percentField(column)] ?? null) !== null);
  const both = shared.filter((column) => (row[column] ?? null) !== null);
  const sum = shared.reduce((all, column) => all.plus(row[percentField(column)] ?? '0'), new Exact(0));
  const last = shared.at(-1);
  return {
    ...(last !== undefined && sum.gt(100)
      ? { [percentField(last)]: `The percentages come to ${sum.toFixed()} %: a fee has 100 %` }
      : {}),
    ...Object.fromEntries(
      both.map((column) => [
        percentField(column),
        `${columnWords[column]} is an amount already: not a percentage, too`,
      ]),
    ),
  };
}
