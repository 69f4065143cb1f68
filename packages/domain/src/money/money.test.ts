import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  allocate,
  type Cents,
  cents,
  decimal,
  divideRounded,
  maxCents,
  multiplyFactor,
  multiplyPerThousand,
  multiplyRate,
  negateCents,
  parseCents,
  parseRate,
  type Rounding,
  roundings,
  roundUpTo,
  subtractCents,
  timesCount,
  unitsOf,
  zeroCents,
} from './index.ts';

const anyCents = fc.integer({ min: -maxCents, max: maxCents }).map(cents);

describe('cents', () => {
  it('guards at ±(2^51−1)', () => {
    expect(maxCents).toBe(2251799813685247);
    expect(cents(maxCents)).toBe(maxCents);
    expect(cents(-maxCents)).toBe(-maxCents);
  });

  it.each([maxCents + 1, -maxCents - 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(negateCents(zeroCents), 0)).toBe(true);
  });

  it('adds, subtracts and negates within the guard', () => {
    expect(addCents()).toBe(0);
    expect(addCents(cents(10), cents(-3), cents(5))).toBe(12);
    expect(subtractCents(cents(10), cents(25))).toBe(-15);
    expect(negateCents(cents(7))).toBe(-7);
    expect(() => addCents(maxCents, cents(1))).toThrow(RangeError);
    expect(() => subtractCents(negateCents(maxCents), cents(1))).toThrow(RangeError);
  });

  it('refuses a number that is no money smuggled in as cents', () => {
    expect(() => addCents(0.1 as Cents)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  // Tenths to whole: what each mode makes of them.
  const table: Record<Rounding, readonly number[]> = {
    halfUp: [3, 2, 2, 1, 0, 0, -1, -2, -2, -3],
    halfEven: [2, 2, 2, 0, 0, 0, 0, -2, -2, -2],
    up: [3, 3, 2, 1, 1, -1, -1, -2, -3, -3],
    down: [2, 2, 1, 0, 0, 0, 0, -1, -2, -2],
    ceiling: [3, 3, 2, 1, 1, 0, 0, -1, -2, -2],
    floor: [2, 2, 1, 0, 0, -1, -1, -2, -3, -3],
  };
  const tenths = [25, 24, 16, 5, 4, -4, -5, -16, -24, -25];

  it.each(roundings)('%s', (rounding) => {
    expect(tenths.map((value) => Number(divideRounded(BigInt(value), 10n, rounding)))).toEqual(table[rounding]);
  });

  it.each(roundings)('%s leaves an exact quotient alone', (rounding) => {
    expect(divideRounded(-30n, 10n, rounding)).toBe(-3n);
  });

  it('takes halves to the even neighbour on both sides', () => {
    expect(divideRounded(35n, 10n, 'halfEven')).toBe(4n);
    expect(divideRounded(-35n, 10n, 'halfEven')).toBe(-4n);
  });

  it('is within one of the exact quotient, in every mode', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.constantFrom(...roundings), (a, b, mode) => {
        const error = divideRounded(a, b, mode) * b - a;
        return error < b && error > -b;
      }),
    );
  });
});

