import { describe, expect, it } from 'vitest';
import { approvalEffect, approvalEffects } from './approval-effect.ts';
import type { ApprovalKind } from './approvals.ts';

type Asked = Parameters<typeof approvalEffect>[0];
const nothing = { payee: null, checkNumber: null, method: null, isRecoverable: null };
const check = { payee: 'Ada Park', checkNumber: 1001, method: 'check' } as const;
const asked = (kind: ApprovalKind, amount: number, more: Partial<Asked> = {}): Asked => ({
  ...{ ...nothing, kind, amount },
  ...more,
});

describe('what approving does', () => {
  it.each<[string, Asked, string]>([
    [
      'a void of a check',
      asked('void', 1200_00, check),
      'Check 1001 to Ada Park is voided: 1,200.00 goes back to the file.',
    ],
    [
      'a void of a wire',
      asked('void', 1200_00, { payee: 'Ada Park', method: 'wire out' }),
      'The wire to Ada Park is voided: 1,200.00 goes back to the file.',
    ],
    [
      'a stop',
      asked('stop', 50, check),
      'Check 1001 to Ada Park is stopped: 0.50 goes back to the file. The bank has to be told.',
    ],
    [
      'an advance that is owed back',
      asked('advance', 300_00, { isRecoverable: true }),
      'The office advances 300.00 to the file, and somebody owes it back.',
    ],
    [
      'an advance that nobody owes',
      asked('advance', 300_00, { isRecoverable: false }),
      'The office advances 300.00 to the file.',
    ],
    ['a loss', asked('loss', 300_00, { isRecoverable: false }), 'The office bears 300.00 that the file lacks.'],
    [
      'a loss that somebody owes',
      asked('loss', 300_00, { isRecoverable: true }),
      'The office bears 300.00 that the file lacks, and somebody owes it back.',
    ],
    [
      'a payment by check',
      asked('payment', 75_00, { payee: 'Ada Park', method: 'check' }),
      '75.00 is paid to Ada Park by a check with the next number of the bank account.',
    ],
    [
      'a payment by wire',
      asked('payment', 75_00, { payee: 'Ada Park', method: 'wire out' }),
      '75.00 is paid to Ada Park by wire.',
    ],
    [
      'a payment by ACH',
      asked('payment', 75_00, { payee: 'Ada Park', method: 'ACH out' }),
      '75.00 is paid to Ada Park by ACH payment.',
    ],
  ])('%s says what it does', (_, request, words) => {
    expect(approvalEffect(request, { available: 100_00, lacking: 0 }).says).toBe(words);
  });

  it.each<[ApprovalKind, number, { available: number; lacking: number }]>([
    ['void', 40_00, { available: 140_00, lacking: 10_00 }],
    ['stop', 40_00, { available: 140_00, lacking: 10_00 }],
    ['advance', 40_00, { available: 140_00, lacking: 50_00 }],
    ['loss', 40_00, { available: 140_00, lacking: 50_00 }],
    ['payment', 40_00, { available: 60_00, lacking: 10_00 }],
  ])('a %s changes what the file has', (kind, amount, after) => {
    const before = { available: 100_00, lacking: 10_00 };
    expect(approvalEffect(asked(kind, amount), before)).toMatchObject({ before, after });
  });

  it.each<[string, Asked, { available: number; lacking: number }, string | null, string | null]>([
    ['an advance that is needed', asked('advance', 300_00), { available: 299_99, lacking: 0 }, null, null],
    [
      'an advance of what is there',
      asked('advance', 300_00),
      { available: 300_00, lacking: 0 },
      'The file has 300.00 available: as much as is asked for, or more.',
      null,
    ],
    [
      'a loss of what is there',
      asked('loss', 1),
      { available: 300_00, lacking: 0 },
      'The file has 300.00 available: as much as is asked for, or more.',
      null,
    ],
    ['a payment of all there is', asked('payment', 300_00), { available: 300_00, lacking: 0 }, null, null],
    [
      'a payment of more than there is',
      asked('payment', 300_01),
      { available: 300_00, lacking: 0 },
      null,
      'Only 300.00 is available',
    ],
    [
      'a payment of a file that lacks some',
      asked('payment', 1_00),
      { available: 300_00, lacking: 20_00 },
      'The file lacks 20.00, and would pay out what may be needed for that.',
      null,
    ],
    ['a void of a file without money', asked('void', 1_00, check), { available: 0, lacking: 20_00 }, null, null],
  ])('%s', (_, request, before, warning, problem) => {
    expect(approvalEffect(request, before)).toMatchObject({ warning, problem });
  });
});

it('several are approved in their order, each on what those before it leave', () => {
  const of = (ordersID: number, bankAccountID: number, request: Asked) => ({
    ...{ ordersID, bankAccountID, available: 100_00, lacking: 0 },
    ...request,
  });
  const effects = approvalEffects([
    of(1, 1, asked('payment', 80_00)),
    of(1, 1, asked('payment', 30_00)),
    of(1, 1, asked('void', 10_00, check)),
    of(1, 1, asked('payment', 30_00)),
    of(2, 1, asked('payment', 90_00)),
    of(1, 2, asked('payment', 90_00)),
  ]);
  expect(effects.map(({ before, problem }) => [before.available, problem])).toEqual([
    [100_00, null],
    [20_00, 'Only 20.00 is available'],
    [20_00, null],
    [30_00, null],
    [100_00, null],
    [100_00, null],
  ]);
});
