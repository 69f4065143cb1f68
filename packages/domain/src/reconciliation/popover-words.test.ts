import { describe, expect, it } from 'vitest';
import { bankItemKinds } from '../bank-files/index.ts';
import { isAmountMismatch, isWireTransaction } from '../banking/index.ts';
import { exceptionKinds, popoverWords } from './index.ts';

describe('the popover of a bank item', () => {
  it.each([
    ['Wire in', null, { transactionType: 'Incoming Wire', issue: null }],
    ['Wire out', 'Amount differs', { transactionType: 'Outgoing Wire', issue: 'Amount Mismatch' }],
    ['Check', 'Paid twice', { transactionType: 'Check', issue: 'Paid twice' }],
    ['Other out', 'Not in book', { transactionType: 'Other Debit', issue: 'Not in book' }],
  ] as const)('of a %s that is %s', (kind, exception, words) => {
    expect(popoverWords(kind, exception)).toEqual(words);
  });

  it('marks wires alone as wires, and amounts that differ alone as such', () => {
    const wires = bankItemKinds.filter((kind) => isWireTransaction(popoverWords(kind, null).transactionType));
    const mismatches = exceptionKinds.filter((kind) => isAmountMismatch(popoverWords('Check', kind).issue ?? ''));
    expect([wires, mismatches]).toEqual([['Wire in', 'Wire out'], ['Amount differs']]);
  });
});
