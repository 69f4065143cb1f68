import { expect, it } from 'vitest';
import { goesElsewhere } from './index.ts';

it.each([
  ['the payee', { name: 'ana  seller', beneficiary: 'Escrow of Ana' }, null],
  ['its beneficiary', { name: 'Sellers, Ana', beneficiary: 'Ana Seller' }, null],
  [
    'nobody there',
    { name: 'Mallory Holdings', beneficiary: 'Mallory LLC' },
    'It was posted to Ana Seller, and goes to Mallory Holdings',
  ],
])('a wire to Ana Seller, as %s is called', (_, to, words) => {
  expect(goesElsewhere('Ana Seller', to)).toBe(words);
});
