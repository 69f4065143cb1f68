import { debited, type LedgerTransaction } from '@closewright/domain/check-writing';
import { type Cents, cents } from '@closewright/domain/money';
import { type Explained, explainedMoney, given, money } from '@closewright/domain/trace';
import type { PostingPlace } from './posting-work.ts';

/** The least that a file has available in a bank account from a day on, in cents: what may be taken of it that day. */
export function availableFrom(
  transactions: readonly LedgerTransaction[],
  { bankAccountID, date }: Pick<PostingPlace, 'bankAccountID' | 'date'>,
): number {
  const moved = transactions
    .filter((each) => each.bankAccountID === bankAccountID)
    .map((each) => ({ day: each.date, amount: -debited(each, 'available') }));
  const on = (day: string) => moved.reduce((sum, each) => (each.day <= day ? sum + each.amount : sum), 0);
  const later = moved.flatMap(({ day }) => (day > date ? [on(day)] : []));
  return Math.min(on(date), ...later);
}

/** The same as the checks before a disbursement ask for it. */
export function availableOn(transactions: readonly LedgerTransaction[], place: PostingPlace): Explained<Cents> {
  const amount = cents(availableFrom(transactions, place));
  const input = given('Available', money(amount), 'available');
  return explainedMoney(amount, {
    ...{ label: 'Available', math: 'a', inputs: [input] },
    formula: 'What of the file is good funds and not paid out, on the day and on each later one',
  });
}
