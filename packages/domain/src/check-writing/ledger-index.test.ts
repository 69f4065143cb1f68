import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  carryOn,
  disbursementsOf,
  type LedgerTransaction,
  receiptsOf,
  standing,
  standsOn,
  transactionKey,
} from './index.ts';
import { ledger, line } from './ledger.fixture.ts';

/** The same by looking through all for each. */
const slowCarryOn = (all: readonly LedgerTransaction[], of: LedgerTransaction) =>
  all.filter(
    ({ bankAccountID, about }) => about !== null && transactionKey({ bankAccountID, ...about }) === transactionKey(of),
  );
function slowStandsOn(all: readonly LedgerTransaction[], of: LedgerTransaction) {
  const { bankAccountID, about, kind } = of;
  const receipt =
    kind === 'deposit' && about !== null
      ? all.find((each) => transactionKey(each) === transactionKey({ bankAccountID, ...about }))
      : undefined;
  const atTheBank = receipt ? slowCarryOn(all, receipt).filter((each) => each.kind !== 'deposit') : [];
  return [...slowCarryOn(all, of), ...atTheBank];
}

type Act = readonly [
  act: 'receipt' | 'deposit' | 'good' | 'back' | 'pay' | 'void' | 'paid' | 'takeBack',
  at: number,
  bank: 1 | 2,
];
const acts = fc.array(
  fc.tuple(
    fc.constantFrom('receipt', 'deposit', 'good', 'back', 'pay', 'void', 'paid', 'takeBack'),
    fc.nat(30),
    fc.constantFrom(1, 2),
  ) as fc.Arbitrary<Act>,
  { maxLength: 40 },
);

/** A ledger of acts about what was posted before them, wherever it is. */
function posted(all: readonly Act[]) {
  const books = ledger();
  for (const [act, at, bankAccountID] of all) {
    const of = books.all[at % Math.max(1, books.all.length)];
    if (act === 'receipt') books.receipt(100, {}, { bankAccountID });
    else if (act === 'pay') books.pay([line('a', 10)], {}, { bankAccountID });
    else if (of === undefined) continue;
    else if (act === 'deposit') books.deposit(of);
    else if (act === 'good') books.good(of);
    else if (act === 'back') books.back(of, 'uncollected');
    else if (act === 'takeBack') books.takeBack(of);
    else books.end(of, act);
    // What is asked in between is forgotten when something is posted.
    for (const each of books.all.slice(0, 1)) carryOn(books.all, each);
  }
  return books.all;
}

it('answers as looking through all does', () => {
  fc.assert(
    fc.property(acts, (made) => {
      const all = posted(made);
      const stands = standing(all);
      for (const each of all) {
        expect(carryOn(all, each)).toEqual(slowCarryOn(all, each));
        expect(standsOn(stands, each)).toEqual(slowStandsOn(stands, each));
      }
      for (const { transaction, since, state } of [...receiptsOf(all), ...disbursementsOf(all)]) {
        expect(since).toEqual(slowCarryOn(stands, transaction));
        expect(state === 'taken back').toBe(!stands.includes(transaction));
      }
    }),
  );
});
