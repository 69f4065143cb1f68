import type { PaidLine, PlannedDisbursement, ProposedDisbursement } from '@closewright/domain/check-writing';
import { cents } from '@closewright/domain/money';
import { explainedMoney } from '@closewright/domain/trace';
import { describe, expect, it } from 'vitest';
import { asProposed, combined, combineProblem, isSame, split, splitProblem, withChange } from './plan-edits.ts';

const line = (key: string, amount: number): PaidLine => ({ loanID: 7, key, label: key, amount });
const planned = (lines: readonly PaidLine[], more: Partial<PlannedDisbursement> = {}): PlannedDisbursement => ({
  ...{ method: 'check', payee: 'Omega Realty', party: 'name omega', memo: null, hold: null },
  lines,
  ...more,
});
const proposed = (lines: readonly PaidLine[], more: Partial<ProposedDisbursement> = {}): ProposedDisbursement => ({
  ...planned(lines),
  ...{ kind: 'pay', key: `to ${lines[0]?.key}`, plan: null, problem: null, isAbout: null, field: null },
  amount: explainedMoney(cents(lines.reduce((sum, { amount }) => sum + amount, 0)), { label: 'Paid' }),
  ...more,
});

describe('plans', () => {
  const other = planned([line('other', 10_00)]);

  it('what is changed of a proposal is a plan of its own, and keeps its place when it is changed again', () => {
    const one = proposed([line('a', 5_00)]);
    const held = withChange([other], one, { hold: 'W-9 missing' });
    expect(held).toEqual([other, planned([line('a', 5_00)], { hold: 'W-9 missing' })]);
    const again = withChange(held, { ...one, plan: 1 }, { hold: null, method: 'wire out' });
    expect(again).toEqual([other, planned([line('a', 5_00)], { method: 'wire out' })]);
    expect(asProposed(again, [{ ...one, plan: 1 }])).toEqual([other]);
  });

  it.each<[string, ProposedDisbursement[], PlannedDisbursement[]]>([
    [
      'two of one payee',
      [proposed([line('a', 5_00)]), proposed([line('b', 7_00)])],
      [other, planned([line('a', 5_00), line('b', 7_00)], { payee: 'Both' })],
    ],
    [
      'parts of one line, one of them planned, as one line',
      [proposed([line('a', 5_00)]), proposed([line('a', 2_00), line('c', -1_00)], { plan: 0 })],
      [planned([line('a', 7_00), line('c', -1_00)], { payee: 'Both' })],
    ],
    [
      'those of several payees are to nobody of the statement, a hold and a memo stay',
      [proposed([line('a', 5_00)], { memo: 'File 12' }), proposed([line('b', 7_00)], { party: 'b', hold: 'Ask' })],
      [
        other,
        planned([line('a', 5_00), line('b', 7_00)], { payee: 'Both', party: null, memo: 'File 12', hold: 'Ask' }),
      ],
    ],
  ])('combined: %s', (_, of, expected) => {
    expect(combined([other], of, 'Both')).toEqual(expected);
  });

  it.each<[string, ProposedDisbursement[], string | null]>([
    ['one alone', [proposed([line('a', 5_00)])], 'Pick two or more of the same method'],
    [
      'two ways',
      [proposed([line('a', 5_00)]), proposed([line('b', 5_00)], { method: 'wire out' })],
      'Those that are picked are not all paid the same way',
    ],
    [
      'too many lines',
      [proposed([line('a', 1), line('b', 1)]), proposed([line('c', 1)])],
      'One disbursement pays at most 2 lines',
    ],
    ['parts of the same lines', [proposed([line('a', 1), line('b', 1)]), proposed([line('b', 1)])], null],
  ])('%s cannot be combined', (_, of, problem) => {
    expect(combineProblem(of, 2)).toBe(problem);
  });

  it('what was paid too much is combined with nothing', () => {
    const overpaid = proposed([], { kind: 'overpaid' });
    expect(combineProblem([overpaid, proposed([line('a', 1)])], 9)).toMatch(/^Nothing of it is to be paid/);
  });

  it('a part of a proposal is planned alone: the rest is proposed as it was', () => {
    const of = proposed([line('a', 5_00), line('b', 7_00), line('c', -1_00)]);
    expect(split([other], of, [2_00, 7_00, null], { method: 'wire out', payee: 'Omega Realty' })).toEqual([
      other,
      planned([line('a', 2_00), line('b', 7_00)], { method: 'wire out' }),
    ]);
  });

  it('of what was planned the rest is planned, too; another payee is nobody of the statement', () => {
    const of = proposed([line('a', 5_00), line('c', -1_00)], { plan: 0 });
    expect(split([other], of, [2_00], { method: 'check', payee: 'Zeta' })).toEqual([
      planned([line('a', 3_00), line('c', -1_00)]),
      planned([line('a', 2_00)], { payee: 'Zeta', party: null }),
    ]);
  });

  it.each<[string, (number | null)[], string | null]>([
    ['nothing', [null, null], 'Say how much of which line is paid apart'],
    ['all of it', [5_00, 1_00], 'Something has to be left of it'],
    ['more than its credits leave', [5_00, 50], 'Something has to be left of it'],
    ['a part of one line', [1_00, null], null],
  ])('%s split off', (_, taken, problem) => {
    expect(splitProblem([line('a', 5_00), line('b', 1_00), line('c', -60)], taken)).toBe(problem);
  });

  it('what a line was called does not make a plan another one', () => {
    const one = planned([line('a', 5_00)]);
    expect(isSame(one, planned([{ ...line('a', 5_00), label: 'Renamed' }]))).toBe(true);
    for (const other of [planned([line('a', 6_00)]), { ...one, hold: 'Ask' }, { ...one, payee: 'Zeta' }])
      expect(isSame(one, other)).toBe(false);
  });
});
