import { describe, expect, it } from 'vitest';
import {
  type AllocationRow,
  type BatchForm,
  batchOf,
  bodyOf,
  figuresOf,
  leftOf,
  oldestFirst,
  problemsOf,
  rowsOf,
} from './batch-form.ts';
import { exampleOpenInvoice } from './batches.fixture.ts';

const row = (invoiceID: number, balance: number, part: Partial<AllocationRow> = {}): AllocationRow => ({
  ...{ invoice: exampleOpenInvoice({ invoiceID, balance }), amount: null, writeOff: null },
  ...part,
});
const form = (part: Partial<BatchForm> = {}): BatchForm => ({
  ...{ customerKey: 'company 7', date: '2013-04-15', amount: 300_00, means: 'Check', reference: '1042', note: null },
  ...{ creditUsed: null, keepsOver: false, rows: [row(1, 100_00), row(2, 150_00), row(3, 200_00)] },
  ...part,
});
const marked = { '': 'Correct the invoices that are marked' };
const paid = ({ amount }: AllocationRow) => amount;

describe('first due first', () => {
  it.each([
    ['as far as it reaches', 300_00, null, [100_00, 150_00, 50_00]],
    ['with the credit that is used', 300_00, 150_00, [100_00, 150_00, 200_00]],
    ['nothing of nothing', null, null, [null, null, null]],
    ['and what is over stays', 500_00, null, [100_00, 150_00, 200_00]],
  ])('%s', (_, amount, creditUsed, expected) => {
    expect(oldestFirst(form({ amount, creditUsed })).map(paid)).toEqual(expected);
  });

  it('keeps what is written off, unless nothing is left to write off', () => {
    const rows = [row(1, 100_00, { writeOff: 'Small' }), row(2, 300_00, { writeOff: 'Agreed' })];
    expect(oldestFirst(form({ rows })).map(({ writeOff }) => writeOff)).toEqual([null, 'Agreed']);
  });
});

it('what is left of an invoice is nothing once it is written off', () => {
  expect([
    leftOf(row(1, 100_00, { amount: 40_00 })),
    leftOf(row(1, 100_00, { amount: 40_00, writeOff: 'Small' })),
  ]).toEqual([60_00, 0]);
});

describe('a batch', () => {
  const allocated = oldestFirst(form({ amount: 250_00 }));

  it('is sent with what is over only where it is kept', () => {
    const over = { rows: allocated, amount: 300_00 };
    expect(batchOf(form(over)).over).toBe(0);
    expect(bodyOf(form({ ...over, keepsOver: true }))).toMatchObject({
      ...{ amount: 300_00, over: 50_00, creditUsed: 0 },
      allocations: [
        { invoiceID: 1, amount: 100_00, balance: 100_00, writeOff: null },
        { invoiceID: 2, amount: 150_00 },
      ],
    });
    expect(bodyOf(form({ means: null }))).toBeNull();
  });

  it.each([
    ['in balance', { rows: allocated, amount: 250_00 }, {}, []],
    [
      'over and not kept',
      { rows: allocated },
      { keepsOver: '50.00 is over: say that it is kept as credit, or allocate it' },
      [],
    ],
    ['over and kept', { rows: allocated, keepsOver: true }, {}, []],
    ['too much', { rows: allocated, amount: 100_00 }, { '': '150.00 more is allocated than is there' }, []],
    [
      'more than is left of one',
      { rows: [row(1, 100_00), row(2, 10, { amount: 300_00 })] },
      marked,
      [[2, { amount: 'Only 0.10 is left of it' }]],
    ],
    [
      'nothing left to write off',
      { rows: [row(5, 300_00, { amount: 300_00, writeOff: 'x' })] },
      marked,
      [[5, { writeOff: 'Nothing is left of it to write off' }]],
    ],
    [
      'more credit than there is',
      { rows: allocated, creditUsed: 1 },
      { creditUsed: 'Only 0.00 of credit is there' },
      [],
    ],
  ] as const)('%s', (_, part, fields, rows) => {
    const found = problemsOf(form(part), 0);
    expect([found.fields, [...found.rows]]).toEqual([fields, rows]);
  });

  it('says why each figure is what it is, by the numbers of the invoices', () => {
    const { allocated: sum, left } = figuresOf(form({ rows: allocated }));
    expect([sum.value, left.value]).toEqual([250_00, 50_00]);
    expect(sum.trace.inputs?.map(({ label }) => label)).toEqual(['I-000001', 'I-000002']);
  });
});

it('what was typed stays as the invoices are read again', () => {
  const before = [row(1, 100_00, { amount: 40_00, writeOff: 'Small' })];
  const again = rowsOf(
    [exampleOpenInvoice({ invoiceID: 2 }), exampleOpenInvoice({ invoiceID: 1, balance: 60_00 })],
    before,
  );
  expect(again.map(({ invoice, amount, writeOff }) => [invoice.invoiceID, invoice.balance, amount, writeOff])).toEqual([
    [2, 100_00, null, null],
    [1, 60_00, 40_00, 'Small'],
  ]);
});
