import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../errors/refusal-of.fixture.ts';
import {
  allocate,
  type Cents,
  cents,
  divideRounded,
  Exact,
  fractionOfRate,
  maxCents,
  multiplyRate,
  type Rounding,
  roundExact,
  roundings,
  timesCount,
  timesFraction,
  toCents,
  unitsOf,
} from './index.ts';

describe('an amount times a fraction', () => {
  const anyRounding = fc.constantFrom(...roundings);

  it('is the same as by big integers, small and large', () => {
    const amounts = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -maxCents, max: maxCents }));
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 400, max: 1_200_000 }),
        anyRounding,
        (amount, numerator, denominator, rounding) => {
          const expected = divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator), rounding);
          expect(timesFraction(cents(amount), { numerator, denominator }, rounding)).toBe(Number(expected));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each<[Rounding, number[]]>([
    ['halfUp', [3, -3, 4, -4, 1, -1]],
    ['halfEven', [2, -2, 4, -4, 1, -1]],
    ['up', [3, -3, 4, -4, 2, -2]],
    ['down', [2, -2, 3, -3, 1, -1]],
    ['ceiling', [3, -2, 4, -3, 2, -1]],
    ['floor', [2, -3, 3, -4, 1, -2]],
  ])('rounds 2.5, 3.5 and 1.25 %s', (rounding, expected) => {
    const of = (quarters: number) => timesFraction(cents(quarters), { numerator: 1, denominator: 4 }, rounding);
    expect([of(10), of(-10), of(14), of(-14), of(5), of(-5)]).toEqual(expected);
  });

  it('that goes without a rest is not rounded, and nothing is never minus nothing', () => {
    for (const rounding of roundings) {
      expect(timesFraction(cents(-8), { numerator: 1, denominator: 4 }, rounding)).toBe(-2);
      expect(timesFraction(cents(-1), { numerator: 0, denominator: 4 }, rounding)).toBe(0);
    }
  });

  it.each([
    [1.5, 2],
    [1, 0],
    [1, -2],
    [1, 2.5],
    [2 ** 53, 1],
    [1, 2 ** 53],
  ])('%d/%d is none', (numerator, denominator) => {
    expect(refusalOf(() => timesFraction(cents(1), { numerator, denominator }, 'halfUp'))).toEqual({
      code: 'MALFORMED',
      field: 'fraction',
      message: 'Not a fraction of whole numbers',
    });
  });

  it('takes a rate in percent', () => {
    expect(fractionOfRate('3.875', 12)).toEqual({ numerator: 3875, denominator: 1_200_000 });
    expect(fractionOfRate('7', 360)).toEqual({ numerator: 7, denominator: 36_000 });
  });
});

describe('an exact number', () => {
  it.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.5', 0, '3'],
    ['1250', -2, '1300'],
    ['1249', -2, '1200'],
  ])('%s to %d decimals is %s', (exact, decimals, expected) => {
    expect(roundExact(new Exact(exact), decimals, 'halfUp').toFixed()).toBe(expected);
  });

  it('becomes whole cents', () => {
    expect(roundings.map((rounding) => toCents(new Exact('-2.5'), rounding))).toEqual([-3, -2, -3, -2, -2, -3]);
    expect(new Exact(1).div(3).toFixed()).toBe(`0.${'3'.repeat(40)}`);
    expect(roundings.map((rounding) => roundExact(new Exact('0.25'), 1, rounding).toFixed())).toEqual([
      '0.3',
      '0.2',
      '0.3',
      '0.2',
      '0.3',
      '0.2',
    ]);
  });
});

describe('what is no amount is refused under its name', () => {
  it.each<[() => unknown, string, string, RegExp]>([
    [() => cents(0.5), 'OUT_OF_RANGE', 'amount', /whole cents: 0.5/],
    [() => cents(Number.NaN, 'price'), 'OUT_OF_RANGE', 'price', /whole cents: NaN/],
    [() => allocate(cents(1), [0, 0]), 'MISSING', 'weights', /at least one weight above zero/],
    [() => allocate(cents(1), [1, -1]), 'MALFORMED', 'weights', /whole numbers and not negative/],
    [() => allocate(cents(1), [1, 0.5]), 'MALFORMED', 'weights', /whole numbers and not negative/],
    [() => multiplyRate(cents(1), '1,5', 'halfUp'), 'MALFORMED', 'rate', /Not a decimal number: 1,5/],
    [() => timesCount(cents(1), 1.5), 'MALFORMED', 'count', /whole number of times: 1.5/],
    [() => unitsOf(cents(1), cents(0)), 'OUT_OF_RANGE', 'unit', /Not a unit: 0/],
    [() => unitsOf(cents(1), cents(-5)), 'OUT_OF_RANGE', 'unit', /Not a unit: -5/],
  ])('%s: %s %s', (work, code, field, message) => {
    expect(refusalOf(work)).toEqual({ code, field, message: expect.stringMatching(message) });
  });
});

it('cents that are left over go to the largest remainders, the earlier first among equals, whatever the sign', () => {
  expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(cents(10), [3, 5, 4])).toEqual([3, 4, 3]);
  expect(allocate(cents(-10), [3, 5, 4])).toEqual([-3, -4, -3]);
  expect(allocate(cents(5), [1, 1, 1, 1])).toEqual([2, 1, 1, 1]);
  expect(allocate(cents(0), [2, 3])).toEqual([0, 0]);
});

it('a sum past the guard is refused, one up to it is not', () => {
  expect(timesFraction(maxCents, { numerator: 1, denominator: 1 }, 'halfUp')).toBe(maxCents);
  expect(refusalOf(() => timesFraction(maxCents, { numerator: 2, denominator: 1 }, 'halfUp'))?.code).toBe(
    'OUT_OF_RANGE',
  );
  expect(refusalOf(() => cents(maxCents + 1))?.code).toBe('OUT_OF_RANGE');
  expect(cents(-maxCents)).toBe(-maxCents as Cents);
});
