import type { PaperState } from '@closewright/domain/check-printing';
import type { Disbursement } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import {
  byNumber,
  type CheckToPrint,
  checksInWords,
  checkToPrint,
  countsAsPrinted,
  numbersOf,
  printWords,
  spoiledFrom,
} from './checks-to-print.ts';

const check = (checkNumber: number, paper: PaperState = 'not printed'): CheckToPrint => ({
  ...{ bankAccountID: 1, stripe: 0, number: checkNumber, checkNumber, amount: checkNumber * 100, paper },
  payee: `Payee of ${checkNumber}`,
});
const checks = (...numbers: number[]) => numbers.map((number) => check(number));

it.each([
  [[1042], '1042', 'Check 1042', 'Print check 1042'],
  [[1042, 1043], '1042 to 1043', '2 checks, 1042 to 1043', 'Print 2 checks'],
  [[1051, 1044, 1042, 1043], '1042 to 1044, 1051', '4 checks, 1042 to 1044, 1051', 'Print 4 checks'],
  [[1042, 1044, 1046], '1042, 1044, 1046', '3 checks, 1042, 1044, 1046', 'Print 3 checks'],
])('%j in words', (numbers, short, long, act) => {
  const of = checks(...numbers);
  expect([numbersOf(of), checksInWords(of), printWords(of)]).toEqual([short, long, act]);
});

it('is listed by number', () => {
  expect(byNumber(checks(5, 1, 12)).map(({ checkNumber }) => checkNumber)).toEqual([1, 5, 12]);
});

it('a check that was made is printed with its payee; what has no paper is not', () => {
  const transaction = { bankAccountID: 1, stripe: 5, number: 3 };
  // As much of it as is looked at.
  const made = { transaction, facts: { checkNumber: 1042, payee: 'HOA Acre' }, amount: 650_00 } as Disbursement;
  expect(checkToPrint(made, { state: 'printed', prints: [] })).toEqual([
    { ...transaction, checkNumber: 1042, payee: 'HOA Acre', amount: 650_00, paper: 'printed' },
  ]);
  expect(checkToPrint(made, null)).toEqual([]);
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

it('says that they count as printed', () => {
  expect(countsAsPrinted(checks(1042))).toBe('Check 1042 counts as printed');
  expect(countsAsPrinted(checks(1042, 1043))).toBe('Checks 1042 to 1043 count as printed');
});