describe('parseCents', () => {
  it.each([
    ['1,234.56', 123456],
    ['1234.56', 123456],
    ['(1,234.56)', -123456],
    ['-1,234.56', -123456],
    ['1,234.56-', -123456],
    ['\u22121,234.56', -123456],
    ['$1,234.56', 123456],
    ['($1,234.56)', -123456],
    ['-$1.00', -100],
    ['$-1.00', -100],
    ['$ 1.00', 100],
    ['180000', 18000000],
    ['180,000', 18000000],
    ['1,234,567', 123456700],
    ['.5', 50],
    ['0.05', 5],
    ['1.', 100],
    ['1.5', 150],
    ['  2.00 ', 200],
    ['(0.00)', 0],
    ['-0', 0],
    ['007', 700],
    ['22,517,998,136,852.47', maxCents],
  ])('reads %j as %d', (text, amount) => {
    expect(parseCents(text)).toEqual({ ok: true, value: amount });
  });

  it.each(['1.234', '1,234.567', '0.001', '1.500'])('refuses %j for its decimals, and does not cut', (text) => {
    expect(parseCents(text)).toEqual({ ok: false, message: 'An amount has at most two decimals' });
  });

  it.each(['22,517,998,136,852.48', '-22517998136852.48', '9'.repeat(400)])('refuses %j as too large', (text) => {
    expect(parseCents(text)).toEqual({ ok: false, message: 'The amount is too large' });
  });

  it.each([
    '',
    ' ',
    '$',
    '.',
    '-',
    '()',
    'abc',
    '1,23',
    '1,2345',
    '12,34,567',
    ',123',
    '1,',
    '1.234,56',
    '1.2.3',
    '--1',
    '-1-',
    '(-1)',
    '(1',
    '1)',
    '(1)-',
    '1e3',
    '0x10',
    '1 234',
    '€5',
    '5 USD',
    '\u20135',
    '1/2',
    'NaN',
    'Infinity',
    '１',
  ])('refuses %j', (text) => {
    expect(parseCents(text)).toEqual({ ok: false, message: 'An amount is a number such as 1,234.56' });
  });
});

describe('rates', () => {
  it.each([
    ['3.875', '3.875'],
    ['3.8750%', '3.875'],
    ['3.8750 %', '3.875'],
    ['.5', '0.5'],
    ['0', '0'],
    ['0.000', '0'],
    ['007.10', '7.1'],
    ['100', '100'],
    ['999.999999', '999.999999'],
    [' 6.125 ', '6.125'],
  ])('reads %j as %j', (text, rate) => {
    expect(parseRate(text)).toEqual({ ok: true, value: rate });
  });

  it.each([
    ['1234', 'A rate has at most three digits before the point'],
    ['1.1234567', 'A rate has at most six decimals'],
    ['1.0000000', 'A rate has at most six decimals'],
    ['', 'A rate is a number such as 3.875'],
    ['%', 'A rate is a number such as 3.875'],
    ['.', 'A rate is a number such as 3.875'],
    ['-1', 'A rate is a number such as 3.875'],
    ['3,875', 'A rate is a number such as 3.875'],
    ['3.875%%', 'A rate is a number such as 3.875'],
    ['1e2', 'A rate is a number such as 3.875'],
  ])('refuses %j', (text, message) => {
    expect(parseRate(text)).toEqual({ ok: false, message });
  });

  it.each(['', '1.', '.5', '1,0', '--1', 'x', '1e3', ' 1'])('%j is no decimal', (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });
});

