import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ThreeWayParts, threeWay } from './index.ts';

const none = { count: 0, amount: 0 };
/** The example of the design's page on three-way reconciliation: a charge of 0.50 is at the bank and not in the book. */
const parts: ThreeWayParts = {
  date: '2026-11-30',
  statement: { closing: 2_314_500_75, of: '2026-11-30', since: none, unexplained: 0 },
  inTransit: { count: 2, amount: 3_500_00 },
  outstanding: { count: 41, amount: -118_204_10 },
  opening: 2_200_000_00,
  book: 2_199_797_15,
  receipts: none,
  disbursements: none,
  positive: { count: 61, amount: 2_200_146_65 },
  zero: 3,
  negative: { count: 2, amount: -350_00 },
  noFile: 50,
};

describe('a three-way statement', () => {
  it('adjusts the bank, sums the files with what is of none, and compares both with the book', () => {
    expect(threeWay(parts)).toEqual({
      ...parts,
      adjusted: 2_199_796_65,
      files: 2_199_797_15,
      bookLessFiles: 0,
      bankLessBook: -50,
    });
  });

  it('is apart from its files by what is posted to none of them', () => {
    expect(threeWay({ ...parts, noFile: 0 })).toMatchObject({ files: 2_199_796_65, bookLessFiles: 50 });
  });

  it('counts what the bank told since its last balance', () => {
    const statement = { closing: 2_314_500_75, of: '2026-11-27', since: { count: 1, amount: 50 }, unexplained: 0 };
    expect(threeWay({ ...parts, statement })).toMatchObject({ adjusted: 2_199_797_15, bankLessBook: 0 });
  });

  it('has no adjusted balance before the bank told one', () => {
    expect(threeWay({ ...parts, statement: null })).toMatchObject({
      adjusted: null,
      bankLessBook: null,
      bookLessFiles: 0,
    });
  });
});

/** An item of either side: its day, its cents, and the match it is in. */
interface Item {
  readonly day: number;
  readonly amount: number;
  readonly match: number | null;
}

interface Told {
  readonly bank: readonly Item[];
  readonly book: readonly Item[];
}

const item = fc.record({ day: fc.integer({ min: 1, max: 9 }), amount: fc.integer({ min: -900, max: 900 }) });

/** Items in matches, both sides of which come to the same, and items in none. */
const told: fc.Arbitrary<Told> = fc
  .tuple(
    fc.array(fc.tuple(fc.array(item, { minLength: 1, maxLength: 3 }), fc.array(item, { maxLength: 2 }), item), {
      maxLength: 5,
    }),
    fc.array(item, { maxLength: 5 }),
    fc.array(item, { maxLength: 5 }),
  )
  .map(([matches, loneBank, loneBook]) => {
    const bank: Item[] = loneBank.map((each) => ({ ...each, match: null }));
    const book: Item[] = loneBook.map((each) => ({ ...each, match: null }));
    for (const [match, [ofBank, ofBook, last]] of matches.entries()) {
      const missing = sum(ofBank) - sum(ofBook);
      bank.push(...ofBank.map((each) => ({ ...each, match })));
      book.push(...[...ofBook, { ...last, amount: missing }].map((each) => ({ ...each, match })));
    }
    return { bank, book };
  });

const sum = (items: readonly { readonly amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0);
const upTo = (items: readonly Item[], day: number) => items.filter((each) => each.day <= day);

/** The statement of a day as the rules of decision 0049 derive it: a match counts from the last of its days at the bank on. */
function statementOf({ bank, book }: Told, day: number) {
  const lastDay = (match: number) => Math.max(...bank.filter((each) => each.match === match).map((each) => each.day));
  const waits = upTo(book, day).filter(({ match }) => match === null || lastDay(match) > day);
  const side = (isIn: boolean) => {
    const items = waits.filter(({ amount }) => amount > 0 === isIn);
    return { count: items.length, amount: sum(items) };
  };
  const closing = sum(upTo(bank, day));
  return threeWay({
    ...parts,
    statement: { closing, of: parts.date, since: none, unexplained: 0 },
    inTransit: side(true),
    outstanding: side(false),
    book: sum(upTo(book, day)),
  });
}

describe('bank less book, whatever is posted, told and matched', () => {
  it('is what the bank has and the book has not: items in no match, and what is matched with later postings', () => {
    fc.assert(
      fc.property(told, fc.integer({ min: 0, max: 10 }), (all, day) => {
        let expected = 0;
        for (const each of all.bank) if (each.day <= day && each.match === null) expected += each.amount;
        for (const match of new Set(all.bank.flatMap((each) => each.match ?? []))) {
          const bank = all.bank.filter((each) => each.match === match);
          const isWhole = bank.every((each) => each.day <= day);
          // What the bank has a part of is not matched yet; what it has wholly lacks what the book posts later.
          if (isWhole) expected += sum(all.book.filter((each) => each.match === match && each.day > day));
          else expected += sum(bank.filter((each) => each.day <= day));
        }
        expect(statementOf(all, day).bankLessBook).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('is zero once all is matched and over', () => {
    fc.assert(
      fc.property(told, ({ bank, book }) => {
        const matched = { bank: bank.filter(({ match }) => match !== null), book };
        expect(statementOf(matched, 10).bankLessBook).toBe(0);
      }),
    );
  });
});
