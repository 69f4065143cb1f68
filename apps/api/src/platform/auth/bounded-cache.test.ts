import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('BoundedCache', () => {
  it('forgets what was used longest ago', () => {
    const cache = new BoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });

  it('replaces, deletes, and deletes by prefix', () => {
    const cache = new BoundedCache<number>(5);
    for (const key of ['alpha/1', 'alpha/2', 'alphabet/1']) cache.set(key, 1);
    cache.set('alpha/1', 2);
    expect(cache.size).toBe(3);
    cache.deletePrefix('alpha/');
    expect(cache.get('alphabet/1')).toBe(1);
    expect(cache.size).toBe(1);
    cache.delete('alphabet/1');
    expect(cache.size).toBe(0);
  });
});
