import { expect, it } from 'vitest';
import { readAsked } from './payees-asked.ts';

it.each([
  [{}, {}],
  [
    { find: 'first', state: 'to verify', payee: '12' },
    { find: 'first', state: 'to verify', payee: 12 },
  ],
  [{ find: '', state: 'verified', payee: 'x' }, {}],
  [{ find: 3, payee: -1 }, {}],
])('of the address %j it reads %j', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});
