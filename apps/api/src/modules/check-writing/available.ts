import { debited, type LedgerTransaction } from '@closewright/domain/check-writing';
import type { WireDate } from '@closewright/domain/dates';
import type { LackingAccount } from '@closewright/domain/ledger';
import { type Cents, cents } from '@closewright/domain/money';
import { type Explained, explainedMoney, given, money } from '@closewright/domain/trace';

/** In which bank account, from which day on. */
interface Where {
  readonly bankAccountID: number;
  readonly date: WireDate;
}

/** The least that a sum over the transactions of a bank account is from a day on, in cents. */
function leastFrom(
  transactions: readonly LedgerTransaction[],
  { bankAccountID, date }: Where,
  added: (transaction: LedgerTransaction) => number,
): number {
  let least: number | null = null;
  let sum = 0;
  const byDay = Map.groupBy(
    transactions.filter((each) => each.bankAccountID === bankAccountID),
    (each) => each.date,
  );
  for (const [day, posted] of [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // What there was before the first later day is what there is on the day itself.
    if (day > date) least = Math.min(least ?? sum, sum);
    sum = posted.reduce((all, each) => all + added(each), sum);
    if (day > date) least = Math.min(least ?? sum, sum);
  }
  return least ?? sum;
}

/** The least that a file has available in a bank account from a day on, in cents: what may be taken of it that day. */
export const availableFrom = (transactions: readonly LedgerTransaction[], place: Where): number =>
  leastFrom(transactions, place, (each) => -debited(each, 'available'));

/** The least that a file lacks in one way in a bank account from a day on, in cents: what may be given back of it that day. */
export const lackingFrom = (transactions: readonly LedgerTransaction[], place: Where, of: LackingAccount): number =>
  leastFrom(transactions, place, (each) => debited(each, of));

/** The same as the checks before a disbursement ask for it. */
export function availableOn(transactions: readonly LedgerTransaction[], place: Where): Explained<Cents> {
  const amount = cents(availableFrom(transactions, place));
  const input = given('Available', money(amount), 'available');
  return explainedMoney(amount, {
    ...{ label: 'Available', math: 'a', inputs: [input] },
    formula: 'What of the file is good funds and not paid out, on the day and on each later one',
  });
}
