import { expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { explainedMoney } from '../trace/index.ts';
import { takingWarning } from './blocked-by-taking.ts';

const due = (payee: string, amount: number, more: { kind?: 'overpaid'; hold?: string } = {}) => ({
  ...{ kind: 'pay' as const, hold: null, payee },
  amount: explainedMoney(cents(amount), { label: payee, formula: '', math: 'a', inputs: [] }),
  ...more,
});
const park = due('Ada Park', 60_00);
const bank = due('Ficus Bank', 40_00);
const courier = due('Courier', 5_00);
const all = [park, bank, courier];

const short = (by: string, more = '') => `The statement still pays this money: it would be ${by} short.${more}`;

it.each<[string, number, number, string | null]>([
  ['what is over', 110_00, 5_00, null],
  [
    'a cent more, which the last payment takes',
    110_00,
    5_01,
    short('0.01', ' There would not be enough for Courier 5.00.'),
  ],
  [
    'as much as makes room for less',
    ...([105_00, 40_00] as const),
    short('40.00', ' There would not be enough for Ficus Bank 40.00.'),
  ],
  [
    'all',
    ...([105_00, 105_00] as const),
    short('105.00', ' There would not be enough for Ada Park 60.00, Ficus Bank 40.00, Courier 5.00.'),
  ],
  ['what nobody could be paid with anyway', 4_99, 4_99, short('105.00')],
  ['of a file that is short already what nobody else is paid with', 104_00, 4_00, short('5.00')],
  ['nothing', 105_00, 0, null],
  ['nothing of a file that is short already', 4_99, 0, null],
])('taking %s', (_, available, amount, words) => {
  expect(takingWarning(all, { available, amount })).toBe(words);
});

it('needs nothing for what is held, or was paid too much', () => {
  const none = [due('Held', 60_00, { hold: 'Letter' }), due('Too much', 40_00, { kind: 'overpaid' })];
  expect(takingWarning(none, { available: 100_00, amount: 100_00 })).toBeNull();
});

it('names three who cannot be paid any more, and counts the others', () => {
  const more = [...all, due('', 1), due('Last', 2)];
  expect(takingWarning(more, { available: 105_03, amount: 105_03 })).toBe(
    short('105.03', ' There would not be enough for Ada Park 60.00, Ficus Bank 40.00, Courier 5.00, 2 others.'),
  );
  expect(takingWarning([due(' ', 1)], { available: 1, amount: 1 })).toBe(
    short('0.01', ' There would not be enough for nobody by name 0.01.'),
  );
});
