import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMoneySum } from './money-sum.ts';

it.each([
  ['1200*1.5=', 180000],
  ['345+155-20=', 48000],
  ['1,250.00 + 2 * 17.44 =', 128488],
  ['$180,000 x .01=', 180000],
  ['5=', 500],
  ['.1+.2=', 30],
  ['100-250=', -15000],
  ['100\u2212250=', -15000],
  ['3.333*300=', 99990],
])('%s', (text, cents) => {
  expect(parseMoneySum(text)).toEqual({ state: 'read', value: cents });
});

it.each([
  ['1/3=', 'not-a-number'],
  ['1+=', 'not-a-number'],
  ['=', 'not-a-number'],
  ['1++2=', 'not-a-number'],
  ['1.5k=', 'not-a-number'],
  ['1,23+1=', 'not-a-number'],
  ['1=2=', 'not-a-number'],
  ['(5)+1=', 'not-a-number'],
  [`${'1+'.repeat(40)}1=`, 'not-a-number'],
  ['1.005*1=', 'too-many-decimals'],
  ['10.01*0.5=', 'too-many-decimals'],
  ['99999999999999*99999999999999=', 'too-large'],
  // Without the sign at the end it is no sum, and what it always was.
  ['345+155', 'not-a-number'],
])('%s is refused: %s', (text, reason) => {
  expect(parseMoneySum(text)).toEqual({ state: 'refused', reason });
});

it('refuses a negative result where amounts cannot be negative', () => {
  expect(parseMoneySum('1-2=', { allowNegative: false })).toEqual({ state: 'refused', reason: 'negative' });
});

it('adds up any cents exactly', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 12 }), (all) => {
      const text = `${all.map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`).join('+')}=`;
      expect(parseMoneySum(text)).toEqual({ state: 'read', value: all.reduce((sum, cents) => sum + cents, 0) });
    }),
  );
});
