import type { ApprovalRequest, LedgerTransaction } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { approvalRows, pendingCount, withdrawObstacle } from './approval-rows.ts';

const request = (more: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  ...{ approvalID: 1, kind: 'advance', bankAccountID: 1, amount: 100, about: null, payee: null, checkNumber: null },
  ...{
    method: null,
    memo: null,
    category: 'Payoff short',
    isRecoverable: true,
    comment: 'Payoff cost more',
    toFile: null,
    overFiles: null,
  },
  ...{ requestedBy: 'Dana Whitfield', requestedAt: '2013-04-12T14:41:00Z', isOwn: true },
  ...{ state: 'pending', decidedBy: null, decidedAt: null, decisionComment: null, posted: null },
  ...more,
});
const check = { kind: 'void', about: { stripe: 0, number: 7 }, payee: 'Pests Co.', checkNumber: 1042 } as const;
const approved = { state: 'approved', posted: { stripe: 0, number: 1 } } as const;

const place = { bankAccountID: 1, stripe: 0, date: '2013-04-15', postedAt: '', postedBy: '' } as const;
const advance = (isRecoverable = true): LedgerTransaction => ({
  ...place,
  ...{ number: 1, reverses: null, about: null, lines: [{ account: 'advance', amount: 100 }] },
  ...{ kind: 'advance', facts: { approval: 1, reason: '', category: 'Payoff short', isRecoverable } },
});
const back = (amount: number): LedgerTransaction => ({
  ...place,
  ...{ number: 2, reverses: null, about: null, lines: [{ account: 'advance', amount: -amount }] },
  ...{ kind: 'made good', facts: { reason: '', payer: null, reference: null } },
});

it.each<[string, string, Partial<ApprovalRequest>, LedgerTransaction[]]>([
  ['asked', 'Pending', {}, []],
  ['blocked', 'Refused', { state: 'refused' }, []],
  ['ended', 'Withdrawn', { state: 'withdrawn' }, []],
  ['settled', 'Approved', { ...check, ...approved }, []],
  ['warned', 'Approved, not recovered', approved, [advance()]],
  ['warned', 'Approved, partly recovered', approved, [advance(), back(40)]],
  ['settled', 'Approved, recovered', approved, [advance(), back(100)]],
  ['settled', 'Approved', approved, [advance(false)]],
])('%s: %s', (look, words, more, transactions) => {
  expect(approvalRows([request(more)], transactions)[0]?.status).toEqual({ look, words });
});

it.each<[string | null, Partial<ApprovalRequest>]>([
  [null, {}],
  ['Refused', { state: 'refused' }],
  ['Withdrawn', { state: 'withdrawn' }],
  ['Approved', approved],
])('what was decided is %s, whatever has come back since', (decision, more) => {
  expect(approvalRows([request(more)], [advance(), back(40)])[0]?.decision).toBe(decision);
});

it('the newest stands first', () => {
  const rows = approvalRows([request({ approvalID: 1 }), request({ approvalID: 2 })], []);
  expect(rows.map(({ request: { approvalID } }) => approvalID)).toEqual([2, 1]);
});

it.each<[Partial<ApprovalRequest>, ReturnType<typeof approvalRows>[number]['place']]>([
  [check, { of: 'payment', key: '1-0-7' }],
  [
    { ...check, ...approved },
    { of: 'payment', key: '1-0-7' },
  ],
  [{ kind: 'payment' }, null],
  [{ kind: 'transfer', toFile: '13-0042' }, null],
  [
    { kind: 'transfer', toFile: '13-0042', ...approved },
    { of: 'posting', key: '1-0-1' },
  ],
  [
    { kind: 'payment', ...approved },
    { of: 'payment', key: '1-0-1' },
  ],
  [{}, null],
  [approved, { of: 'posting', key: '1-0-1' }],
])('leads to its payment, or to what was posted %#', (more, expected) => {
  expect(approvalRows([request(more)], [])[0]?.place).toEqual(expected);
});

it.each<[Partial<ApprovalRequest>, string | null]>([
  [{}, null],
  [{ isOwn: false }, 'Only Dana Whitfield, who asked for it, can withdraw it'],
  [{ state: 'approved' }, 'It is approved already'],
  [{ state: 'refused', isOwn: false }, 'It is refused already'],
  [{ state: 'withdrawn' }, 'It is withdrawn already'],
])('is withdrawn by who asked, while nobody has decided %#', (more, expected) => {
  expect(withdrawObstacle(request(more))).toBe(expected);
});

it('counts what is still to be decided', () => {
  expect(pendingCount([request(), request({ state: 'approved' }), request()])).toBe(2);
});
