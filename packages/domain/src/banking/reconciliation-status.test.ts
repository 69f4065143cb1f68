import { describe, expect, it } from 'vitest';
import { isAmountMismatch, isWireTransaction, reconciliationStatus } from './index.ts';

describe('reconciliation (core.md §4, building-blocks.md §9)', () => {
  // holds core 3.24, core 4.38
  it.each([
    [true, 'Finalized'],
    [false, 'Unfinalized'],
  ])('finalized %s reads %s', (isReconFinalized, text) => {
    expect(reconciliationStatus(isReconFinalized)).toBe(text);
  });

  it.each([
    ['Incoming Wire', true],
    ['Outgoing Wire ', true],
    ['Wire', true],
    ['Wire Fee', false],
    ['Check', false],
    ['Haywire', false],
    ['', false],
  ])('a transaction of type %j is a wire: %s', (type, is) => {
    expect(isWireTransaction(type)).toBe(is);
  });

  it.each([
    ['Amount Mismatch', true],
    ['amount mismatch', false],
    ['Amount Mismatch.', false],
    ['', false],
  ])('the issue %j is an amount mismatch: %s', (issue, is) => {
    expect(isAmountMismatch(issue)).toBe(is);
  });
});
