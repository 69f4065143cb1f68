import { addCents, cents } from '../money/index.ts';
import { type CostColumn, costColumns } from '../settlement/index.ts';
import { percentField } from './fee-words.ts';
import type { StoredFee } from './stored-fee.ts';

/** The columns in which somebody pays a share of a fee. */
export const payerColumns = (fee: Partial<StoredFee>): CostColumn[] =>
  costColumns.filter((column) => (fee[column] ?? fee[percentField(column)] ?? null) !== null);

/** The one column in which a fee is paid; null where nobody pays it yet, or several do. */
export function payerColumn(fee: Partial<StoredFee>): CostColumn | null {
  const [only, ...more] = payerColumns(fee);
  return only !== undefined && more.length === 0 ? only : null;
}

/** The field in which the share of a column stands, or would as the others do: an amount or a percentage. */
export function shareField(fee: Partial<StoredFee>, column: CostColumn): CostColumn | `${CostColumn}Percent` {
  const isPercent = (each: CostColumn) => (fee[percentField(each)] ?? null) !== null;
  const isAmount = (fee[column] ?? null) !== null;
  return isPercent(column) || (!isAmount && costColumns.some(isPercent)) ? percentField(column) : column;
}

/** What changes of a fee when one pays all of it: what the others bear stands in one column, as an amount or a percentage. Nothing where it does already. */
export function paidInstead(fee: Partial<StoredFee>, column: CostColumn): Partial<StoredFee> {
  const from = payerColumns(fee);
  const [only] = from;
  if (only === undefined || (from.length === 1 && only === column)) return {};
  const emptied = Object.fromEntries(from.flatMap((each) => [each, percentField(each)]).map((name) => [name, null]));
  return { ...emptied, ...(from.length === 1 ? shareOf(fee, only, column) : wholeOf(fee, from, column)) };
}

/** The share of one column in another one. */
const shareOf = (fee: Partial<StoredFee>, from: CostColumn, to: CostColumn): Partial<StoredFee> => ({
  [to]: fee[from] ?? null,
  [percentField(to)]: fee[percentField(from)] ?? null,
});

/** All of a fee: 100 % of its terms; without terms it is the sum of its shares. */
function wholeOf(fee: Partial<StoredFee>, from: readonly CostColumn[], to: CostColumn): Partial<StoredFee> {
  const { amount, percent, quantity, each } = fee;
  const hasTerms = [amount, percent, quantity, each].some((term) => (term ?? null) !== null);
  if (hasTerms) return { [to]: null, [percentField(to)]: '100' };
  return { [to]: addCents(...from.map((column) => cents(fee[column] ?? 0))), [percentField(to)]: null };
}
