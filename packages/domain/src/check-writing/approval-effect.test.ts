import { describe, expect, it } from 'vitest';
import { approvalEffect, approvalEffects, type FileMoney } from './approval-effect.ts';
import type { ApprovalKind } from './approvals.ts';

type Asked = Parameters<typeof approvalEffect>[0];
const nothing = { payee: null, checkNumber: null, method: null, isRecoverable: null, toFile: null, overFiles: null };
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
    ['a transfer', asked('transfer', 50_00, { toFile: '13-0042' }), '50.00 of this file is given to file 13-0042.'],
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
    expect(approvalEffect(request, { available: 100_00, lacking: 0, short: 0 }).says).toBe(words);
  });

  it.each<[ApprovalKind, number, FileMoney]>([
    ['void', 40_00, { available: 140_00, lacking: 10_00, short: 0 }],
    ['stop', 40_00, { available: 140_00, lacking: 10_00, short: 0 }],
    ['advance', 40_00, { available: 140_00, lacking: 50_00, short: 0 }],
    ['loss', 40_00, { available: 140_00, lacking: 50_00, short: 0 }],
    ['payment', 40_00, { available: 60_00, lacking: 10_00, short: 0 }],
  ])('a %s changes what the file has', (kind, amount, after) => {
    const before = { available: 100_00, lacking: 10_00, short: 0 };
    expect(approvalEffect(asked(kind, amount), before)).toMatchObject({ before, after });
  });

  it.each<[string, Asked, FileMoney, string | null, string | null]>([
    ['an advance that is needed', asked('advance', 300_00), { available: 299_99, lacking: 0, short: 0 }, null, null],
    [
      'an advance of what is there',
      asked('advance', 300_00),
      { available: 300_00, lacking: 0, short: 0 },
      'The file has 300.00 available: as much as is asked for, or more.',
      null,
    ],
    [
      'a loss of what is there',
      asked('loss', 1),
      { available: 300_00, lacking: 0, short: 0 },
      'The file has 300.00 available: as much as is asked for, or more.',
      null,
    ],
    ['a payment of all there is', asked('payment', 300_00), { available: 300_00, lacking: 0, short: 0 }, null, null],
    [
      'a payment of more than there is',
      asked('payment', 300_01),
      { available: 300_00, lacking: 0, short: 0 },
      null,
      'Only 300.00 is available',
    ],
    [
      'a payment of a file that lacks some',
      asked('payment', 1_00),
      { available: 300_00, lacking: 20_00, short: 0 },
      'The file lacks 20.00, and would pay out what may be needed for that.',
      null,
    ],
    [
      'a void of a file without money',
      asked('void', 1_00, check),
      { available: 0, lacking: 20_00, short: 0 },
      null,
      null,
    ],
  ])('%s', (_, request, before, warning, problem) => {
    expect(approvalEffect(request, before)).toMatchObject({ warning, problem });
  });
});

describe('by what the statement has left to pay', () => {
  const has = (available: number, short = 0): FileMoney => ({ available, lacking: short, short });
  it.each<[string, Asked, FileMoney, number, string | null]>([
    ['an advance of what is needed', asked('advance', 300_00), has(700_00), 1000_00, null],
    [
      'an advance of a cent more',
      asked('advance', 300_01),
      has(700_00),
      1000_00,
      'The statement has 1,000.00 left to pay, 700.00 is available: the file needs 300.00, less than is asked for.',
    ],
    [
      'a loss of a file with enough',
      asked('loss', 1),
      has(1000_00),
      1000_00,
      'The statement has 1,000.00 left to pay, 1,000.00 is available: the file needs nothing.',
    ],
    ['an advance although more is available, where more is to be paid', asked('advance', 1), has(10_00), 10_01, null],
    ['an advance of what the bank took', asked('advance', 50_00), has(0, 50_00), 0, null],
    [
      'an advance of more than the bank took',
      asked('advance', 60_00),
      has(0, 50_00),
      0,
      'The statement has 0.00 left to pay, the file is 50.00 short, 0.00 is available: the file needs 50.00, less than is asked for.',
    ],
    ['a payment that leaves what is needed', asked('payment', 20_00), has(100_00), 80_00, null],
    ['a payment of a cent more', asked('payment', 20_01), has(100_00), 80_00, 'The statement would be 0.01 short.'],
    [
      'a payment of a file that the bank took money of',
      asked('payment', 20_00),
      has(100_00, 5_00),
      80_00,
      'The file lacks 5.00, and would pay out what may be needed for that. The statement would be 5.00 short.',
    ],
    ['a payment of more than there is, which is a problem', asked('payment', 100_01), has(100_00), 80_00, null],
    ['a void', asked('void', 20_00, check), has(0), 80_00, null],
  ])('%s', (_, request, before, left, warning) => {
    expect(approvalEffect(request, before, left).warning).toBe(warning);
  });

  it.each<[string, readonly Asked[], readonly number[], readonly boolean[]]>([
    [
      'an advance of what a void leaves',
      [asked('void', 40_00, check), asked('advance', 100_00)],
      [40_00, 0],
      [false, false],
    ],
    ['an advance of a cent more', [asked('void', 40_00, check), asked('advance', 100_01)], [40_00, 0], [false, true]],
    [
      'a payment of what the void of one outside the statement gives back',
      [asked('void', 40_00, check), asked('payment', 40_00), asked('advance', 100_00)],
      [0, 0, 0],
      [false, true, false],
    ],
    ['an advance beside such a void', [asked('stop', 40_00, check), asked('advance', 100_00)], [0, 0], [false, true]],
    [
      'an advance beside a void of which half is owed',
      [asked('void', 40_00, check), asked('advance', 80_01)],
      [20_00, 0],
      [false, true],
    ],
    ['two advances', [asked('advance', 60_00), asked('advance', 60_00)], [0, 0], [false, true]],
  ])('%s, by what is to be paid again', (_, requests, again, warned) => {
    const of = (request: Asked, at: number) => ({ ordersID: 1, bankAccountID: 1, at, ...has(0), ...request });
    const effects = approvalEffects(requests.map(of), ({ at }) => ({ left: 100_00, again: again[at] ?? 0 }));
    expect(effects.map(({ warning }) => warning !== null)).toEqual(warned);
  });

  it('a payment outside the statement takes nothing of it, after the void of another one', () => {
    const of = (request: Asked) => ({ ordersID: 1, bankAccountID: 1, ...has(0), ...request });
    const both = [asked('void', 100_00, check), asked('payment', 100_00)].map(of);
    const warnings = (again: number) => approvalEffects(both, () => ({ left: 0, again })).map(({ warning }) => warning);
    expect(warnings(0)).toEqual([null, null]);
    expect(warnings(100_00)).toEqual([null, 'The statement would be 100.00 short.']);
  });
});

it('several are approved in their order, each on what those before it leave', () => {
  const of = (ordersID: number, bankAccountID: number, request: Asked) => ({
    ...{ ordersID, bankAccountID, available: 100_00, lacking: 0, short: 0 },
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
