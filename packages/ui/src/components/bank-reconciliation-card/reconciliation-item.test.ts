import { expect, test } from 'vitest';
import { isAmountMismatch, isWire } from './reconciliation-item.ts';

// holds blocks 9.22
test.each([
  ['Wire', true],
  ['Outgoing Wire', true],
  ['ExpectedWire', true],
  ['Wire Fee', false],
  ['Check', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s is a wire: %s', (type, wire) => {
  expect(isWire(type)).toBe(wire);
});

// holds blocks 9.22
test.each([
  ['Amount Mismatch', true],
  ['Amount mismatch', false],
  ['Duplicate', false],
  [null, false],
])('%s is flagged: %s', (issue, flagged) => {
  expect(isAmountMismatch(issue)).toBe(flagged);
});
