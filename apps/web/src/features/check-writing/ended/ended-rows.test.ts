import type { CheckPrint } from '@closewright/domain/check-printing';
import { disbursementsOf, type LedgerTransaction, type PaidLine } from '@closewright/domain/check-writing';
import { expect, it } from 'vitest';
import { endedRows } from './ended-rows.ts';

const line: PaidLine = { loanID: 7, key: 'fees.1', label: 'Pest inspection fee', amount: 120_50 };

const posted = { bankAccountID: 1, stripe: 0, date: '2013-04-15', postedAt: '2013-04-15T15:00:00Z' } as const;
const nothing = { reverses: null, about: null, lines: [] } as const;
const check = (number: number, checkNumber: number): LedgerTransaction => ({
  ...posted,
  ...nothing,
  ...{ number, postedBy: 'Escrow officer', kind: 'check' },
  lines: [{ account: 'outstanding', amount: -120_50 }],
  facts: { payee: 'Pests Co.', party: null, memo: null, lines: [line], checkNumber, reference: null },
});
const end = (number: number, of: number, kind: 'void' | 'stop' | 'correction'): LedgerTransaction => ({
  ...posted,
  ...nothing,
  ...{ number, postedBy: 'Accountant', kind, date: '2013-04-17', facts: { reason: 'Lost in the mail' } },
  ...(kind === 'correction' ? { reverses: { stripe: 0, number: of } } : { about: { stripe: 0, number: of } }),
});
const toPay = [{ kind: 'pay', lines: [line] }] as const;

it.each<[string, LedgerTransaction[], Parameters<typeof endedRows>[2], [string, string][]]>([
  ['nothing that stands', [check(1, 1042)], [], []],
  ['what is owed again', [check(1, 1042), end(2, 1, 'void')], toPay, [['Voided', 'To be paid again']]],
  ['what is not owed', [check(1, 1042), end(2, 1, 'stop')], [], [['Stopped', 'Not owed any more']]],
  ['where the statement is not told', [check(1, 1042), end(2, 1, 'void')], null, [['Voided', 'Not paid again']]],
  [
    'what was posted by mistake, and made again',
    [check(1, 1042), end(2, 1, 'correction'), check(3, 1043)],
    [],
    [['Taken back', 'Paid again by Check 1043']],
  ],
  [
    'what was paid in part, the newest first',
    [check(1, 1042), check(2, 1043), end(3, 1, 'void'), end(4, 2, 'stop'), check(5, 1044)],
    toPay,
    [
      ['Stopped', 'Paid again by Check 1044, some of it is still to be paid'],
      ['Voided', 'Paid again by Check 1044, some of it is still to be paid'],
    ],
  ],
])('lists %s', (_, transactions, proposed, expected) => {
  const rows = endedRows(transactions, disbursementsOf(transactions), proposed, { approvals: [], prints: [] });
  expect(rows.map(({ how, since }) => [how, since])).toEqual(expected);
  for (const row of rows) expect(row).toMatchObject({ on: '2013-04-17', reason: 'Lost in the mail' });
});

it('says who asked and who approved; of what nobody had to approve, who did it', () => {
  const transactions = [check(1, 1042), check(2, 1043), end(3, 1, 'void'), end(4, 2, 'correction')];
  const request = { bankAccountID: 1, requestedBy: 'Escrow officer', posted: { stripe: 0, number: 3 } };
  const others = [
    { ...request, posted: null },
    { ...request, bankAccountID: 2, posted: { stripe: 0, number: 4 } },
  ];
  const rows = endedRows(transactions, disbursementsOf(transactions), [], {
    approvals: [...others, request],
    prints: [],
  });
  expect(rows.map(({ askedBy, approvedBy }) => [askedBy, approvedBy])).toEqual([
    ['Accountant', null],
    ['Escrow officer', 'Accountant'],
  ]);
});

it.each([
  ['void', 'printed', 'To be destroyed'],
  ['stop', 'printed', 'Out of the house'],
  ['correction', 'printed', 'To be destroyed'],
  ['void', 'spoiled', ''],
  ['void', 'not printed', ''],
  // The paper before is good still, and somewhere.
  ['void', 'printed and printed again on paper that is spoiled', 'To be destroyed'],
] as const)('after a %s of a check that is %s it says of the paper: %s', (kind, state, expected) => {
  const torn = { reason: 'Torn', by: 'Accountant', at: '2013-04-15T16:00:00Z' };
  const spoiled = state === 'spoiled' ? torn : null;
  const print: CheckPrint = {
    ...{ bankAccountID: 1, stripe: 0, number: 1, printID: 7, reason: null, signers: [], spoiled },
    ...{ printedAt: '2013-04-15T15:30:00Z', printedBy: 'Accountant' },
  };
  const transactions = [check(1, 1042), end(2, 1, kind)];
  const again = { ...print, printID: 8, reason: 'Lost', spoiled: torn };
  const prints = state === 'not printed' ? [] : state.includes('again') ? [print, again] : [print];
  const [row] = endedRows(transactions, disbursementsOf(transactions), [], { approvals: [], prints });
  expect(row?.aboutPaper).toBe(expected);
});
