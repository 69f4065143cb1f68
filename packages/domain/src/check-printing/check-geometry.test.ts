import { describe, expect, it } from 'vitest';
import {
  checkPlaces,
  checkSheets,
  letterSheet,
  micrBaseline,
  micrGeometry,
  micrPositionRight,
  sheetGeometry,
} from './index.ts';

describe.each(checkPlaces)('a sheet with checks at %s', (place) => {
  const { checks, stubs } = sheetGeometry[place];

  it('is checks and stubs from its upper edge to its lower one, with nothing between', () => {
    const parts = [...checks, ...stubs].toSorted((one, other) => one.top - other.top);
    let bottom = 0;
    for (const { top, height } of parts) {
      expect(top).toBeCloseTo(bottom, 10);
      bottom = top + height;
    }
    expect(bottom).toBeCloseTo(letterSheet.height, 10);
  });

  it('has one check with two stubs, or three without', () => {
    expect([checks.length, stubs.length]).toEqual(place === 'Three on a page' ? [3, 0] : [1, 2]);
  });

  it('has checks as large as banks take', () => {
    for (const { height } of checks) {
      expect(height).toBeGreaterThanOrEqual(2.75);
      expect(height).toBeLessThanOrEqual(3 + 2 / 3);
    }
  });
});

describe('the MICR line on a check', () => {
  it('ends 5/16 inch from the right edge and has room for all positions', () => {
    expect(micrPositionRight(1)).toBe(5 / 16);
    // Where gauges have the opening transit symbol: from 5 9/16 to 5 11/16.
    expect(micrPositionRight(43)).toBe(5 + 9 / 16);
    expect(micrPositionRight(65) + micrGeometry.pitch).toBe(8 + 7 / 16);
    expect(8 + 7 / 16).toBeLessThan(letterSheet.width);
  });

  it('stands in the middle of a band that is the middle of the clear band', () => {
    const { clearBand, encodingBand, height } = micrGeometry;
    expect(encodingBand.bottom + encodingBand.height / 2).toBe(clearBand / 2);
    expect(micrBaseline + height / 2).toBeCloseTo(clearBand / 2, 10);
  });
});

describe('checks', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  it.each([
    ['Top', numbers, numbers.map((number) => [number])],
    ['Bottom', [], []],
    ['Three on a page', numbers, [[1, 2, 3], [4, 5, 6], [7]]],
    ['Three on a page', [1, 2, 3], [[1, 2, 3]]],
    ['Three on a page', [], []],
  ] as const)('at %s: %j stand on the sheets %j', (place, checks, sheets) => {
    expect(checkSheets(place, checks)).toEqual(sheets);
  });
});
