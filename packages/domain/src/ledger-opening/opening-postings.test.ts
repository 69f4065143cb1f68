import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultsOf } from '../trace/index.ts';
import { exampleFacts, exampleOpening } from './opening.fixture.ts';
import type { Opening } from './opening.ts';
import { type OpeningPosting, openingPostings } from './opening-postings.ts';
import { openingProblems } from './opening-problems.ts';
import { filesInOpening } from './opening-totals.ts';

/** `1 cash <- available 1300.00`, with the facts that matter. */
const told = ({ posting, facts, about }: OpeningPosting) => [
  `${posting.kind}: ${posting.moves.map(({ file, debit, credit, amount }) => `${file} ${debit} <- ${credit} ${(amount.value / 100).toFixed(2)}`).join(' | ')}`,
  facts.receipt ?? facts.checkNumber ?? facts.reference ?? about?.place ?? null,
  facts.madeOn ?? null,
];

const sumOf = (groups: readonly (readonly OpeningPosting[])[], account: string, file: number) =>
  groups
    .flat()
    .flatMap(({ posting }) => posting.moves)
    .filter((move) => move.file === file)
    .reduce(
      (sum, { debit, credit, amount }) =>
        sum + (debit === account ? amount.value : 0) - (credit === account ? amount.value : 0),
      0,
    );

it('gives each file what the bank has of it, receives what is on its way, and pays what is outstanding', () => {
  const groups = openingPostings(exampleOpening, 7, new Map([[2, 4]]));
  expect(groups.map((group) => group.map(told))).toEqual([
    [['opening: 1 cash <- available 1300.00 | 3 cash <- available 500.00', null, null]],
    [
      ['receipt: 2 in transit <- available 200.00 | 2 in transit <- uncollected 50.00', 5, '2026-02-27'],
      ['deposit: 2 cash <- in transit 250.00', 1, null],
    ],
    [
      ['check: 1 available <- outstanding 300.00', 501, '2025-09-01'],
      ['wire out: 2 available <- outstanding 200.00', 'W-77', '2026-02-27'],
    ],
  ]);
  expect(groups.flat().every(({ facts }) => facts.opening === 7)).toBe(true);
});

it('numbers the receipts of a file by their days, after those that it has', () => {
  const [deposit] = exampleOpening.deposits;
  if (!deposit) throw new Error('the example has one');
  const deposits = ['2026-03-01', '2026-02-01'].map((date) => ({ ...deposit, date, amount: 10_00 }));
  const [, received = []] = openingPostings({ ...exampleOpening, deposits }, 7, new Map([[2, 4]]));
  expect(received.map(told).map(([, number, madeOn]) => [number, madeOn])).toEqual([
    [5, '2026-02-01'],
    [1, null],
    [6, '2026-03-01'],
    [3, null],
  ]);
});

it('posts no more at once than the ledger takes', () => {
  const many = Array.from({ length: 901 }, (_, at) => at + 1);
  const groups = openingPostings(
    {
      ...exampleOpening,
      files: many.map((ordersID) => ({ ordersID, balance: 2 })),
      deposits: many.map((ordersID) => ({ ordersID, payer: 'P', reference: null, date: '2026-03-01', amount: 1 })),
      payments: [],
    },
    7,
    new Map(),
  );
  expect(groups.every((group) => group.length <= 400)).toBe(true);
  expect(groups.flat().every(({ posting }) => posting.moves.length <= 400)).toBe(true);
  expect(groups.flat()).toHaveLength(3 + 2 * 901);
});

const amount = fc.integer({ min: 1, max: 1_000_00 });
const ordersID = fc.integer({ min: 1, max: 4 });
const openings = fc
  .record({
    balances: fc.uniqueArray(fc.record({ ordersID, balance: amount }), { selector: (file) => file.ordersID }),
    paid: fc.array(fc.record({ ordersID, amount }), { maxLength: 6 }),
    came: fc.array(fc.record({ ordersID, amount }), { maxLength: 6 }),
  })
  .map(({ balances, paid, came }): Opening => {
    const sum = (all: readonly { amount: number }[]) => all.reduce((so, each) => so + each.amount, 0);
    return {
      ...{ bankAccountID: 1, date: '2026-03-02', files: balances },
      bankBalance: balances.reduce((so, { balance }) => so + balance, 0) + sum(paid) - sum(came),
      payments: paid.map((each, at) => ({
        ...{ ...each, method: 'check', checkNumber: at + 1, reference: null, payee: 'P', date: '2026-03-01' },
      })),
      deposits: came.map((each) => ({ ...each, payer: 'P', reference: null, date: '2026-03-01' })),
    };
  })
  .filter((opening) => openingProblems(opening, exampleFacts).length === 0);

it('leaves each file just what it has, whatever is outstanding and on its way, and explains each amount', () => {
  fc.assert(
    fc.property(openings, (opening) => {
      const groups = openingPostings(opening, 7, new Map());
      for (const { ordersID: file, balance, outstanding, inTransit, atBank } of filesInOpening(opening)) {
        const has = 0 - sumOf(groups, 'available', file) - sumOf(groups, 'uncollected', file);
        expect([has, 0 - sumOf(groups, 'outstanding', file)]).toEqual([balance, outstanding]);
        expect(0 - sumOf(groups, 'available', file)).toBeGreaterThanOrEqual(0);
        expect(sumOf(groups, 'cash', file)).toBe(atBank + inTransit);
      }
      for (const { posting } of groups.flat())
        expect(posting.moves.flatMap((move) => faultsOf(move.amount.trace))).toEqual([]);
    }),
  );
});
