import type { FileLedger } from '@closewright/contract/check-writing';
import type { Kept } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { receiptColumns } from './receipt-columns.tsx';
import type { ReceiptRow } from './receipt-rows.ts';

const returned = { on: '2026-03-02', reason: 'Not sufficient funds' };

/** A receipt that the bank gave back. What the columns look at. */
const receipt = (more: object) =>
  ({ facts: { memo: null }, collectedOn: null, returned, ...more }) as unknown as ReceiptRow;

// Nothing of the ledger is looked at where nothing is deposited.
const columns = receiptColumns({} as FileLedger, []);
const shown = (id: string, of: ReceiptRow) => columns.find((column) => column.id === id)?.text?.(of);

describe('a receipt that was returned', () => {
  it('says when under Collected', () => {
    expect(shown('collected', receipt({}))).toBe('Returned 03/02/2026');
  });

  it.each([
    [receipt({}), 'Returned: Not sufficient funds'],
    [receipt({ facts: { memo: 'Earnest money' } }), 'Earnest money. Returned: Not sufficient funds'],
    [receipt({ facts: { memo: 'Earnest money' }, returned: null }), 'Earnest money'],
  ])('says why beside what it is for', (of, words) => {
    expect(shown('memo', of)).toBe(words);
  });
});

describe('what a payer has kept', () => {
  const kept: Kept = {
    ...{ keptID: 7, date: '2026-03-02', payer: 'Alpha Real Estate', party: 'depositHolder' },
    lines: [
      { loanID: 1, key: 'fee.commission.id51.payees.id61', label: 'Commission', amount: 4250_00 },
      { loanID: 1, key: 'fee.fees.id15', label: 'Credit', amount: -250_00 },
    ],
    ...{ recordedBy: 'Dana Whitfield', recordedAt: '2026-03-02T10:00:00Z', takenBack: null },
  };
  const gone: Kept = { ...kept, takenBack: { reason: 'Sent it after all', by: 'Dana', at: '2026-03-03T10:00:00Z' } };
  const cell = (id: string, of: ReceiptRow) => columns.find((column) => column.id === id)?.value?.(of);

  it.each([
    ['date', '03/02/2026'],
    ['memo', 'Commission 4,250.00, Credit (250.00)'],
    ['instrument', 'Kept 4,000.00'],
    ['collected', ''],
    ['slip', ''],
    ['state', 'Kept'],
  ])('says its %s: %s', (id, words) => {
    expect(shown(id, kept)).toBe(words);
  });

  it.each([
    ['number', null],
    ['instrument', 'Kept'],
    ['payer', 'Alpha Real Estate'],
    ['reference', null],
    ['amount', 0],
  ])('has as its %s: %s', (id, value) => {
    expect(cell(id, kept)).toBe(value);
  });

  it('and taken back says why', () => {
    expect(shown('state', gone)).toBe('Taken back');
    expect(shown('memo', gone)).toBe('Commission 4,250.00, Credit (250.00). Taken back: Sent it after all');
  });
});
