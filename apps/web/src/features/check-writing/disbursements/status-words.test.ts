import type { ApprovalRequest, GateItem, InTurn } from '@closewright/domain/check-writing';
import { cents } from '@closewright/domain/money';
import { explainedMoney } from '@closewright/domain/trace';
import { expect, it } from 'vitest';
import { madeStatus, statusOf } from './status-words.ts';

const item = (check: GateItem['check'], state: GateItem['state']): GateItem => ({
  ...{ check, state },
  ...{ title: '', words: '', field: null },
});
const turn = (
  items: readonly GateItem[],
  { balance = 0, ...more }: Partial<InTurn['proposed']> & { balance?: number } = {},
): InTurn => ({
  proposed: {
    ...{ kind: 'pay', key: 'k', plan: null, method: 'check', payee: 'A', party: null, memo: null, hold: null },
    ...{ lines: [], amount: explainedMoney(cents(1), { label: '' }), problem: null, isAbout: null, field: null },
    ...more,
  },
  balance: explainedMoney(cents(balance), { label: '' }),
  items,
  isBlocked: items.some(({ state }) => state === 'blocks'),
});

it.each<[string, InTurn, string]>([
  ['plain', turn([item('locked', 'met')]), 'Ready'],
  ['held', turn([item('locked', 'blocks'), item('held', 'blocks')], { hold: 'W-9 missing' }), 'Hold: W-9 missing'],
  ['blocked', turn([item('collected', 'blocks')], { balance: -14_147_26 }), 'Blocked: 14,147.26 short'],
  ['blocked', turn([item('locked', 'blocks'), item('collected', 'blocks')], { balance: -1 }), 'Blocked: not locked'],
  ['blocked', turn([item('payee', 'blocks')]), 'Blocked: no payee'],
  ['blocked', turn([item('unchanged', 'blocks')], { isAbout: 'change' }), 'Blocked: planned differs'],
  ['blocked', turn([item('unchanged', 'blocks')], { isAbout: 'open' }), 'Blocked: amount open'],
  ['blocked', turn([item('unchanged', 'blocks')], { kind: 'overpaid' }), 'Paid too much'],
])('%s: %#', (look, of, words) => {
  expect(statusOf(of)).toEqual({ look, words });
});

it('what was made says what became of it, and when', () => {
  const statusOfMade = (made: Parameters<typeof madeStatus>[0]['made']) =>
    madeStatus({ made, asked: null, paper: null }, String);
  expect(statusOfMade({ state: 'outstanding', ended: null })).toEqual({ look: 'plain', words: 'Outstanding' });
  expect(statusOfMade({ state: 'paid', ended: { on: '2013-04-20', reason: null } })).toEqual({
    look: 'settled',
    words: 'Paid 04/20/2013',
  });
  expect(statusOfMade({ state: 'voided', ended: { on: '2013-04-20', reason: 'Lost' } })).toEqual({
    look: 'ended',
    words: 'Voided 04/20/2013',
  });
});

it.each([
  ['void', 'Void asked'],
  ['stop', 'Stop payment asked'],
] as const)(
  'that its %s is asked for stands in its status, by whom and why where somebody points at it',
  (kind, words) => {
    // As much of it as is shown.
    const asked = { kind, requestedBy: 'Dana Whitfield', requestedAt: '9:41 AM', comment: 'Lost' } as ApprovalRequest;
    expect(
      madeStatus({ made: { state: 'outstanding', ended: null }, asked, paper: { state: 'printed' } }, String),
    ).toEqual({
      look: 'asked',
      words,
      more: `${words} by Dana Whitfield on 9:41 AM: Lost`,
    });
  },
);

it.each([
  ['not printed', { look: 'warned', words: 'Not printed yet' }],
  ['printed', { look: 'plain', words: 'Outstanding, printed' }],
  ['spoiled', { look: 'warned', words: 'Paper spoiled' }],
] as const)('a check that is %s says so while it is outstanding', (state, expected) => {
  const statusOfCheck = (made: Parameters<typeof madeStatus>[0]['made']) =>
    madeStatus({ made, asked: null, paper: { state } }, String);
  expect(statusOfCheck({ state: 'outstanding', ended: null })).toEqual(expected);
  expect(statusOfCheck({ state: 'paid', ended: { on: '2013-04-20', reason: null } }).words).toBe('Paid 04/20/2013');
});
