import { describe, expect, test } from 'vitest';
import { clampPlace, namedPlace, resizedPlace } from './dialog-place.ts';

const window = { width: 1366, height: 768 };
const box = { width: 760, height: 400 };

describe('clampPlace', () => {
  test('a place inside stays', () => {
    expect(clampPlace({ x: 40, y: -20 }, box, window)).toEqual({ x: 40, y: -20 });
  });
  test.each([
    ['far left', { x: -5000, y: 0 }, { x: -(1366 + 760) / 2 + 80, y: 0 }],
    ['far right', { x: 5000, y: 0 }, { x: (1366 + 760) / 2 - 80, y: 0 }],
    ['the head never leaves at the top', { x: 0, y: -5000 }, { x: 0, y: -184 }],
    ['the head stays at the bottom', { x: 0, y: 5000 }, { x: 0, y: (768 + 400) / 2 - 44 }],
  ])('%s', (_name, place, expected) => {
    expect(clampPlace(place, box, window)).toEqual(expected);
  });
  test('sizes stay within the window and above the least', () => {
    expect(clampPlace({ x: 0, y: 0, width: 9000, height: 9000 }, box, window)).toMatchObject({
      width: 1311,
      height: 722,
    });
    expect(clampPlace({ x: 0, y: 0, width: 10, height: 10 }, box, window)).toMatchObject({ width: 320, height: 160 });
  });
  test('a place from a larger window is pulled back', () => {
    expect(clampPlace({ x: 1200, y: 700 }, box, { width: 1024, height: 600 })).toEqual({ x: 812, y: 456 });
  });
});

describe('named places', () => {
  test('left and right touch the edges', () => {
    expect(namedPlace('left', null, box, window)).toMatchObject({ x: -303 });
    expect(namedPlace('right', null, box, window)).toMatchObject({ x: 303 });
  });
  test('center keeps a chosen size; the usual place forgets it', () => {
    const now = { x: 10, y: 20, width: 900, height: 500 };
    expect(namedPlace('center', now, box, window)).toEqual({ x: 0, y: 0, width: 900, height: 500 });
    expect(namedPlace('reset', now, box, window)).toBeNull();
    expect(namedPlace('fill', now, box, window)).toEqual({ x: 0, y: 0, width: 1311, height: 722 });
  });
});

test('resizing keeps the upper corner on the other side in place', () => {
  expect(resizedPlace({ x: 0, y: 0 }, box, 100, 50)).toEqual({ x: 50, y: 25, width: 860, height: 450 });
  expect(resizedPlace({ x: 0, y: 0 }, box, -100, 50, true)).toEqual({ x: -50, y: 25, width: 860, height: 450 });
});
