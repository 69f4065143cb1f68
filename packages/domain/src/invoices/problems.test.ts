import { describe, expect, it } from 'vitest';
import { maxCents } from '../money/index.ts';
import { noTaxRate } from './figures.ts';
import { invoiceBatchNumber, invoiceNumber } from './invoice.ts';
import { closedBy, credited, issued, paidBy, plain, takenBack, taxed } from './invoices.fixture.ts';
import { amountProblem, issueProblems, voidProblem } from './problems.ts';
import { paysOffice } from './sources.ts';

const customer = {};

it.each([
  ['is whole', { lines: [plain(1)], customer }, {}],
  ['has a customer', { lines: [plain(1)], customer: null }, { customer: 'Choose whom it is to' }],
  ['has lines', { lines: [], customer }, { lines: 'Enter at least one line' }],
  [
    'comes to something',
    { lines: [plain(100), plain(-100)], customer },
    { lines: 'An invoice comes to more than 0.00' },
  ],
  ['has a rate for what is taxable', { lines: [taxed(100)], customer }, { lines: noTaxRate }],
  [
    'sells what it taxes',
    { lines: [plain(300), taxed(-100)], customer },
    { lines: 'The taxable lines come to less than 0.00' },
  ],
  [
    'can be counted',
    { lines: [plain(maxCents), plain(maxCents)], customer },
    { lines: 'These lines come to more than can be counted' },
  ],
])('what is issued %s', (_what, draft, problems) => {
  expect(issueProblems({ taxRate: null, ...draft })).toEqual(problems);
});

it.each([
  [200_00, 200_00, null],
  [200_01, 200_00, 'Only 200.00 is left'],
  [1, 0, 'Nothing is left to pay of this invoice'],
  [1, -5_00, 'Nothing is left to pay of this invoice'],
])('%d of %d that are left: %s', (amount, balance, problem) => {
  expect(amountProblem(amount, balance)).toBe(problem);
});

describe('a claim is voided', () => {
  const batch = { batch: { invoiceBatchID: 1, number: 'B-000001' } };
  const isPaid = '50.00 counts as paid: take that back first, or credit what is left';
  const isInBatch = 'It is in batch B-000001: take that back first';

  it.each([
    ['of which nothing was noted', [], null],
    ['that was let off', [credited(200_00)], null],
    ['whose payment was taken back', [paidBy(50_00, takenBack)], null],
    ['whose payment from closing was voided', [closedBy(50_00, 'voided')], null],
    ['not with a payment', [paidBy(50_00)], isPaid],
    ['not with one from closing', [closedBy(50_00, 'outstanding')], isPaid],
    ['not while a batch has written it off', [credited(200_00, batch)], isInBatch],
    ['once that batch was taken back', [credited(200_00, { ...batch, ...takenBack })], null],
  ])('%s', (_what, entries, problem) => {
    expect(voidProblem(issued({ entries }), '2026-03-02')).toBe(problem);
  });
});

describe('a payment goes to the office', () => {
  it.each([
    ['by the statement', { party: 'agent', payee: 'Anybody' }, true],
    ['by its name, however it is written', { party: null, payee: ' epsilon  TITLE' }, true],
    ['not by another name', { party: null, payee: 'Epsilon Title of Texas' }, false],
    ['not by the name of nobody', { party: null, payee: '' }, false],
  ])('%s', (_what, facts, pays) => {
    expect(paysOffice(facts, ['Epsilon Title'])).toBe(pays);
  });
});

it('are numbered by six digits, and more where there are more', () => {
  expect([invoiceNumber(123), invoiceNumber(1_234_567), invoiceBatchNumber(12)]).toEqual([
    ...['I-000123', 'I-1234567', 'B-000012'],
  ]);
});
