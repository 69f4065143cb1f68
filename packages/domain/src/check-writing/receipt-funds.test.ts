import { describe, expect, it } from 'vitest';
import { isGoodOn, newReceiptFunds, type Receipt, receiptFunds } from './index.ts';

const receipt = (amount: number, more: Partial<Receipt> = {}) =>
  ({
    facts: { instrument: 'Personal check', payer: 'Michael Jones' },
    ...{ amount, date: '2026-03-02', state: 'received', deposited: null },
    ...more,
    // What the rules of good funds look at.
  }) as unknown as Receipt;

/** Texas takes uncertified funds of less than 1,500.00 in all at once. */
describe('good funds beside the others of a file', () => {
  it('counts those that stand, and not the receipt itself', () => {
    const one = receipt(1_000_00);
    expect(receiptFunds(one, [one], 'TX').kind).toBe('at once');
    expect(receiptFunds(one, [one, receipt(600_00)], 'TX').kind).toBe('collection');
    expect(receiptFunds(one, [one, receipt(600_00, { state: 'returned' })], 'TX').kind).toBe('at once');
    expect(receiptFunds(one, [one, receipt(600_00, { state: 'taken back' })], 'TX').kind).toBe('at once');
  });

  it('counts all that stand beside a new one', () => {
    const asked = {
      state: 'TX',
      instrument: 'Personal check',
      amount: 1_000_00,
      payer: 'Mary Stone',
      receivedOn: '2026-03-02',
    } as const;
    expect(newReceiptFunds(asked, []).kind).toBe('at once');
    expect(newReceiptFunds(asked, [receipt(600_00)]).kind).toBe('collection');
  });
});

it.each([
  ['at once', null, '2026-03-02', true],
  ['from', '2026-03-03', '2026-03-02', false],
  ['from', '2026-03-03', '2026-03-03', true],
  ['after deposit', null, '2026-03-03', false],
  ['collection', null, '2026-03-03', false],
] as const)('%s %s is good on %s: %s', (kind, on, day, is) => {
  expect(isGoodOn({ kind, on, citation: null, words: '', warning: null }, day)).toBe(is);
});
