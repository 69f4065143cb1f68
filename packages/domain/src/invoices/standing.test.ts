import { expect, it } from 'vitest';
import type { StoredInvoice } from './invoice.ts';
import { closedBy, credited, issued, paidBy, plain, sent, takenBack, taxed } from './invoices.fixture.ts';
import { countsNot, invoiceStanding, overpaidWords } from './standing.ts';

const today = '2026-04-02';
const of = (...entries: StoredInvoice['entries']): StoredInvoice => issued({ entries });

it.each([
  ['a draft', issued({ issued: null }), 'draft', 0, 0],
  ['one of which nothing was noted, a day late', issued(), 'open', 200_00, 1],
  ['one that is due today', issued({ issued: { on: '2026-03-03', due: '2026-04-02' } }), 'open', 200_00, 0],
  ['one that was sent', of(sent), 'open', 200_00, 1],
  ['paid in part', of(paidBy(50_00)), 'partly paid', 150_00, 1],
  ['paid in full, however late', of(paidBy(200_00)), 'paid', 0, 0],
  ['paid and taken back', of(paidBy(200_00, takenBack)), 'open', 200_00, 1],
  ['credited in part', of(credited(50_00)), 'open', 150_00, 1],
  ['credited in full', of(credited(200_00)), 'credited', 0, 0],
  ['credited and taken back', of(credited(200_00, takenBack)), 'open', 200_00, 1],
  ['paid and credited', of(paidBy(150_00), credited(50_00)), 'paid', 0, 0],
  ['closed by a payment that is outstanding', of(closedBy(200_00, 'outstanding')), 'paid', 0, 0],
  ['closed by a payment that the bank paid', of(closedBy(200_00, 'paid')), 'paid', 0, 0],
  ['closed by a payment that was voided', of(closedBy(200_00, 'voided')), 'open', 200_00, 1],
  ['closed by a payment that was stopped', of(closedBy(200_00, 'stopped')), 'open', 200_00, 1],
  ['closed by a payment that was taken back', of(closedBy(200_00, 'taken back')), 'open', 200_00, 1],
  ['void', issued({ voided: { reason: 'Billed twice' } }), 'void', 0, 0],
  [
    'with its tax',
    issued({ lines: [taxed(100_00)], taxRate: '8.25', entries: [paidBy(100_00)] }),
    'partly paid',
    8_25,
    1,
  ],
] as const)('%s', (_what, invoice, state, balance, daysLate) => {
  const standing = invoiceStanding(invoice, today);
  expect([standing.state, standing.balance.value, standing.daysLate]).toEqual([state, balance, daysLate]);
});

it('of which more was paid than it came to says so: a payment was voided, it was paid again, and the void was taken back', () => {
  const standing = invoiceStanding(of(closedBy(200_00, 'paid'), paidBy(200_00)), today);
  expect([standing.state, standing.balance.value, overpaidWords(standing)]).toEqual(['paid', -200_00, 200_00]);
});

it('a draft with no rate for what is taxable has no total', () => {
  expect(invoiceStanding(issued({ issued: null, lines: [taxed(1_00), plain(1_00)] }), today).total).toBeNull();
});

it('names what counts in its reason, and what does not count says why', () => {
  const entries = [paidBy(50_00), closedBy(20_00, 'voided'), credited(10_00), paidBy(30_00, takenBack)];
  const { balance } = invoiceStanding(of(...entries), today);
  const said = JSON.stringify(balance.trace);
  expect(said).toContain('Check of 03/02/2026, 1001');
  expect(said).toContain('Credit memo of 03/02/2026: Quoted less');
  expect(said).not.toContain('Paid from closing');
  expect(entries.map(countsNot)).toEqual([null, 'Its payment was voided', null, 'Taken back: Of another invoice']);
});
