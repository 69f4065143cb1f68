import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { explainedMoney } from '../trace/index.ts';
import { blockedByTaking, takingWarning } from './blocked-by-taking.ts';

const due = (payee: string, amount: number, more: { kind?: 'overpaid'; hold?: string } = {}) => ({
  ...{ kind: 'pay' as const, hold: null, payee },
  amount: explainedMoney(cents(amount), { label: payee, formula: '', math: 'a', inputs: [] }),
  ...more,
});
const park = due('Ada Park', 60_00);
const bank = due('Ficus Bank', 40_00);
const courier = due('Courier', 5_00);
const all = [park, bank, courier];

it.each<[string, number, number, readonly string[]]>([
  ['what is over', 110_00, 5_00, []],
  ['a cent more, which the last payment takes', 110_00, 5_01, ['Courier']],
  ['as much as makes room for less', 105_00, 40_00, ['Ficus Bank']],
  ['all', 105_00, 105_00, ['Ada Park', 'Ficus Bank', 'Courier']],
  ['what nobody could be paid anyway', 4_99, 4_99, []],
  ['nothing', 105_00, 0, []],
])('taking %s blocks those', (_, available, amount, blocked) => {
  expect(blockedByTaking(all, { available, amount }).map(({ payee }) => payee)).toEqual(blocked);
});

it('blocks nothing that is held, or was paid too much', () => {
  const none = [due('Held', 60_00, { hold: 'Letter' }), due('Too much', 40_00, { kind: 'overpaid' })];
  expect(blockedByTaking(none, { available: 100_00, amount: 100_00 })).toEqual([]);
});

it.each<[readonly ReturnType<typeof due>[], string | null]>([
  [[], null],
  [[park], 'The statement still pays this money. There would not be enough for Ada Park 60.00.'],
  [
    [...all, due('', 1), due('Last', 2)],
    'The statement still pays this money. There would not be enough for Ada Park 60.00, Ficus Bank 40.00, Courier 5.00, 2 others.',
  ],
  [[due(' ', 1)], 'The statement still pays this money. There would not be enough for nobody by name 0.01.'],
])('names who cannot be paid %#', (blocked, words) => {
  expect(takingWarning(blocked)).toBe(words);
});
