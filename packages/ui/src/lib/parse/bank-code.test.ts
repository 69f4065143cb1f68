import { describe, expect, it, test } from 'vitest';
import { parseAba, parseSwift } from './bank-code.ts';
import type { Reading } from './result.ts';

const plain = <R extends string>(reading: Reading<string, R>) =>
  reading.state === 'read' ? reading.value : reading.state === 'refused' ? reading.reason : null;

describe('parseAba', () => {
  test.each([
    ['', null],
    ['021000021', '021000021'],
    [' 021000021 ', '021000021'],
    ['0210-0002-1', '021000021'],
    ['021 000 021', '021000021'],
    ['021\u00a0000\u2013021', '021000021'],
    ['111000025', '111000025'],
    ['322271627', '322271627'],
    ['12345678', 'nine-digits'],
    ['0210000210', 'nine-digits'],
    ['021000022', 'checksum'],
    ['123456789', 'checksum'],
    ['000000000', 'checksum'],
    ['02100002l', 'not-digits'],
    ['ABA 021000021', 'not-digits'],
  ])('%j', (text, expected) => expect(plain(parseAba(text))).toBe(expected));
  it('finds every single wrong digit', () => {
    for (let at = 0; at < 9; at++)
      for (let digit = 0; digit < 10; digit++) {
        const wrong = `${'021000021'.slice(0, at)}${digit}${'021000021'.slice(at + 1)}`;
        if (wrong !== '021000021') expect(plain(parseAba(wrong)), wrong).toBe('checksum');
      }
  });
});

describe('parseSwift', () => {
  test.each([
    ['', null],
    ['CHASUS33', 'CHASUS33'],
    ['chasus33', 'CHASUS33'],
    ['CHAS US 33 XXX', 'CHASUS33XXX'],
    ['chas-us-33', 'CHASUS33'],
    ['DEUTDEFF500', 'DEUTDEFF500'],
    ['CHASUS3', 'length'],
    ['CHASUS33X', 'length'],
    ['CHASUS33XXXX', 'length'],
    ['CH4SUS33', 'pattern'],
    ['CHASU333', 'pattern'],
    ['CHAS\u00dcS33', 'characters'],
    ['CHASUS3/', 'characters'],
  ])('%j', (text, expected) => expect(plain(parseSwift(text))).toBe(expected));
});
