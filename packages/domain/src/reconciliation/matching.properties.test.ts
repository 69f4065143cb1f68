import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankItemKinds, type StoredBankItem } from '../bank-files/index.ts';
import { addToDate } from '../dates/index.ts';
import {
  type BookItem,
  bookItemKey,
  bookItemKinds,
  type EndedCheck,
  exceptionsOf,
  type ItemsToMatch,
  type ProposedMatch,
  proposeMatches,
} from './index.ts';
import { bankItem, bookItem, check, endedCheck, paidCheck } from './items.fixture.ts';

const end = '2026-12-04';
const day = fc.integer({ min: 0, max: 18 }).map((days) => addToDate('2026-11-09', days, 'days'));
/** Few of each, so that most of them collide. */
const reference = fc.constantFrom(null, 'FB-88121', 'fb 88121', 'WO-3317', '12', '0013');
const checkNumber = fc.constantFrom(null, 20417, 20418, 20419);
const amount = fc.constantFrom(-300, -200, -100, 0, 100, 200, 300);

const anyBankItem = fc.record({
  date: day,
  kind: fc.constantFrom(...bankItemKinds),
  amount,
  code: fc.constantFrom(null, '254', '475'),
  checkNumber,
  bankReference: reference,
  customerReference: reference,
  text: fc.constantFrom('', 'slip 12', 'REF:WO-3317 fb-88121'),
});
const anyBookItem = fc.record({
  date: day,
  kind: fc.constantFrom(...bookItemKinds),
  amount,
  checkNumber,
  reference,
  slip: fc.constantFrom(null, 12, 13),
  depositedOn: fc.option(day),
});

const anyItems: fc.Arbitrary<ItemsToMatch> = fc.record({
  bankItems: fc
    .array(anyBankItem, { maxLength: 14 })
    .map((items) => items.map((item, at) => bankItem(at + 1, item.kind, item.amount, item))),
  bookItems: fc
    .array(anyBookItem, { maxLength: 14 })
    .map((items) => items.map((item, at) => bookItem(at + 1, item.kind, item.amount, item))),
});

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
const sure = (proposed: readonly ProposedMatch[]) => proposed.filter(({ confidence }) => confidence === 'sure');

describe('whatever waits', () => {
  it('both sides of a match come to the same, and money moves one way in it', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const banks = new Map(items.bankItems.map((item) => [item.bankItemID, item.amount]));
        const books = new Map(items.bookItems.map((item) => [bookItemKey(item), item.amount]));
        for (const { rule, bankItemIDs, bookItems } of proposeMatches(items)) {
          const bank = bankItemIDs.map((id) => banks.get(id) ?? Number.NaN);
          const book = bookItems.map((item) => books.get(bookItemKey(item)) ?? Number.NaN);
          expect(sum(bank)).toBe(sum(book));
          expect(new Set([...bank, ...book].map(Math.sign)).size).toBe(rule === 'undone' ? 2 : 1);
        }
      }),
    );
  });

  it('no item is in two matches', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const proposed = proposeMatches(items);
        const bank = proposed.flatMap(({ bankItemIDs }) => bankItemIDs);
        const book = proposed.flatMap(({ bookItems }) => bookItems.map(bookItemKey));
        expect([new Set(bank).size, new Set(book).size]).toEqual([bank.length, book.length]);
      }),
    );
  });

  it('the order in which it is told changes nothing', () => {
    const shuffled = anyItems.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray([...items.bankItems], { minLength: items.bankItems.length }),
        fc.shuffledSubarray([...items.bookItems], { minLength: items.bookItems.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([items, bankItems, bookItems]) => {
        const proposed = proposeMatches(items);
        expect(proposeMatches({ bankItems, bookItems })).toEqual(proposed);
        const waiting = { date: end, endedChecks: [], unreleased: [], proposed };
        expect(exceptionsOf({ ...waiting, bankItems, bookItems })).toEqual(exceptionsOf({ ...waiting, ...items }));
      }),
    );
  });

  it('an item of another amount, which names nothing, changes nothing', () => {
    const other = fc.tuple(day, fc.constantFrom(-777, 777));
    fc.assert(
      fc.property(anyItems, other, other, ({ bankItems, bookItems }, [date, more], [written, another]) => {
        const inBook = bookItem(90, another > 0 ? 'interest' : 'wire out', another * 2, { date: written });
        const atBank = bankItem(90, more > 0 ? 'Other in' : 'Other out', more, { date });
        const before = proposeMatches({ bankItems, bookItems });
        expect(proposeMatches({ bankItems: [...bankItems, atBank], bookItems: [...bookItems, inBook] })).toEqual(
          before,
        );
      }),
    );
  });

  it('each item of the bank that moves money is in a match or is an exception, and never both', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const proposed = proposeMatches(items);
        const excepted = exceptionsOf({ ...items, date: end, endedChecks: [], unreleased: [], proposed }).flatMap(
          ({ bankItemID }) => bankItemID ?? [],
        );
        const all = [...proposed.flatMap(({ bankItemIDs }) => bankItemIDs), ...excepted];
        const moving = items.bankItems.filter((item) => item.amount !== 0).map(({ bankItemID }) => bankItemID);
        expect(all.toSorted((a, b) => a - b)).toEqual(moving);
      }),
    );
  });
});

