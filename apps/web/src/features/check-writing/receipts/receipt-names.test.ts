import type { Receipt } from '@closewright/domain/check-writing';
import { describe, expect, it } from 'vitest';
import { receiptNames } from './receipt-names.ts';

/** The first receipts of a file. What the names look at. */
const receipts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    facts: { receipt: at + 1, payer: 'Mary Stone' },
  })) as unknown as Receipt[];

describe('the names of receipts', () => {
  it.each([
    [1, 1, 'Receipt 1, Mary Stone'],
    [2, 2, 'Receipt 2, Mary Stone'],
    [10, 10, 'Receipt 10, Mary Stone'],
    [13, 11, 'and 3 more'],
  ])('of %i are %i lines, the last: %s', (count, lines, last) => {
    const names = receiptNames(receipts(count));
    expect(names).toHaveLength(lines);
    expect(names.at(-1)).toBe(last);
  });
});