describe('multiply', () => {
  it.each([
    // CFPB sample H-25(B): 0.25 % of the loan is 405.00, a 30/360 year of 3.875 % a day is 17.44 (rounded first).
    [16_200_000, '0.25', 'halfUp', 40_500],
    [16_200_000, '3.875', 'halfUp', 627_750],
    [100, '0.5', 'halfUp', 1],
    [100, '0.5', 'halfEven', 0],
    [-100, '0.5', 'halfUp', -1],
    [-100, '0.5', 'ceiling', 0],
    [333, '33.333333', 'down', 110],
    [0, '7', 'up', 0],
  ] as const)('%d cents at %s percent, %s, is %d', (amount, rate, rounding, result) => {
    expect(multiplyRate(cents(amount), rate, rounding)).toBe(result);
  });

  it('by a plain factor: sixteen days of 17.44 are 279.04', () => {
    expect(multiplyFactor(cents(1744), '16', 'halfUp')).toBe(27_904);
    expect(multiplyFactor(cents(1744), '-0.5', 'halfUp')).toBe(-872);
  });

  it('refuses a result beyond the guard and a rate that is none', () => {
    expect(() => multiplyRate(maxCents, '100.000001', 'up')).toThrow(RangeError);
    expect(() => multiplyFactor(maxCents, '9'.repeat(400), 'up')).toThrow(RangeError);
    expect(() => multiplyRate(cents(1), '3,875', 'up')).toThrow(RangeError);
  });

  it('keeps 100 percent, whatever the rounding', () => {
    fc.assert(
      fc.property(anyCents, fc.constantFrom(...roundings), (amount, mode) => {
        expect(multiplyRate(amount, '100', mode)).toBe(amount);
        expect(multiplyFactor(amount, '1.000', mode)).toBe(amount);
      }),
    );
  });

  it('is symmetric about zero for the modes that are', () => {
    const rate = fc
      .integer({ min: 0, max: 99_999_999 })
      .map((n) => `${Math.floor(n / 1e6)}.${String(n % 1e6).padStart(6, '0')}`);
    const small = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
    fc.assert(
      fc.property(
        small,
        rate,
        fc.constantFrom<Rounding>('halfUp', 'halfEven', 'up', 'down'),
        (amount, percent, mode) => {
          expect(multiplyRate(negateCents(amount), percent, mode)).toBe(
            negateCents(multiplyRate(amount, percent, mode)),
          );
        },
      ),
    );
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [50, 50], [3, 2]],
    [10, [0, 3, 0], [0, 10, 0]],
    [1, [1, 2], [0, 1]],
    [0, [1, 2], [0, 0]],
    [16_200_000, [60, 40], [9_720_000, 6_480_000]],
  ])('%d over %j', (total, weights, parts) => {
    expect(allocate(cents(total), weights)).toEqual(parts);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5]], [[Number.NaN]], [[2 ** 53]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(cents(100), weights)).toThrow(RangeError);
  });

  const weights = fc
    .array(fc.nat(), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((weight) => weight > 0));

  it('sums exactly, gives nothing to weight zero, and strays less than a cent from the fair share', () => {
    fc.assert(
      fc.property(anyCents, weights, (total, list) => {
        const parts = allocate(total, list);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
        const all = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
        parts.forEach((part, at) => {
          const off = BigInt(part) * all - BigInt(total) * BigInt(list[at]!);
          expect(off < all && off > -all).toBe(true);
          if (list[at] === 0) expect(part).toBe(0);
        });
      }),
    );
  });

  it('gives a larger weight never less', () => {
    fc.assert(
      fc.property(fc.nat().map(cents), weights, (total, list) => {
        const pairs = allocate(total, list).map((part, at) => ({ part, weight: list[at]! }));
        pairs.sort((a, b) => a.weight - b.weight || a.part - b.part);
        for (let at = 1; at < pairs.length; at += 1)
          expect(pairs[at]!.part).toBeGreaterThanOrEqual(pairs[at - 1]!.part);
      }),
    );
  });
});

describe('units', () => {
  it.each([
    [180_000_00, 500_00, 360],
    [180_000_01, 500_00, 361],
    [1, 500_00, 1],
    [0, 500_00, 0],
    [-1, 500_00, 0],
  ])('%d cents are %d units', (amount, unit, units) => {
    expect(unitsOf(cents(amount), cents(unit))).toBe(units);
    expect(roundUpTo(cents(amount), cents(unit))).toBe(units * unit + 0);
  });

  it('takes an amount so many times, and only whole times', () => {
    expect(timesCount(cents(4_00), 3)).toBe(12_00);
    expect(timesCount(cents(4_00), 0)).toBe(0);
    expect(() => timesCount(cents(4_00), 1.5)).toThrow(RangeError);
    expect(() => timesCount(maxCents, 2)).toThrow(RangeError);
  });

  it.each([0, -1])('refuses a unit of %d', (unit) => {
    expect(() => unitsOf(cents(1), cents(unit))).toThrow(RangeError);
  });

  it('rounds once, to the unit asked for', () => {
    // 168,500 at 4.94 for each thousand is 832.39: a whole dollar down, and 832.39 to the cent.
    expect(multiplyPerThousand(cents(168_500_00), '4.94', 'halfUp', cents(1_00))).toBe(832_00);
    expect(multiplyPerThousand(cents(168_500_00), '4.94', 'halfUp')).toBe(832_39);
    // 5 % of 1,169.90 is 58.495: to the cent first it would round up to 58.50, and on to 59.
    expect(multiplyRate(cents(1_169_90), '5', 'halfUp', cents(1_00))).toBe(58_00);
    expect(multiplyRate(cents(1_170_00), '5', 'halfUp', cents(1_00))).toBe(59_00);
    expect(multiplyRate(cents(-1_170_00), '5', 'halfUp', cents(1_00))).toBe(-59_00);
  });
});