/** A month as it should be: checks, wires by reference and deposits by slip, each with its item at the bank. Amounts are unlike. */
interface Month {
  readonly bankItems: StoredBankItem[];
  readonly bookItems: BookItem[];
}

const month: fc.Arbitrary<Month> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 90_000 }), day, fc.nat(2)), {
    minLength: 3,
    maxLength: 20,
    // At least two cents apart, so that a cent more is no other one.
    selector: ([cents]) => cents >> 2,
  })
  .map((seeds) => {
    const all = seeds.map(([cents, date, what], at) => {
      const id = at + 1;
      if (what === 0)
        return [[paidCheck(id, 20_000 + id, -cents, { date })], [check(20_000 + id, -cents, { date })]] as const;
      if (what === 1) {
        const told = { date, customerReference: `WO-${4000 + id}` };
        return [
          [bankItem(id, 'Wire out', -cents, told)],
          [bookItem(id, 'wire out', -cents, { date, reference: `WO ${4000 + id}` })],
        ] as const;
      }
      const parts = [1, cents - 1];
      return [
        [bankItem(id, 'Deposit', cents, { date, text: `DEPOSIT SLIP ${id}` })],
        parts.map((part, nth) => bookItem(1000 + id * 2 + nth, 'receipt', part, { date, slip: id })),
      ] as const;
    });
    return { bankItems: all.flatMap(([bank]) => bank), bookItems: all.flatMap(([, book]) => book) };
  });

const worked = ({ bankItems, bookItems }: Month, endedChecks: readonly EndedCheck[] = []) => {
  const proposed = proposeMatches({ bankItems, bookItems });
  const exceptions = exceptionsOf({ date: end, bankItems, bookItems, endedChecks, unreleased: [], proposed });
  return { proposed, exceptions };
};

describe('a month as it should be', () => {
  it('is matched by the rules alone', () => {
    fc.assert(
      fc.property(month, (good) => {
        const { proposed, exceptions } = worked(good);
        expect(sure(proposed)).toHaveLength(good.bankItems.length);
        expect(sum(proposed.map(({ bookItems }) => bookItems.length))).toBe(good.bookItems.length);
        expect(exceptions).toEqual([]);
      }),
    );
  });

  /** An error in one item of the bank: what it does to the month, and which item is then wrong, as what. */
  const planted = (plant: (good: Month, at: number) => readonly [bankItemID: number, ...kinds: string[]] | null) =>
    fc.assert(
      fc.property(month, fc.nat(), (good, seed) => {
        const told = plant(good, seed % good.bankItems.length);
        fc.pre(told !== null);
        const [bankItemID, ...kinds] = told;
        const { proposed, exceptions } = worked(good, ended);
        expect(proposed.filter(({ bankItemIDs }) => bankItemIDs.includes(bankItemID))).toEqual([]);
        expect(kinds).toContain(exceptions.find((each) => each.bankItemID === bankItemID)?.kind);
        // The others are matched as before.
        expect(sure(proposed)).toHaveLength(good.bankItems.filter((item) => item.bankItemID !== bankItemID).length);
      }),
    );
  let ended: EndedCheck[] = [];

  it.each([1, -1])('but for one amount that is off by %i cents, which differs', (cents) => {
    planted(({ bankItems }, at) => {
      const item = bankItems[at];
      if (!item) return null;
      bankItems[at] = { ...item, amount: item.amount + cents };
      return [item.bankItemID, 'Amount differs'];
    });
  });

  it('but for a check that is there twice, which was paid twice', () => {
    planted(({ bankItems }, at) => {
      const item = bankItems[at];
      if (item?.kind !== 'Check') return null;
      bankItems.push({ ...item, bankItemID: 900 });
      return [900, 'Paid twice'];
    });
  });

  it.each([
    ['voided', 'Paid after it ended'],
    ['stopped', 'Paid after it ended'],
    ['taken back', 'Paid after it ended'],
    ['paid', 'Paid twice'],
    ['of a later day', 'Paid before its date'],
  ] as const)('but for a check that was %s', (state, kind) => {
    planted(({ bankItems, bookItems }, at) => {
      const item = bankItems[at];
      const own = bookItems.findIndex((each) => each.checkNumber !== null && each.checkNumber === item?.checkNumber);
      if (!item || own < 0) return null;
      bookItems.splice(own, 1);
      ended = [endedCheck(item.checkNumber ?? 0, item.amount, state)];
      return [item.bankItemID, kind];
    });
  });

  it('but for a check that nobody wrote', () => {
    planted(({ bankItems }, at) => {
      const item = bankItems[at];
      if (item?.kind !== 'Check') return null;
      bankItems[at] = { ...item, checkNumber: 99_999 };
      return [item.bankItemID, 'Unknown check'];
    });
  });
});
