import { describe, expect, it } from 'vitest';
import { isWithinJsonLimits } from './json-limits.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('the limits of a JSON body', () => {
  it('take every scalar and what lies on the limit', () => {
    for (const value of [null, 1, 'x', true, {}, [], nested(20)]) expect(isWithinJsonLimits(value)).toBe(true);
    expect(isWithinJsonLimits(new Array(10_000).fill(0))).toBe(true);
  });

  it('refuse what lies beyond, without a stack to overflow', () => {
    expect(isWithinJsonLimits(nested(21))).toBe(false);
    expect(isWithinJsonLimits(nested(100_000))).toBe(false);
    expect(isWithinJsonLimits(new Array(10_001).fill(0))).toBe(false);
    expect(isWithinJsonLimits({ a: new Array(6000).fill(0), b: new Array(6000).fill(0) })).toBe(false);
  });
});
