import type { PaperState } from '@closewright/domain/check-printing';
import { expect, it } from 'vitest';
import type { Row } from '../disbursements/rows.ts';
import { chosenChecks, type PrintWishes, pickedToPrint, printObstacle, wishesOf } from './picked-checks.ts';

type Made = Extract<Row, { kind: 'made' }>;

const made = (key: string, paper: PaperState | null, { state = 'outstanding', asked = false } = {}): Row => {
  const [transaction, facts] = [{ bankAccountID: 1, stripe: 0, number: 1 }, { checkNumber: Number(key) }];
  // As much of it as is looked at.
  return {
    ...{ kind: 'made', key, made: { transaction, facts, amount: 1, state } },
    ...{ asked: asked ? { kind: 'void', requestedBy: 'Dana Whitfield' } : null },
    paper: paper && { state: paper, prints: [] },
  } as unknown as Made;
};
// As much of it as is looked at.
const proposed = { kind: 'proposed', key: 'p' } as Row;
const nothing: PrintWishes = new Map();
const rows = [proposed, made('1', 'not printed'), made('2', 'spoiled'), made('3', 'printed'), made('4', null)];

it.each([
  [proposed, 'It is printed once it is disbursed'],
  [made('1', null), 'Only a check is printed'],
  [made('1', 'not printed'), null],
  [made('1', 'printed'), null],
  [made('1', 'printed', { state: 'voided' }), 'It is voided already'],
  [made('1', 'not printed', { state: 'paid' }), 'The bank has paid it'],
  [made('1', 'not printed', { asked: true }), 'Void is asked for already, by Dana Whitfield'],
])('why one is not printed: %#', (row, expected) => {
  expect(printObstacle(row)).toBe(expected);
});

it.each<[string, PrintWishes, string[]]>([
  ['what has no good paper', nothing, ['1', '2']],
  ['what the user wants besides', new Map([['3', true]]), ['1', '2', '3']],
  ['not what the user does not want', new Map([['1', false]]), ['2']],
  ['never what cannot be printed', new Map([['4', true]]), ['1', '2']],
])('picked is %s', (_, wishes, expected) => {
  expect([...pickedToPrint(rows, wishes)]).toEqual(expected);
});

it.each<[string, string[], string[], string[]]>([
  ['one more', ['1', '2'], ['p', '1', '2', '3'], ['1', '2', '3']],
  ['one less', ['1', '2'], ['1'], ['1']],
  ['none', ['1', '2'], [], []],
  ['all, from none: what has no good paper', [], ['p', '1', '2', '3'], ['1', '2']],
  ['all, with those picked: none', ['1', '2', '3'], ['p', '1', '2', '3'], []],
])('selecting %s', (_, before, keys, expected) => {
  const wishes = new Map(['1', '2', '3'].map((key) => [key, before.includes(key)] as const));
  expect([...pickedToPrint(rows, wishesOf(rows, wishes, new Set(keys)))]).toEqual(expected);
});

it('selecting all of what is printed takes all of it, and once more none', () => {
  const printed = [made('1', 'printed'), made('2', 'printed')];
  const all = wishesOf(printed, nothing, new Set(['1', '2']));
  expect([...pickedToPrint(printed, all)]).toEqual(['1', '2']);
  expect([...pickedToPrint(printed, wishesOf(printed, all, new Set(['1', '2'])))]).toEqual([]);
  const [only] = printed.map((row) => [row]);
  const one = wishesOf(only ?? [], nothing, new Set(['1']));
  expect([...pickedToPrint(only ?? [], one)]).toEqual(['1']);
});

it('what is printed is what is picked, else the check in hand', () => {
  const numbers = (picked: string[], inHand: Row | null) =>
    chosenChecks(rows, new Set(picked), inHand).map(({ checkNumber, paper }) => [checkNumber, paper]);
  const [, , spoiled, printed, wire] = rows;
  expect(numbers(['1', '2'], printed ?? null)).toEqual([
    [1, 'not printed'],
    [2, 'spoiled'],
  ]);
  expect(numbers([], printed ?? null)).toEqual([[3, 'printed']]);
  expect(numbers([], spoiled ?? null)).toEqual([[2, 'spoiled']]);
  expect(numbers([], wire ?? null)).toEqual([]);
  expect(numbers([], null)).toEqual([]);
});
