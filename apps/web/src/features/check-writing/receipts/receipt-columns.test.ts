import type { FileLedger } from '@closewright/contract/check-writing';
import type { Receipt } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { receiptColumns } from './receipt-columns.tsx';

const returned = { on: '2026-03-02', reason: 'Not sufficient funds' };

/** A receipt that the bank gave back. What the columns look at. */
const receipt = (more: object) =>
  ({ facts: { memo: null }, collectedOn: null, returned, ...more }) as unknown as Receipt;

// Nothing of the ledger is looked at where nothing is deposited.
const columns = receiptColumns({} as FileLedger, []);
const shown = (id: string, of: Receipt) => columns.find((column) => column.id === id)?.text?.(of);

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
