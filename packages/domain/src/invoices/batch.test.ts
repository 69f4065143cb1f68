import { describe, expect, it } from 'vitest';
import { type Allocation, batchFigures, batchProblems, type TypedBatch, writtenOffOf } from './batch.ts';
import { companyInKey, customerKey } from './customer.ts';

const to = (invoiceID: number, amount: number, more: Partial<Allocation> = {}): Allocation => ({
  ...{ invoiceID, amount, balance: 200_00, writeOff: null, ...more },
});
const batch = (more: Partial<TypedBatch> = {}): TypedBatch => ({
  ...{ amount: 300_00, creditUsed: 0, over: 0, allocations: [to(1, 200_00), to(2, 100_00)], ...more },
});

describe('a batch', () => {
  it.each([
    ['comes to its allocations', batch(), 0, {}],
    ['keeps what is over as credit', batch({ amount: 350_00, over: 50_00 }), 0, {}],
    [
      'says that something is over',
      batch({ amount: 350_00 }),
      0,
      { over: '50.00 is over: say that it is kept as credit, or allocate it' },
    ],
    [
      'keeps no more than is over',
      batch({ over: 1 }),
      0,
      { over: '0.00 is over: say that it is kept as credit, or allocate it' },
    ],
    [
      'allocates no more than is there',
      batch({ amount: 299_99 }),
      0,
      { allocations: '0.01 more is allocated than is there' },
    ],
    ['uses credit', batch({ amount: 250_00, creditUsed: 50_00 }), 50_00, {}],
    ['uses credit alone', batch({ amount: 0, creditUsed: 300_00 }), 300_00, {}],
    [
      'uses no more credit than there is',
      batch({ amount: 250_00, creditUsed: 50_00 }),
      49_99,
      { creditUsed: 'Only 49.99 of credit is there' },
    ],
    [
      'uses no more credit than it needs',
      batch({ creditUsed: 10_00, over: 10_00 }),
      50_00,
      { creditUsed: 'Use no more credit than is needed' },
    ],
    [
      'has something',
      batch({ amount: 0, allocations: [to(1, 0, { writeOff: 'Small' })] }),
      0,
      { amount: 'Say how much came in' },
    ],
    ['has an invoice', batch({ allocations: [] }), 0, { allocations: 'Choose at least one invoice' }],
    [
      'has each invoice once',
      batch({ allocations: [to(1, 200_00), to(1, 100_00)] }),
      0,
      { 'allocations.1.invoiceID': 'It is named twice' },
    ],
    [
      'pays no more than is left of one',
      batch({ allocations: [to(1, 200_01), to(2, 99_99)] }),
      0,
      { 'allocations.0.amount': 'Only 200.00 is left of it' },
    ],
    [
      'writes off what is left of one',
      batch({ amount: 190_00, allocations: [to(1, 190_00, { writeOff: 'Small' })] }),
      0,
      {},
    ],
    [
      'writes nothing off one that is paid',
      batch({ amount: 200_00, allocations: [to(1, 200_00, { writeOff: 'Small' })] }),
      0,
      { 'allocations.0.writeOff': 'Nothing is left of it to write off' },
    ],
    [
      'does something with each',
      batch({ allocations: [to(1, 200_00), to(2, 0)] }),
      0,
      { 'allocations.1.amount': 'Say how much goes to it, or write it off' },
    ],
  ])('%s', (_what, typed, credit, problems) => {
    expect(batchProblems(typed, credit)).toEqual(problems);
  });

  it('says what is there, allocated, over and written off', () => {
    const { there, allocated, left, writtenOff } = batchFigures(
      batch({ amount: 280_00, creditUsed: 20_00, allocations: [to(1, 200_00), to(2, 90_00, { writeOff: 'Small' })] }),
      (id) => `I-${id}`,
    );
    expect([there, allocated, left, writtenOff].map(({ value }) => value)).toEqual([300_00, 290_00, 10_00, 110_00]);
    expect(allocated.trace.inputs?.map(({ label }) => label)).toEqual(['I-1', 'I-2']);
  });

  it('writes off nothing of what stays open', () => {
    expect([writtenOffOf(to(1, 50_00)), writtenOffOf(to(1, 50_00, { writeOff: 'Small' }))]).toEqual([0, 150_00]);
  });
});

describe('a customer', () => {
  it.each([
    [{ companyID: 12, name: 'Ficus' }, 'company 12', 12],
    [{ companyID: null, name: ' Ficus  BUILDERS ' }, 'name ficus builders', null],
    [{ companyID: null, name: 'Company 12' }, 'name company 12', null],
  ])('of %o is %s in all files', (customer, key, companyID) => {
    expect(customerKey(customer)).toBe(key);
    expect(companyInKey(key)).toBe(companyID);
  });
});
