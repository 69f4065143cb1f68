import type { Receipt } from '@closewright/domain/check-writing';
import { cents } from '@closewright/domain/money';
import { expect, it } from 'vitest';
import { receivedSums } from './received.ts';

const receipt = (number: number, collected: number, uncollected: number) =>
  // As much of it as is summed.
  ({
    ...{ collected: cents(collected), uncollected: cents(uncollected) },
    facts: { receipt: number, payer: 'Ada Park' },
    transaction: { bankAccountID: 1, stripe: 0, number },
  }) as unknown as Receipt;

it('what was received is what is collected and what is not yet, each by its receipts', () => {
  // The third was returned: it is no money of the file.
  const { collected, uncollected, received } = receivedSums([
    receipt(1, 300_00, 0),
    receipt(2, 40_00, 60_00),
    receipt(3, 0, 0),
  ]);
  const told = [collected, uncollected, received].map(({ value, trace: { label, inputs } }) => [
    label,
    value,
    inputs?.map((input) => input.label),
  ]);
  expect(told).toEqual([
    ['Collected', 340_00, ['Receipt 1, Ada Park', 'Receipt 2, Ada Park']],
    ['Uncollected', 60_00, ['Receipt 2, Ada Park']],
    ['Received', 400_00, ['Collected', 'Uncollected']],
  ]);
});
