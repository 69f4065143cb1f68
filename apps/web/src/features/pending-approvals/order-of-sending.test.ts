import { expect, it } from 'vitest';
import { inOrderOfSending } from './order-of-sending.ts';

it('sends money that comes in first, then what goes back, then payments, each in the order of the list', () => {
  const kinds = ['payment', 'stop', 'loss', 'transfer', 'void', 'advance'] as const;
  expect(inOrderOfSending(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    ...['loss', 'advance', 'stop', 'void', 'payment', 'transfer'],
  ]);
});
