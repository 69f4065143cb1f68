import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.tsx';

const storage = (values: Record<string, string> = {}) => ({
  values,
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => {
    values[key] = value;
  },
});

test('keeps, tells, and finds again under its prefix', () => {
  const place = storage();
  const memory = createMemory(place, 'user-7.');
  const listener = vi.fn();
  memory.subscribe(listener);
  memory.set('menu:File menu', { title: false });
  expect(listener).toHaveBeenCalledOnce();
  expect(place.values).toEqual({ 'user-7.menu:File menu': '{"title":false}' });
  expect(createMemory(place, 'user-7.').get('menu:File menu')).toEqual({ title: false });
  expect(createMemory(place, 'user-8.').get('menu:File menu')).toBeUndefined();
});

test('answers the same object each time, as React needs', () => {
  const memory = createMemory(storage({ 'kit.a': '{"b":1}' }));
  expect(memory.get('a')).toBe(memory.get('a'));
});

test('a damaged or full storage is no reason to stop', () => {
  expect(createMemory(storage({ 'kit.a': '{' })).get('a')).toBeUndefined();
  const memory = createMemory({
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
  });
  memory.set('a', 1);
  expect(memory.get('a')).toBe(1);
});
