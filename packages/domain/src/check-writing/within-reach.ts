import type { PaidLine } from './ledger-transaction.ts';

/** The most that lines which are planned, paid or kept together come to, in cents, credits counted as amounts: their sums with all that a statement has and was paid stay amounts. */
export const mostAtOnce = 100_000_000_000_000;

/** The place of the first of several lists of lines with which they come to more than that; null where they do not. */
export function beyondReach(lists: readonly (readonly Pick<PaidLine, 'amount'>[])[]): number | null {
  let sum = 0;
  const at = lists.findIndex((lines) => {
    sum += lines.reduce((all, { amount }) => all + Math.abs(amount), 0);
    return sum > mostAtOnce;
  });
  return at < 0 ? null : at;
}
