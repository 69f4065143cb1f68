import { expect, it } from 'vitest';
import { amountErrors } from './asking-fields.ts';

it.each<[number | null, number | undefined, ReturnType<typeof amountErrors>]>([
  // An empty one says nothing here, or it would be in the place of what the field itself says.
  [null, 100, {}],
  [0, 100, { amount: 'Enter an amount above 0.00' }],
  [1, 100, {}],
  [100, 100, {}],
  [101, 100, { amount: 'At most 1.00' }],
  [1_000_000_00, undefined, {}],
])('%s of %s', (amount, most, expected) => {
  const errors = amountErrors(amount, most);
  expect(errors).toEqual(expected);
  expect(Object.keys(errors)).toEqual(Object.keys(expected));
});
