import type { AuditEntry } from '@closewright/contract/orders';
import { expect, it } from 'vitest';
import { activityLines } from './activity-text.ts';

const lookups = {
  fileStatuses: [
    { id: 1, name: 'Open', data: null, regionID: 0, inactive: false },
    { id: 2, name: 'Closed', data: null, regionID: 0, inactive: false },
  ],
};
const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  sequence: 1,
  at: '2013-04-11T14:05:00Z',
  actor: 'Closer',
  requestID: 'r1',
  table: 'orders',
  rowKey: '12',
  operation: 'UPDATE',
  changes: [],
  ...part,
});
const texts = (part: Partial<AuditEntry>) => activityLines([entry(part)], lookups).map(({ text }) => text);

it('tells a change by the label of its field, in the words of the screen', () => {
  expect(
    texts({
      changes: [
        { field: 'closing_date', before: '2013-04-15', after: '2013-04-16' },
        { field: 'sale_price_cents', before: null, after: 18_500_000 },
        { field: 'status', before: 1, after: 2 },
      ],
    }),
  ).toEqual([
    'changed Closing from 04/15/2013 to 04/16/2013, set Sale price to 185,000.00, changed Status from Open to Closed',
  ]);
});

it('tells what was emptied, and counts what is too much', () => {
  const change = (field: string) => ({ field, before: '2013-04-15', after: null });
  expect(texts({ changes: ['closing_date', 'open_date', 'contract_date', 'recording_date'].map(change) })).toEqual([
    'cleared Closing (was 04/15/2013), cleared Opened (was 04/15/2013), cleared Contract (was 04/15/2013) and 1 more',
  ]);
});

it('names a row that was added or removed', () => {
  const name = { field: 'name', before: null, after: 'Engineers Inc.' };
  expect(texts({ table: 'order_parties', operation: 'INSERT', changes: [name] })).toEqual(['added Engineers Inc.']);
  expect(texts({ table: 'order_parties', operation: 'DELETE', changes: [{ ...name, before: 'Amy Doe' }] })).toEqual([
    'removed Amy Doe',
  ]);
});

it('tells of every field of the rows of a file, and of the rows of its statements', () => {
  const change = { field: 'noteDate', before: null, after: '2013-05-01' };
  expect(texts({ table: 'loans', changes: [change] })).toEqual(['set Note date to 05/01/2013']);
  const parts = { firstName: 'Amy', lastName: 'Doe', name: null };
  const person = Object.entries(parts).map(([field, after]) => ({ field, before: null, after }));
  expect(texts({ table: 'order_parties', operation: 'INSERT', changes: person })).toEqual(['added Amy Doe']);
  const lender = { field: 'lenderName', before: 'Ficus Bank', after: null };
  expect(texts({ table: 'payoffs', operation: 'DELETE', changes: [lender] })).toEqual(['removed Ficus Bank']);
  expect(texts({ table: 'property_taxes', operation: 'INSERT' })).toEqual(['added a property tax']);
});

it('tells custom fields by their labels, long texts by their beginning', () => {
  const custom = (before: unknown, after: unknown) =>
    texts({ table: 'custom_data_values', changes: [{ field: 'Courier Fee', before, after }] });
  expect(custom('$10.00', '$28.50')).toEqual(['changed Courier Fee from $10.00 to $28.50']);
  expect(custom(null, true)).toEqual(['set Courier Fee to Yes']);
  expect(custom('<p>Dues are <b>paid</b>.</p>', null)).toEqual(['cleared Courier Fee (was Dues are paid.)']);
  expect(custom(null, 'x'.repeat(99))).toEqual([`set Courier Fee to ${'x'.repeat(60)}…`]);
});

it('tells custom fields that were saved together in one line', () => {
  const saved = (sequence: number, requestID: string, field: string) =>
    entry({ sequence, requestID, table: 'custom_data_values', changes: [{ field, before: null, after: 1 }] });
  const entries = [
    saved(5, 'r2', 'E'),
    saved(4, 'r1', 'D'),
    saved(3, 'r1', 'C'),
    saved(2, 'r1', 'B'),
    saved(1, 'r1', 'A'),
  ];
  expect(activityLines(entries, lookups).map(({ text }) => text)).toEqual([
    'set E to 1',
    'set A to 1, set B to 1, set C to 1 and 1 more',
  ]);
});

it('is silent about versions and tables nobody sees', () => {
  expect(texts({ changes: [{ field: 'version', before: 1, after: 2 }] })).toEqual([]);
  expect(texts({ table: 'locks' })).toEqual([]);
});
