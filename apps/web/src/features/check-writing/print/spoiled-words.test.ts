import { expect, it } from 'vitest';
import type { CheckToPrint } from '../../../records/check-printing/checks-to-print.ts';
import { spoiledWords } from './spoiled-words.ts';

const check = (checkNumber: number): CheckToPrint => ({
  ...{
    bankAccountID: 1,
    stripe: 0,
    number: checkNumber,
    checkNumber,
    payee: 'HOA Acre',
    amount: 100,
    paper: 'spoiled',
  },
});

it('says what will be recorded of paper, and what comes after', () => {
  expect(spoiledWords([check(1042)], { printedBefore: [], isPrintedNext: true })).toBe(
    'The paper of check 1042 will be recorded as spoiled: destroy it. It is printed again next.',
  );
  expect(spoiledWords([check(1042)], { printedBefore: [], isPrintedNext: false })).toBe(
    'The paper of check 1042 will be recorded as spoiled: destroy it. It is to be printed again.',
  );
  expect(spoiledWords([check(1042), check(1043)], { printedBefore: [check(1043)], isPrintedNext: true })).toBe(
    'The paper of 2 checks, 1042 to 1043, will be recorded as spoiled: destroy it. So will the paper of 1043 that was printed before. They are printed again next.',
  );
});
