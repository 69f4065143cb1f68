import type { PaperState } from '@closewright/domain/check-printing';
import { expect, it } from 'vitest';
import { byPaper, type CheckToPrint, checksInWords, numbersOf, spoiledFrom } from './checks-to-print.ts';

const check = (checkNumber: number, paper: PaperState = 'not printed'): CheckToPrint => ({
  ...{ bankAccountID: 1, stripe: 0, number: checkNumber, checkNumber, amount: checkNumber * 100, paper },
});
const checks = (...numbers: number[]) => numbers.map((number) => check(number));

it.each([
  [[1042], '1042', 'Check 1042'],
  [[1042, 1043], '1042 to 1043', '2 checks, 1042 to 1043'],
  [[1051, 1044, 1042, 1043], '1042 to 1044, 1051', '4 checks, 1042 to 1044, 1051'],
  [[1042, 1044, 1046], '1042, 1044, 1046', '3 checks, 1042, 1044, 1046'],
])('%j in words', (numbers, short, long) => {
  expect([numbersOf(checks(...numbers)), checksInWords(checks(...numbers))]).toEqual([short, long]);
});

it('what is printed is told apart by what it is on paper, with its sum', () => {
  const of = [check(5, 'printed'), check(1), check(3, 'spoiled'), check(2), check(6, 'printed')];
  expect(byPaper(of)).toEqual([
    { paper: 'not printed', numbers: '1 to 2', count: 2, sum: 300 },
    { paper: 'spoiled', numbers: '3', count: 1, sum: 300 },
    { paper: 'printed', numbers: '5 to 6', count: 2, sum: 1100 },
  ]);
});

it.each([
  ['the first', 7, [8, 7, 9]],
  ['one in the middle, whatever the order', 8, [8, 9]],
  ['the last', 9, [9]],
  ['a number below', 6, null],
  ['a number above', 10, null],
  ['no number', null, null],
] as const)('from %s on the paper is spoiled', (_, firstBad, expected) => {
  const spoiled = spoiledFrom([check(8, 'printed'), check(7), check(9)], firstBad);
  expect(spoiled?.map(({ checkNumber }) => checkNumber) ?? null).toEqual(expected);
  // They are printed again without a reason.
  expect(spoiled?.every(({ paper }) => paper === 'spoiled') ?? true).toBe(true);
});
