import { expect, it } from 'vitest';
import { maxCents } from '../money/index.ts';
import { exampleFacts, exampleOpening } from './opening.fixture.ts';
import type { Opening } from './opening.ts';
import { type OpeningFacts, openingProblems } from './opening-problems.ts';

const { files, payments, deposits } = exampleOpening;
const [check, wire] = payments;
const [deposit] = deposits;
if (!check || !wire || !deposit) throw new Error('the example has both');

it('has nothing against an opening that is whole', () => {
  expect(openingProblems(exampleOpening, exampleFacts)).toEqual([]);
  expect(openingProblems(exampleOpening, { ...exampleFacts, toldBalance: 1_800_00 })).toEqual([]);
});

/** What is asked for, what is known, and what is said at which field. */
type Row = [name: string, opening: Partial<Opening>, facts: Partial<OpeningFacts>, field: string, words: string];

const rows: Row[] = [
  ['a day that is not over', {}, { today: '2026-03-02' }, 'date', 'This day is not over yet. Choose an earlier date'],
  [
    'a day before the account was opened',
    {},
    { openedOn: '2026-03-03' },
    'date',
    'The bank opened this account on 03/03/2026. Choose that day or a later one',
  ],
  [
    'a file that stands twice',
    { files: [...files, { ordersID: 1, balance: 1 }] },
    {},
    'files.3.fileNumber',
    'This file is in row 1 already',
  ],
  [
    'a file without money',
    { files: [{ ordersID: 1, balance: 0 }] },
    {},
    'files.0.balance',
    'Enter an amount above 0.00',
  ],
  [
    'less than nothing',
    { payments: [{ ...check, amount: -1 }] },
    {},
    'payments.0.amount',
    'Enter an amount above 0.00',
  ],
  ['half a cent', { deposits: [{ ...deposit, amount: 0.5 }] }, {}, 'deposits.0.amount', 'Enter an amount above 0.00'],
  [
    'a check of a later day',
    { payments: [{ ...check, date: '2026-03-03' }] },
    {},
    'payments.0.date',
    'It was paid after the day of the opening, 03/02/2026',
  ],
  [
    'a deposit of a later day',
    { deposits: [{ ...deposit, date: '2026-03-03' }] },
    {},
    'deposits.0.date',
    'It came in after the day of the opening, 03/02/2026',
  ],
  [
    'a check without a number',
    { payments: [{ ...check, checkNumber: null }] },
    {},
    'payments.0.checkNumber',
    'A check has a number',
  ],
  [
    'a wire with a number',
    { payments: [{ ...wire, checkNumber: 4 }] },
    {},
    'payments.0.checkNumber',
    'Only a check has a number: this has a reference',
  ],
  [
    'a number that stands twice',
    { payments: [check, wire, { ...check, ordersID: 3 }] },
    {},
    'payments.2.checkNumber',
    'Check 501 is in row 1 already',
  ],
  ['nothing', { files: [], payments: [], deposits: [] }, {}, 'files', 'Name the files that have money in this account'],
  [
    'another balance than the bank told',
    {},
    { toldBalance: 1_800_01 },
    'bankBalance',
    'The bank has told 1,800.01 for 03/02/2026. Enter that, or correct the balance of that day',
  ],
  [
    'a cent too little in files',
    { bankBalance: 1_800_01 },
    {},
    'bankBalance',
    'The bank without what is outstanding and with what is on its way is 1,550.01, and files have 1,550.00: 0.01 is missing in files',
  ],
  [
    'a cent too much in files',
    { bankBalance: 1_799_99 },
    {},
    'bankBalance',
    'The bank without what is outstanding and with what is on its way is 1,549.99, and files have 1,550.00: files have 0.01 more',
  ],
  [
    'a file of which the bank would have less than nothing',
    { deposits: [{ ...deposit, amount: 250_01 }] },
    {},
    'files.1.balance',
    'The bank would have (0.01) of this file: more is on its way than it has with what is outstanding',
  ],
  [
    'a deposit of a file that has nothing',
    { deposits: [{ ...deposit, ordersID: 9 }] },
    {},
    'deposits.0.amount',
    'The bank would have (250.00) of this file: more is on its way than it has with what is outstanding',
  ],
  [
    'more than can be counted',
    { files: [1, 2].map((ordersID) => ({ ordersID, balance: maxCents })) },
    {},
    'files',
    'These come to more than the ledger can count',
  ],
];

it.each(rows)('says what is wrong with %s', (_name, opening, facts, field, words) => {
  expect(openingProblems({ ...exampleOpening, ...opening }, { ...exampleFacts, ...facts })).toEqual([{ field, words }]);
});

it('says all rows that are wrong at once, and sums only where every row is right', () => {
  const opening = { ...exampleOpening, bankBalance: 1, files: [...files, ...files], payments: [check, check] };
  expect(openingProblems(opening, exampleFacts).map(({ field }) => field)).toEqual([
    ...['files.3.fileNumber', 'files.4.fileNumber', 'files.5.fileNumber', 'payments.1.checkNumber'],
  ]);
});
