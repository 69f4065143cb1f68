import type { PaperState } from '@closewright/domain/check-printing';
import { expect, it } from 'vitest';
import type { Row } from '../disbursements/rows.ts';
import {
  chosenChecks,
  type PrintWishes,
  pickedToPrint,
  printObstacle,
  spoilObstacle,
  wishesOf,
} from './picked-checks.ts';

type Made = Extract<Row, { kind: 'made' }>;

const made = (
  key: string,
  paper: PaperState | null,
  { state = 'outstanding', asked = false, madeOn = undefined as string | undefined } = {},
): Row => {
  const [transaction, facts] = [
    { bankAccountID: 1, stripe: 0, number: 1 },
    { checkNumber: Number(key), madeOn },
  ];
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
  [made('1', 'printed', { madeOn: '2025-09-01' }), 'The former product has printed it'],
  [made('1', 'not printed', { asked: true }), 'Void is asked for already, by Dana Whitfield'],
])('why one is not printed: %#', (row, expected) => {
  expect(printObstacle(row)).toBe(expected);
});

it.each([
  [proposed, 'It is printed once it is disbursed'],
  [made('1', null), 'Only a check is printed'],
  [made('1', 'not printed'), 'It is not printed yet'],
  [made('1', 'spoiled'), 'It is spoiled already'],
  [made('1', 'printed'), null],
  [made('1', 'printed', { state: 'voided' }), 'It is voided already'],
])('why paper is not spoiled: %#', (row, expected) => {
  expect(spoilObstacle(row)).toBe(expected);
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

it('selecting what is not printed wishes nothing', () => {
  // Of a row that is not made nothing else is looked at.
  const more = [...rows, { kind: 'proposed', key: 'q' } as Row];
  expect(wishesOf(more, nothing, new Set(['p', '1', '2']))).toBe(nothing);
  const byHand = new Map([['3', true]]);
  expect(wishesOf(more, byHand, new Set(['p', '1', '2', '3']))).toBe(byHand);
});

const unpicked: PrintWishes = new Map(['1', '2', '3'].map((key) => [key, false]));
const byHand: PrintWishes = new Map([...unpicked, ['1', true]]);
const [, , spoiled, printed, wire] = rows;

it.each<[string, PrintWishes, Row | undefined, button: number[], key: number[]]>([
  ['nothing picked by hand, a printed one in hand', nothing, printed, [1, 2], [3]],
  ['nothing picked by hand, a spoiled one in hand', nothing, spoiled, [1, 2], [2]],
  ['nothing picked by hand, no check in hand', nothing, wire, [1, 2], []],
  ['one picked by hand, another one in hand', byHand, printed, [1], [1]],
  ['one picked by hand, none in hand', byHand, undefined, [1], [1]],
  ['all left out, a printed one in hand', unpicked, printed, [3], [3]],
  ['all left out, no check in hand', unpicked, wire, [], []],
])('what is printed by button and by key: %s', (_, wishes, inHand, button, key) => {
  const { byButton, byKey } = chosenChecks(rows, wishes, inHand ?? null);
  expect([byButton, byKey].map((of) => of.map(({ checkNumber }) => checkNumber))).toEqual([button, key]);
});
