import type { BankDay } from './bank-file.ts';

/** An item in a row with the balance behind it; null where the row has none. */
export interface BalancedRow {
  readonly line: number;
  readonly date: string;
  readonly amount: number;
  readonly balance: number | null;
}

/**
 * What an account had at the ends of its days, by the running balance. Whether the newest row is the first or the last one, the balances tell, and where these do
 * not, the days. The text is what is odd.
 */
export function daysOfBalances(rows: readonly BalancedRow[]): { days: readonly BankDay[]; odd: string | null } {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.every(({ balance }) => balance === null)) return { days: [], odd: null };
  const [down, up] = [steps(rows), steps(rows.toReversed())];
  const isNewestFirst = up === down ? first.date > last.date : up > down;
  const inOrder = isNewestFirst ? rows.toReversed() : rows;
  if (up === down && first.date === last.date && rows.length > 1)
    return { days: [], odd: 'Which row of the day is its last one, the balances do not tell: no balance is taken' };
  const days: BankDay[] = [];
  let isBroken = false;
  for (const [at, { date, amount, balance }] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before && before.date > date) return { days: [], odd: 'The rows are in no order of days: no balance is taken' };
    if (balance === null) return { days: [], odd: 'Some rows have no balance: no balance is taken' };
    if (before && before.balance !== null && before.balance + amount !== balance) isBroken = true;
    const day = before?.date === date ? days.pop() : undefined;
    days.push({ date, opening: day ? day.opening : balance - amount, closing: balance, available: null });
  }
  return { days, odd: isBroken ? 'The balances are not those before with the amounts: rows may be missing' : null };
}

/** How many rows have the balance of the row before with their own amount. */
function steps(rows: readonly BalancedRow[]): number {
  return rows.filter(({ amount, balance }, at) => {
    const before = rows[at - 1]?.balance;
    return typeof before === 'number' && before + amount === balance;
  }).length;
}
