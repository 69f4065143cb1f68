import { describe, expect, it } from 'vitest';
import type { Disbursement } from '../check-writing/index.ts';
import {
  type CheckPrint,
  checksToPrint,
  goodPapers,
  paperLeft,
  paperState,
  papersOf,
  printsOf,
} from './check-print.ts';

const spoiled = { reason: 'Jammed', by: 'Olivia', at: '2026-03-02T15:00:00Z' };
const print = (number: number, more: Partial<CheckPrint> = {}): CheckPrint => ({
  ...{
    printID: number,
    bankAccountID: 1,
    stripe: 5,
    number,
    printedAt: '2026-03-02T14:00:00Z',
    printedBy: 'Olivia',
    signers: [],
  },
  ...{ reason: null, spoiled: null },
  ...more,
});

describe('the paper of a check', () => {
  it.each([
    [[], 'not printed', null],
    [[print(1)], 'printed', /destroy the paper/],
    [[print(1, { spoiled })], 'spoiled', null],
    [[print(1, { spoiled }), print(1)], 'printed', /destroy the paper/],
    [[print(1), print(1, { reason: 'Torn by the payee' })], 'printed', /destroy 2 papers/],
    // The paper before is good still, and somewhere.
    [[print(1), print(1, { spoiled })], 'printed', /destroy the paper/],
    [[print(1, { spoiled }), print(1, { spoiled })], 'spoiled', null],
  ] as const)('%j is %s, and once the check is over: %s', (prints, state, words) => {
    expect(paperState(prints)).toBe(state);
    for (const end of ['void', 'takeBack'] as const) {
      const left = paperLeft(goodPapers(prints).length, end);
      if (words === null) expect(left).toBeNull();
      else expect(left).toEqual({ status: 'To be destroyed', words: expect.stringMatching(words) });
    }
  });

  it('counts as out of the house once the check is stopped', () => {
    expect(paperLeft(1, 'stop')).toEqual({
      status: 'Out of the house',
      words: 'It was printed: the paper counts as out of the house.',
    });
    expect(paperLeft(0, 'stop')).toBeNull();
  });

  const check = (number: number, more: Partial<Pick<Disbursement, 'method' | 'state'>> = {}, madeOn?: string) => ({
    transaction: { bankAccountID: 1, stripe: 5, number },
    // As much of it as is looked at.
    facts: { madeOn } as Disbursement['facts'],
    ...({ method: 'check', state: 'outstanding' } as const),
    ...more,
  });
  const prints = [
    print(1),
    print(2, { spoiled }),
    print(3, { bankAccountID: 2 }),
    print(4, { stripe: 6 }),
    print(1, { reason: 'Torn' }),
  ];

  it('is that of its bank account, stripe and number', () => {
    const of = (number: number) => printsOf(prints, check(number));
    expect([1, 2, 3, 4].map((number) => of(number).length)).toEqual([2, 1, 0, 0]);
  });

  it('is waited for where an outstanding check has none that is good', () => {
    const all = [
      ...[1, 2, 3, 4].map((number) => check(number)),
      check(5, { method: 'wire out' }),
      ...(['paid', 'voided', 'stopped', 'taken back'] as const).map((state, at) => check(6 + at, { state })),
    ];
    // The former product has printed it: a second paper would be cashed as well.
    all.push(check(20, {}, '2025-09-01'));
    expect(checksToPrint(all, prints).map(({ transaction }) => transaction.number)).toEqual([2, 3, 4]);
  });

  it('is one more where the former product printed it', () => {
    expect([1, 2, 3].map((number) => papersOf(check(number), prints))).toEqual([2, 0, 0]);
    expect([1, 2, 3].map((number) => papersOf(check(number, {}, '2025-09-01'), prints))).toEqual([3, 1, 1]);
  });
});
