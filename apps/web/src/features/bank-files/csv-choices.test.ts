import { expect, it } from 'vitest';
import { layoutAtFirst, layoutChoices } from './csv-choices.ts';

const account = (bankAccountID: number, bankFileLayoutID: number | null) => ({
  ...{ bankAccountID, bankFileLayoutID, name: `Trust ${bankAccountID}`, accountNumber: '***1' },
});
const layout = (bankFileLayoutID: number, inactive = false) => ({
  ...{ bankFileLayoutID, name: `Layout ${bankFileLayoutID}`, inactive },
});
const accounts = [account(1, 8), account(2, null)];
const layouts = [layout(7), layout(8, true), layout(9)];

it.each([
  ['of an account is its own, inactive or not', 1, layouts, 8],
  ['of an account without one is nobody’s guess', 2, layouts, null],
  ['is the only one there is', 2, [layout(7), layout(8, true)], 7],
  ['is none where there is none', 2, [], null],
  ['waits for the account', null, layouts, null],
])('the layout %s', (_name, bankAccountID, all, at) => {
  expect(layoutAtFirst({ accounts, layouts: all }, bankAccountID)).toBe(at);
});

it('the own layout of an account stands before all others', () => {
  const order = (id: number | null) => layoutChoices({ accounts, layouts }, id).map(({ value }) => value);
  expect([order(1), order(2), order(null)]).toEqual([
    [8, 7, 9],
    [7, 8, 9],
    [7, 8, 9],
  ]);
});
