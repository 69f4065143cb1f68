import { expect, it } from 'vitest';
import { readAsked } from './wires-out-asked.ts';

it.each([
  [{}, {}],
  [
    { account: '3', state: 'to release', means: 'ACH', wire: '3-12-480' },
    { account: 3, state: 'to release', means: 'ACH', wire: '3-12-480' },
  ],
  [{ account: 'x', state: 'open', means: 'check', wire: '3-12', show: 'wires' }, {}],
  [
    { show: 'files', account: 4 },
    { show: 'files', account: 4 },
  ],
])('of the address %j it reads %j', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});
