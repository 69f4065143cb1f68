import type { ReceiptToVerify } from '@closewright/domain/escrow-accounting';
import { describe, expect, it } from 'vitest';
import { keyOf, selectedRows } from '../list/selected-rows.ts';
import { actObstacle } from './receipts-selected.ts';

const row = (number: number, more: Partial<ReceiptToVerify> = {}): ReceiptToVerify => ({
  ...{ stripe: 1, number, bankAccountID: 1, bankAccount: 'Trust', receipt: number, date: '2026-03-02', amount: 100_00 },
  ...{ uncollected: 100_00, instrument: 'Cash', payer: 'Ada Park', reference: null, memo: null, ordersID: 1 },
  ...{ fileNumber: '26-1', state: 'deposited', slip: 1, depositedOn: '2026-03-02', collectedOn: null, endedOn: null },
  ...{ reason: null, funds: null, ...more },
});
const rows = [row(1), row(2), row(3)];
const seen = new Map(rows.map((each) => [keyOf(each), each]));
const some = (...all: readonly ReceiptToVerify[]) => ({ all: false as const, keys: new Set(all.map(keyOf)) });

describe('what is selected', () => {
  it('are the rows that were read, and how many were not', () => {
    expect(selectedRows(some(row(2), row(9)), seen, 3)).toEqual({ rows: [rows[1]], missing: 1 });
  });

  it('of all but some leaves these out, and counts those not read', () => {
    expect(selectedRows({ all: true, except: new Set([keyOf(row(2))]) }, seen, 10)).toEqual({
      rows: [rows[0], rows[2]],
      missing: 7,
    });
  });
});

const many = Array.from({ length: 201 }, (_, at) => row(at + 1));
it.each<[string, Parameters<typeof actObstacle>, string | null]>([
  ['nothing', ['to verify', { rows: [], missing: 0 }, null], 'Select receipts first'],
  ['whoever may not', ['to verify', { rows, missing: 0 }, 'You may not'], 'You may not'],
  ['too many', ['to verify', { rows: many, missing: 0 }, null], 'At most 200 at once: 201 are selected'],
  [
    'what was not read',
    ['to verify', { rows, missing: 1 }, null],
    '1 receipt of them was not read yet: scroll down first',
  ],
  [
    'one slip of two banks',
    [
      'to deposit',
      { rows: [row(1, { state: 'received' }), row(2, { state: 'received', bankAccountID: 2 })], missing: 0 },
      null,
    ],
    'A slip is of one bank account: choose one in the filters',
  ],
  [
    'what does not wait',
    ['to verify', { rows: [row(1, { state: 'collected' })], missing: 0 }, null],
    'Some of them do not wait any more',
  ],
  ['what waits', ['to verify', { rows, missing: 0 }, null], null],
])('says why %s is not done', (_, asked, words) => {
  expect(actObstacle(...asked)).toBe(words);
});
