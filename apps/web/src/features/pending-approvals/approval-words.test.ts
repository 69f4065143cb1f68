import type { ApprovalRow } from '@closewright/contract/check-writing';
import { describe, expect, it } from 'vitest';
import {
  bankWords,
  byKind,
  decidedWords,
  decideObstacle,
  lookWords,
  noteOf,
  ownRequest,
  paperWords,
  shownWords,
} from './approval-words.ts';

const row: ApprovalRow = {
  ...{ approvalID: 1, kind: 'void', bankAccountID: 1, amount: 1200_00, about: { stripe: 0, number: 1 } },
  ...{
    payee: 'Ada Park',
    checkNumber: 1001,
    method: 'check',
    memo: null,
    category: null,
    isRecoverable: null,
    toFile: null,
    overFiles: null,
  },
  ...{ comment: 'Lost', requestedBy: 'Escrow Officer', requestedAt: '2013-04-15T15:00:00Z', isOwn: false },
  ...{ state: 'pending', decidedBy: null, decidedAt: null, decisionComment: null, posted: null },
  ...{
    ordersID: 7,
    fileNumber: '12-3456',
    bankAccount: 'Trust',
    available: 0,
    lacking: 0,
    short: 0,
    papers: 0,
    toldOn: null,
  },
};
const paid: ApprovalRow = { ...row, approvalID: 2, kind: 'payment', amount: 80_00, available: 79_99 };

it.each<[string, ApprovalRow, string | undefined, string]>([
  ['nothing', row, undefined, ''],
  ['that it is asked for by whoever reads it', { ...row, isOwn: true }, undefined, ownRequest],
  ['what is not there to be paid', paid, undefined, 'Only 79.99 is available'],
  [
    'why it was not decided, before all else',
    { ...paid, isOwn: true },
    'It was decided already',
    'It was decided already',
  ],
])('a note says %s', (_, of, problem, note) => {
  expect(noteOf(of, problem)).toBe(note);
});

it.each<[string, readonly Pick<ApprovalRow, 'isOwn'>[], string | null, string | null]>([
  ['those of others', [row, paid], null, null],
  ['none', [], null, 'Nothing is in hand: Space chooses a request'],
  ['one’s own', [{ isOwn: true }], null, `${ownRequest}: somebody else decides it`],
  ['those of others among one’s own', [row, { isOwn: true }], null, `${ownRequest}: somebody else decides it`],
  ['any without the right', [row], 'The application is read only.', 'The application is read only.'],
])('deciding %s', (_, rows, refusal, obstacle) => {
  expect(decideObstacle(rows, refusal)).toBe(obstacle);
});

it.each<[string, Partial<ApprovalRow>, RegExp | null]>([
  ['no paper of the check is good', {}, null],
  ['a check that is voided was printed', { papers: 1 }, /destroy the paper/],
  ['it was printed twice', { papers: 2 }, /destroy 2 papers/],
  ['a check that is stopped was printed', { kind: 'stop', papers: 1 }, /out of the house/],
  ['nothing is ended', { kind: 'payment', papers: 1 }, null],
])('what is to be done with paper where %s', (_, of, words) => {
  if (words === null) expect(paperWords({ ...row, ...of })).toBeNull();
  else expect(paperWords({ ...row, ...of })).toMatch(words);
});

it.each<[string, Partial<ApprovalRow>, RegExp | null]>([
  ['it was told nothing', {}, null],
  [
    'a check that it may pay is voided',
    { toldOn: '2026-03-02' },
    /^The bank was told on 03\/02\/2026 .*stops no payment/,
  ],
  ['a check that it may pay is stopped', { kind: 'stop', toldOn: '2026-03-02' }, /Order the stop payment/],
  ['nothing is ended', { kind: 'payment', toldOn: '2026-03-02' }, null],
])('what the bank knows where %s', (_, of, words) => {
  if (words === null) expect(bankWords({ ...row, ...of })).toBeNull();
  else expect(bankWords({ ...row, ...of })).toMatch(words);
});

it('counts requests by kind, in the order of the kinds', () => {
  expect(byKind([paid, row, { ...row, amount: 1 }])).toEqual([
    { kind: 'void', name: 'Void', count: 2, sum: 1200_01 },
    { kind: 'payment', name: 'Payment outside the statement', count: 1, sum: 80_00 },
  ]);
});

it('says how many of all are shown', () => {
  expect([shownWords(12, 40), shownWords(40, 40)]).toEqual(['12 of 40 shown', '40 shown']);
});

it.each<[number, number, string[]]>([
  [0, 0, []],
  [1, 0, ['1 is to be looked at first.']],
  [2, 1, ['2 are to be looked at first.', '1 cannot be approved now and stays as it is.']],
  [0, 3, ['3 cannot be approved now and stay as they are.']],
])('of %i to be looked at and %i that cannot be approved it says so', (warned, blocked, words) => {
  expect(lookWords(warned, blocked)).toEqual(words);
});

describe('what became of requests', () => {
  it.each<[Parameters<typeof decidedWords>[0], { title: string; message?: string }]>([
    [{ isApproved: true, done: [row, paid], left: 0, gone: 0 }, { title: '2 requests approved, 1,280.00' }],
    [{ isApproved: false, done: [row], left: 0, gone: 0 }, { title: '1 request refused, 1,200.00' }],
    [
      { isApproved: true, done: [row], left: 1, gone: 0 },
      { title: '1 request approved, 1,200.00', message: '1 stays as it is: its row says why' },
    ],
    [
      { isApproved: false, done: [], left: 2, gone: 0 },
      { title: 'No request was refused', message: '2 stay as they are: their rows say why' },
    ],
    [
      { isApproved: true, done: [], left: 0, gone: 1 },
      { title: 'No request was approved', message: '1 was withdrawn or decided meanwhile' },
    ],
    [
      { isApproved: false, done: [row], left: 1, gone: 2 },
      {
        title: '1 request refused, 1,200.00',
        message: '1 stays as it is: its row says why. 2 were withdrawn or decided meanwhile',
      },
    ],
  ])('%#', (of, words) => {
    expect(decidedWords(of)).toEqual(words);
  });
});
