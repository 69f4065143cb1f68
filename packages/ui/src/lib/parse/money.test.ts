import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatMoney, spokenMoney } from './format-money.ts';
import { MAX_CENTS, parseMoney } from './money.ts';

/** Typed or pasted text on the left, exact cents or the reason of refusal on the right. Nothing here may change silently. */
const corpus: [text: string, expected: number | string | null][] = [
  ['', null],
  ['   ', null],
  ['\u00a0', null],
  ['\t\n', null],
  ['0', 0],
  ['0.00', 0],
  ['-0', 0],
  ['(0.00)', 0],
  ['00', 0],
  ['000.10', 10],
  ['1', 100],
  ['12', 1200],
  ['1234', 123400],
  ['1234.5', 123450],
  ['1234.56', 123456],
  ['.5', 50],
  ['5.', 500],
  ['0.05', 5],
  ['1,234.56', 123456],
  ['12,345', 1234500],
  ['1,234,567.89', 123456789],
  ['180,000.00', 18000000],
  ['$1,234.56', 123456],
  ['$ 1,234.56', 123456],
  ['1,234.56 $', 123456],
  ['USD 1,234.56', 123456],
  ['1,234.56 USD', 123456],
  ['US$5', 500],
  [' 1,234.56 ', 123456],
  ['\u00a01,234.56\u00a0', 123456],
  ['1,234.56\t', 123456],
  ['1,234.56\r\n', 123456],
  ['\u200b1,234.56', 123456],
  ['\ufeff5', 500],
  ['-1234.56', -123456],
  ['- 1,234.56', -123456],
  ['\u22121,234.56', -123456],
  ['\u20131,234.56', -123456],
  ['1,234.56-', -123456],
  ['1,234.56 -', -123456],
  ['1,234.56\u2212', -123456],
  ['(1,234.56)', -123456],
  ['( 1,234.56 )', -123456],
  ['($1,234.56)', -123456],
  ['$(1,234.56)', -123456],
  ['-$5', -500],
  ['$-5', -500],
  ['$5-', -500],
  ['1,234.56 CR', -123456],
  ['1,234.56CR', -123456],
  ['1,234.56 cr.', -123456],
  ['1,234.56 DR', 123456],
  ['+5', 500],
  ['(2,500.00)', -250000],
  ['1234.567', 'too-many-decimals'],
  ['-1234.567', 'too-many-decimals'],
  ['(1,234.567)', 'too-many-decimals'],
  ['1.000', 'too-many-decimals'],
  ['12.3400', 'too-many-decimals'],
  ['1.234,56', 'not-a-number'],
  ['1 234,56', 'not-a-number'],
  ['1 234.56', 'not-a-number'],
  ['1 234,56 USD', 'not-a-number'],
  ["1'234.56", 'not-a-number'],
  ['12,34', 'grouping'],
  ['1,2345', 'grouping'],
  ['1,23,456', 'grouping'],
  ['1234,567', 'grouping'],
  [',123', 'grouping'],
  ['1,,234', 'grouping'],
  ['1,234,', 'grouping'],
  ['1.5k', 'not-a-number'],
  ['2m', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['.', 'not-a-number'],
  ['-', 'not-a-number'],
  ['()', 'not-a-number'],
  ['$', 'not-a-number'],
  ['12 34', 'not-a-number'],
  ['5 USD 6', 'not-a-number'],
  ['€5', 'not-a-number'],
  ['5%', 'not-a-number'],
  ['\u0661\u0662', 'not-a-number'],
  ['1/2', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['--5', 'two-signs'],
  ['-(5)', 'two-signs'],
  ['(-5)', 'two-signs'],
  ['-5-', 'two-signs'],
  ['-5 CR', 'two-signs'],
  ['(5) CR', 'two-signs'],
  ['(5', 'not-a-number'],
  ['5)', 'not-a-number'],
  ['22517998136852.47', 2251799813685247],
  ['22517998136852.48', 'too-large'],
  ['99999999999999999999', 'too-large'],
];

describe('parseMoney', () => {
  test.each(corpus)('%j', (text, expected) => {
    const reading = parseMoney(text);
    const got = reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;
    expect(got).toBe(expected);
  });
  it('refuses amounts below zero where they make no sense, but not minus zero', () => {
    expect(parseMoney('-1', { allowNegative: false })).toEqual({ state: 'refused', reason: 'negative' });
    expect(parseMoney('-0.00', { allowNegative: false })).toEqual({ state: 'read', value: 0 });
  });
});

describe('formatMoney', () => {
  test.each([
    [null, ''],
    [0, '0.00'],
    [5, '0.05'],
    [123456, '1,234.56'],
    [-250000, '(2,500.00)'],
    [-1, '(0.01)'],
    [100000000, '1,000,000.00'],
  ])('%j', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
  it('comes back from its own text unchanged, for every amount there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toEqual({ state: 'read', value: cents });
      }),
    );
  });
  it('never reads a text as something that prints with other digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-()$ CRk\u2212'), maxLength: 12 }), (text) => {
        const reading = parseMoney(text);
        if (reading.state !== 'read') return;
        const digits = (value: string) => value.replace(/\D/g, '').replace(/^0+/, '');
        const [whole = '', fraction = ''] = text.split('.');
        expect(digits(formatMoney(reading.value))).toBe(
          digits(whole.concat(fraction.replace(/\D/g, '').padEnd(2, '0'))),
        );
      }),
    );
  });
});

it('reads negative amounts out as minus', () => {
  expect(spokenMoney(-250000)).toBe('minus 2,500.00');
  expect(spokenMoney(250000)).toBe('');
  expect(spokenMoney(null)).toBe('');
});
