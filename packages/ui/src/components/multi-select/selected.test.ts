import { expect, it } from 'vitest';
import { allState, toggled, toggledAll } from './selected.ts';

const options = [
  { value: 'bank', label: 'Bank' },
  { value: 'lender', label: 'Lender' },
  { value: 'pest', label: 'Pest Inspection', inactive: true },
  { value: 'realtor', label: 'Realtor' },
];

it('keeps the order of the options, whatever the order of picking', () => {
  expect(toggled(options, ['realtor'], 'bank')).toEqual(['bank', 'realtor']);
  expect(toggled(options, ['bank', 'realtor'], 'bank')).toEqual(['realtor']);
});

it('keeps what is no option any more', () => {
  expect(toggled(options, ['gone'], 'bank')).toEqual(['bank', 'gone']);
});

it.each([
  [[], 'none'],
  [['bank'], 'some'],
  [['bank', 'lender', 'realtor'], 'all'],
  [['pest'], 'none'],
] as const)('of %j all are: %s', (values, state) => {
  expect(allState(options, values)).toBe(state);
});

it('takes all found in or out and leaves the others', () => {
  const found = options.slice(1);
  expect(toggledAll(options, found, ['bank'])).toEqual(['bank', 'lender', 'realtor']);
  expect(toggledAll(options, found, ['bank', 'lender', 'realtor'])).toEqual(['bank']);
  // An inactive one that was picked before stays.
  expect(toggledAll(options, found, ['pest', 'lender', 'realtor'])).toEqual(['pest']);
});
