import { expect, it } from 'vitest';
import { readAsked, reconcileHref } from './bank-files-asked.ts';

it.each([
  [{}, {}],
  [
    { account: '3', file: 7, balance: '2013-04-11' },
    { account: 3, file: 7, balance: '2013-04-11' },
  ],
  [{ account: 'x', file: -1, balance: '2013-04-31' }, {}],
  [{ balance: 20130411 }, {}],
])('an address with %o asks for %o', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});

it('a day of an account is reconciled at its own address', () =>
  expect(reconcileHref(3, '2013-04-11')).toBe('/escrow-accounting/reconciliations?account=3&date=2013-04-11'));
