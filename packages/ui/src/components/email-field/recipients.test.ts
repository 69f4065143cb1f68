import { expect, it } from 'vitest';
import { complaint, inRange, insertRecipients, removeRange } from './recipients.ts';

const people = (...addresses: string[]) => addresses.map((address) => ({ address: `${address}@home.com` }));
const names = (list: { address: string }[]) => list.map((one) => one.address.replace('@home.com', '')).join();

it('inserts each address once, wherever its twin stands', () => {
  const result = insertRecipients(people('a', 'b'), people('c', 'A', 'c', 'd'), 1);
  expect(names(result.list)).toBe('a,c,d,b');
  expect(names(result.duplicates)).toBe('a,c');
});

it('stops at the most allowed and says who was left out', () => {
  const result = insertRecipients(people('a'), people('b', 'c', 'd'), undefined, 2);
  expect(names(result.list)).toBe('a,b');
  expect(names(result.over)).toBe('c,d');
});

it('takes a run out and names the neighbour that stays', () => {
  const four = people('a', 'b', 'c', 'd');
  expect(removeRange(four, { anchor: 1, focus: 2 })).toMatchObject({
    list: people('a', 'd'),
    removed: people('b', 'c'),
    next: 1,
  });
  expect(removeRange(four, { anchor: 3, focus: 3 }).next).toBe(2);
  expect(removeRange(four, { anchor: 3, focus: 0 })).toMatchObject({ list: [], next: null });
});

it('counts both ends of a run, in either direction', () => {
  expect([0, 1, 2, 3].filter((index) => inRange({ anchor: 2, focus: 1 }, index))).toEqual([1, 2]);
  expect(inRange(null, 0)).toBe(false);
});

it('asks the own rule only about addresses', () => {
  const rule = (address: string) => (address.endsWith('@home.com') ? 'Outside the company.' : undefined);
  expect(complaint({ address: 'mary@anytown' }, 'Invalid format.', rule)).toBe('Invalid format.');
  expect(complaint({ address: 'a@home.com' }, 'Invalid format.', rule)).toBe('Outside the company.');
  expect(complaint({ address: 'a@title.com' }, 'Invalid format.', rule)).toBeUndefined();
});
