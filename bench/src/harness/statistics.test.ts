import { describe, expect, it } from 'vitest';
import { pairedRatios, quantile, spread } from './statistics.ts';

describe('statistics', () => {
  it('interpolates between the values around a quantile', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
    expect(quantile([7], 0.75)).toBe(7);
  });

  it('has no quantile of nothing', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('tells median, quartiles and extremes', () => {
    expect(spread([5, 1, 4, 2, 3])).toEqual({ median: 3, lower: 2, upper: 4, min: 1, max: 5 });
  });

  it('takes ratios round by round and leaves out rounds that one of them has not', () => {
    expect(pairedRatios([2, 9, 4], [4, 3])).toEqual([0.5, 3]);
    expect(pairedRatios([2, Number.NaN, 4], [4, 3, Number.NaN])).toEqual([0.5]);
  });
});
