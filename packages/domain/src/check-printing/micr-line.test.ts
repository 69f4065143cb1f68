import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { type MicrParts, micrLine, micrProblems, unpayableMicrLine } from './index.ts';

const parts: MicrParts = { checkNumber: 20417, routingNumber: '123456780', accountNumber: '0044107788' };
/** The character at a position, which counts from the right. */
const at = (line: string, position: number) => line[65 - position];
const from = (line: string, first: number, last: number) => line.slice(65 - first, 65 - last + 1);

describe('a MICR line', () => {
  it('has a character for each of its 65 positions: number, routing number and account, each at its own', () => {
    const line = micrLine(parts);
    expect(line).toHaveLength(65);
    expect(line.trim()).toBe('⑈020417⑈  ⑆123456780⑆ 0044107788⑈');
    expect(from(line, 53, 46)).toBe('⑈020417⑈');
    expect(from(line, 43, 33)).toBe('⑆123456780⑆');
    expect(from(line, 31, 21)).toBe('0044107788⑈');
  });

  it('leaves to the bank what is the bank’s: the amount, and the places around it', () => {
    for (const line of [
      micrLine(parts),
      micrLine({ checkNumber: 123456789012345, routingNumber: '123456780', accountNumber: '1'.repeat(17) }),
      unpayableMicrLine,
    ])
      for (const position of [1, 2, 12, 13, 32, 44, 45, 63, 64, 65])
        expect(at(line, position), `${position}`).toBe(' ');
  });

  it.each<[Partial<MicrParts>, string]>([
    [{ checkNumber: 1 }, '⑈000001⑈  ⑆123456780⑆ 0044107788⑈'],
    [{ checkNumber: 1234567 }, '⑈1234567⑈  ⑆123456780⑆ 0044107788⑈'],
    [{ checkNumber: 123456789012345 }, '⑈123456789012345⑈  ⑆123456780⑆ 0044107788⑈'],
    [{ accountNumber: '12-34 56' }, '⑈020417⑈  ⑆123456780⑆ 123456⑈'],
    [{ accountNumber: '1'.repeat(17) }, `⑈020417⑈  ⑆123456780⑆ ${'1'.repeat(17)}⑈`],
  ])('with %j reads %s', (more, line) => {
    expect(micrLine({ ...parts, ...more }).trim()).toBe(line);
  });

  it.each<[Partial<MicrParts>, Partial<Record<keyof MicrParts, string>>]>([
    [{}, {}],
    [{ routingNumber: '12345678' }, { routingNumber: 'A routing number has nine digits' }],
    [{ routingNumber: '123456781' }, { routingNumber: 'The check digit of this routing number is wrong' }],
    [{ accountNumber: ' - ' }, { accountNumber: 'A MICR line needs an account number' }],
    [
      { accountNumber: '12AB34' },
      { accountNumber: 'A MICR line has digits only: this account number has something else' },
    ],
    [{ accountNumber: '1'.repeat(18) }, { accountNumber: 'A MICR line has room for 17 digits of an account number' }],
    [{ checkNumber: 0 }, { checkNumber: 'A check number is a whole number from 1 on' }],
    [{ checkNumber: 1.5 }, { checkNumber: 'A check number is a whole number from 1 on' }],
    [{ checkNumber: 1234567890123456 }, { checkNumber: 'A MICR line has room for 15 digits of a check number' }],
  ])('of %j has the problems %j', (more, problems) => {
    expect(micrProblems({ ...parts, ...more })).toEqual(problems);
  });

  it('is not made of what cannot be printed', () => {
    expect(() => micrLine({ ...parts, routingNumber: '123456781' })).toThrow(InputError);
  });

  it('of zeros is one that no check can have', () => {
    expect(unpayableMicrLine.trim()).toBe('⑈000000⑈  ⑆000000000⑆ 0000000000⑈');
    expect(micrProblems({ ...parts, routingNumber: '000000000' })).not.toEqual({});
  });
});
