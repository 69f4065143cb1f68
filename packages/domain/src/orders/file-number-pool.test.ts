import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNumberError, fileNumberOf, poolErrors, poolLimits, poolMessages } from './index.ts';

describe('file number pools', () => {
  it.each([
    ['', 4, 7, '0007'],
    ['EP-', 5, 12, 'EP-00012'],
    ['{YY}-', 4, 7, '26-0007'],
    ['{YYYY}.', 2, 123, '2026.123'],
  ])('prefix %j, width %i, number %i: %s', (prefix, width, number, expected) => {
    expect(fileNumberOf({ prefix, width }, number, 2026)).toBe(expected);
  });

  it('writes the year of a new century with two digits', () => {
    expect(fileNumberOf({ prefix: '{YY}-', width: 1 }, 1, 2105)).toBe('05-1');
  });

  const stored = { prefix: 'EP-', width: 4, nextNumber: 10 };

  it.each([
    ['a good pool', { ...stored }, null, {}],
    ['a number that was given', { ...stored, nextNumber: 9 }, stored, { nextNumber: poolMessages.goesBack(10) }],
    [
      'the same prefix in other letters',
      { ...stored, prefix: 'ep-', nextNumber: 9 },
      stored,
      {
        nextNumber: poolMessages.goesBack(10),
      },
    ],
    ['a new prefix begins again', { ...stored, prefix: 'NO-', nextNumber: 1 }, stored, {}],
    ['too short', { prefix: '', width: 1, nextNumber: 1 }, null, { width: poolMessages.tooShort }],
    ['an unknown placeholder', { ...stored, prefix: '{MM}-' }, null, { prefix: poolMessages.placeholder }],
    ['a brace', { ...stored, prefix: 'A{' }, null, { prefix: poolMessages.placeholder }],
    ['an odd character', { ...stored, prefix: '<b>' }, null, { prefix: poolMessages.characters }],
    ['too large', { ...stored, nextNumber: poolLimits.maxNumber + 1 }, null, { nextNumber: poolMessages.tooWide }],
  ])('%s', (_name, pool, before, expected) => {
    expect(poolErrors(pool, before)).toEqual(expected);
  });

  it('without errors always writes a number a file can have, and never the same for two numbers', () => {
    const pool = fc.record({
      prefix: fc.stringMatching(/^[A-Z#-]{0,16}$/),
      width: fc.integer({ min: 1, max: poolLimits.maxWidth }),
      nextNumber: fc.integer({ min: 1, max: poolLimits.maxNumber }),
    });
    fc.assert(
      fc.property(pool, fc.integer({ min: 1, max: 999 }), (given, further) => {
        fc.pre(Object.keys(poolErrors(given, null)).length === 0);
        const first = fileNumberOf(given, given.nextNumber, 2026);
        expect(fileNumberError(first)).toBeNull();
        expect(fileNumberOf(given, given.nextNumber + further, 2026)).not.toBe(first);
      }),
    );
  });
});
