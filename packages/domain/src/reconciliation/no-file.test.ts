import { describe, expect, it } from 'vitest';
import { bankItem } from './items.fixture.ts';
import {
  claimProblem,
  mayBeOfNoFile,
  paidHowProblems,
  payBackProblem,
  returnNoteProblem,
  takeBackProblem,
  takenByBankProblem,
} from './no-file.ts';

describe('money of no file', () => {
  it.each([
    ['Wire in', 1, true],
    ['Other in', 700_00, true],
    ['Wire in', 0, false],
    ['Wire out', -700_00, false],
    ['Interest', 3_21, false],
  ] as const)('a %s of %i cents may be it: %s', (kind, amount, may) => {
    expect(mayBeOfNoFile({ kind, amount })).toBe(may);
  });

  it.each([
    ['Returned deposit', -1, null, null, false],
    ['Reversal', -1, null, null, true],
    ['Other out', -1, null, null, true],
    ['Other out', -1, 1044, 'a check', true],
    ['Check', -1, 1044, 'a check', true],
    ['Check', -1, null, 'a check', true],
    ['Wire out', -1, null, 'Wire out', true],
    ['ACH out', -1, null, 'ACH out', true],
    ['Transfer out', -1, null, 'Transfer out', true],
    ['Fee', -1, null, 'Fee', true],
    ['Reversal', 1, null, 'nothing that the bank took', true],
    ['Other out', 0, null, 'nothing that the bank took', true],
  ] as const)(
    '%s of %i cents, check %s, as what the bank took back: %s',
    (kind, amount, checkNumber, problem, isNoted) => {
      const item = { ...bankItem(1, kind, amount), checkNumber };
      expect(takenByBankProblem(item)).toEqual(problem === null ? null : expect.stringContaining(problem));
      expect([returnNoteProblem(item, null) !== null, returnNoteProblem(item, 'Its letter')]).toEqual([isNoted, null]);
    },
  );

  it.each([
    ['unclaimed receipt', '2026-11-20', null, null],
    ['unclaimed receipt', null, 'not at the bank yet', 'not at the bank yet'],
    ['bank error', null, 'no file claims it', 'nobody else is paid of it'],
    ['bank error', '2026-11-20', 'no file claims it', 'nobody else is paid of it'],
  ] as const)('%s at the bank %s: claimed %s, paid back %s', (kind, depositedOn, claimed, paid) => {
    const words = (part: string | null) => (part === null ? null : expect.stringContaining(part));
    expect(claimProblem({ kind, depositedOn })).toEqual(words(claimed));
    expect(payBackProblem({ kind, depositedOn })).toEqual(words(paid));
  });

  it.each([
    ['check', 1044, null, {}],
    ['check', null, null, { checkNumber: 'Enter the number of the check' }],
    ['check', 1044, 7, { wirePayeeID: 'A check names no payee of wires' }],
    ['wire', null, 7, {}],
    ['ACH', null, 7, {}],
    ['wire', null, null, { wirePayeeID: 'Choose a payee of wires' }],
    ['ACH', 1044, 7, { checkNumber: 'Only a check has a number' }],
  ] as const)('paid by %s, check %s, payee %s: %o', (method, checkNumber, wirePayeeID, problems) => {
    expect(paidHowProblems({ method, checkNumber, wirePayeeID })).toEqual(problems);
  });

  it('is taken back whole or not at all', () => {
    expect(takeBackProblem({ left: 7, amount: 7 })).toBeNull();
    expect(takeBackProblem({ left: 6, amount: 7 })).toContain('claimed or paid');
  });
});
