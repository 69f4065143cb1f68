import { expect, it } from 'vitest';
import { keepReturnAddress, takeReturnAddress } from './return-address.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

it('gives the address back once', () => {
  const slot = storage();
  keepReturnAddress({ pathname: '/order/7/oe', search: '?tab=2' }, slot);
  expect(takeReturnAddress(slot)).toBe('/order/7/oe?tab=2');
  expect(takeReturnAddress(slot)).toBeNull();
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'order/7', ''])(
  'does not go to %j',
  (address) => {
    expect(takeReturnAddress(storage({ 'closewright.returnTo': address }))).toBeNull();
  },
);
