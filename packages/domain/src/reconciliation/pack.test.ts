import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookItem,
  lackingOf,
  notMatched,
  notOver,
  notReconciled,
  type PackFile,
  type PackParts,
  packProblems,
  reconciliationPack,
  type ThreeWay,
  threeWay,
} from './index.ts';

const date = '2026-03-31';
const none = { count: 0, amount: 0 };

const item = (number: number, amount: number, on: string): BookItem => ({
  ...{ stripe: number % 3, number, kind: amount > 0 ? 'receipt' : 'check', date: on, amount, ordersID: 1 },
  ...{ fileNumber: '26-1', name: 'Ada Park', memo: null, checkNumber: null, reference: null, instrument: null },
  ...{ slip: null, depositedOn: null },
});

const file = (ordersID: number, available: number, lacking: number): PackFile => ({
  ...{ ordersID, fileNumber: `26-${String(ordersID).padStart(4, '0')}`, uncollected: 0, available, apart: 0 },
  ...{ lacking: lacking === 0 ? 0 : -lacking, balance: available - lacking },
});

const sumOf = (amounts: readonly number[]) => ({
  count: amounts.length,
  amount: amounts.reduce((sum, each) => sum + each, 0),
});

/** The parts of a pack whose statement is added up beside it, from the same items and files. */
function partsOf(bookItems: readonly BookItem[], files: readonly PackFile[]): PackParts {
  const amounts = bookItems.map(({ amount }) => amount);
  const balances = files.map(({ balance }) => balance);
  const way = threeWay({
    ...{
      date,
      statement: { closing: 0, of: date, since: none, unexplained: 0 },
      opening: 0,
      book: 0,
      zero: 0,
      noFile: 0,
    },
    ...{ receipts: none, disbursements: none },
    inTransit: sumOf(amounts.filter((amount) => amount > 0)),
    outstanding: sumOf(amounts.filter((amount) => amount < 0)),
    positive: sumOf(balances.filter((balance) => balance > 0)),
    negative: sumOf(balances.filter((balance) => balance < 0)),
  });
  return {
    ...{ office: 'Epsilon Title', zone: 'America/New_York', threeWay: way, previous: null, bookItems, files },
    account: { bankAccountID: 1, name: 'Trust 1', bankName: 'First Bank', title: 'Trust', accountNumber: '***1234' },
    ...{
      bankItems: [],
      exceptions: [],
      matches: [],
      ends: [
        [2, 7, 'b'],
        [0, 9, 'a'],
      ],
    },
  };
}

describe('the pack of a day', () => {
  it.each([
    ['2026-03-31', 'Up to 30 days', 0],
    ['2026-03-01', 'Up to 30 days', 30],
    ['2026-02-28', '31 to 60 days', 31],
    ['2026-01-30', '31 to 60 days', 60],
    ['2026-01-29', '61 to 90 days', 61],
    ['2025-12-31', '61 to 90 days', 90],
    ['2025-12-30', '91 to 180 days', 91],
    ['2025-10-02', '91 to 180 days', 180],
    ['2025-10-01', 'More than 180 days', 181],
  ])('has a check of %s among those of %s', (on, label, age) => {
    const { outstanding } = reconciliationPack(partsOf([item(1, -5_00, on)], []));
    expect(outstanding).toMatchObject([{ label, count: 1, amount: -5_00, items: [{ age }] }]);
  });

  it('has files below zero, files that lack all that they have, and files with money apart, by number', () => {
    const files = [file(4, 9_00, 0), file(3, 5_00, 5_00), file(2, 0, 5_00), file(1, 9_00, 2_00)];
    const pack = reconciliationPack(partsOf([], files));
    const ids = (list: readonly PackFile[]) => list.map(({ ordersID }) => ordersID);
    expect([ids(pack.files.negative), ids(pack.files.even), ids(pack.files.positive)]).toEqual([[2], [3], [1, 4]]);
    expect(lackingOf(pack)).toEqual({ count: 3, amount: 12_00 });
    expect(packProblems(pack)).toEqual([]);
  });

  const oddFiles = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), {
    maxLength: 8,
  });
  const oddItems = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 8,
  });

  it('comes to what its statement says, whatever waits and whatever files have', () => {
    fc.assert(
      fc.property(oddItems, oddFiles, (items, files) => {
        const parts = partsOf(
          items
            .filter(([amount]) => amount !== 0)
            .map(([amount, month], at) => item(at + 1, amount, `2025-0${month}-15`)),
          files
            .map(([available, lacking], at) => file(at + 1, available, lacking))
            .filter(({ balance, lacking }) => balance !== 0 || lacking !== 0),
        );
        const pack = reconciliationPack(parts);
        expect(packProblems(pack)).toEqual([]);
        const { negative, even, positive } = pack.files;
        const all = [...negative, ...even, ...positive];
        expect(all).toHaveLength(parts.files.length);
        expect(sumOf(all.map(({ balance }) => balance)).amount).toBe(parts.threeWay.files);
        const waiting = [...pack.inTransit, ...pack.outstanding.flatMap((age) => age.items)];
        expect(waiting).toHaveLength(parts.bookItems.length);
      }),
    );
  });

  it.each<[string, Partial<ThreeWay>]>([
    ['Deposits in transit', { inTransit: { count: 1, amount: 3_01 } }],
    ['Deposits in transit', { inTransit: { count: 2, amount: 3_00 } }],
    ['Outstanding payments', { outstanding: none }],
    ['Files with money', { positive: { count: 1, amount: 9_01 } }],
    ['Files below zero', { negative: none }],
  ])('is not kept where %s come to something else', (name, more) => {
    const parts = partsOf([item(1, 3_00, date), item(2, -5_00, date)], [file(1, 9_00, 0), file(2, 0, 2_00)]);
    const problems = packProblems(reconciliationPack({ ...parts, threeWay: { ...parts.threeWay, ...more } }));
    expect(problems).toEqual([expect.stringContaining(name)]);
  });
});

describe('a day is not finalized', () => {
  const { threeWay: way } = partsOf([], []);
  const statement = { closing: 0, of: date, since: none, unexplained: 0 };
  it.each<[Partial<ThreeWay>, string | null]>([
    [{}, null],
    [{ statement: null }, 'The bank has told no balance yet. Import a bank file, or enter the balance of 03/31/2026.'],
    [
      { statement: { ...statement, unexplained: -9_00 } },
      'The bank’s balance of 03/31/2026 is $9.00 less than its earlier balance and its items come to. Import what is missing, or correct the balance.',
    ],
    [{ bankLessBook: 5 }, 'The adjusted bank balance is $0.05 more than the book.'],
    [{ bookLessFiles: -5 }, 'The book is $0.05 less than the files.'],
  ])('where %o', (more, words) => {
    expect(notReconciled({ ...way, ...more })).toBe(words);
  });

  it('before it is over, and while items of the bank wait', () => {
    expect(notOver(date, date)).toBe('This day is not over yet. Choose an earlier date.');
    expect([notOver(date, '2026-04-01'), notMatched({ bankItems: [], proposed: [{ confidence: 'likely' }] })]).toEqual([
      null,
      null,
    ]);
    expect(notMatched({ bankItems: [{}, {}], proposed: [{ confidence: 'sure' }, { confidence: 'sure' }] })).toBe(
      'The rules are sure of 2 more matches. Run them first.',
    );
    expect(notMatched({ bankItems: [{}, {}], proposed: [{ confidence: 'likely' }] })).toBe(
      '2 items of the bank wait. Match each, or post what only the bank has.',
    );
  });
});
