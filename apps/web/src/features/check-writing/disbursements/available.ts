import { debited, type LedgerTransaction, standing, transactionKey } from '@closewright/domain/check-writing';
import { type Cents, cents, negateCents } from '@closewright/domain/money';
import { sumOf } from '@closewright/domain/settlement';
import { type Explained, given, money } from '@closewright/domain/trace';
import { transactionWords } from './transaction-words.ts';

/** What may be paid out of a file now, by what was posted. */
export function availableOf(transactions: readonly LedgerTransaction[]): Explained<Cents> {
  const byKey = new Map(transactions.map((each) => [transactionKey(each), each]));
  const inputs = standing(transactions).flatMap((each) => {
    const amount = negateCents(cents(debited(each, 'available')));
    return amount === 0 ? [] : [given(transactionWords(each, byKey), money(amount))];
  });
  return sumOf('Collected receipts', inputs, 'What has been collected, less what was paid out of it');
}
