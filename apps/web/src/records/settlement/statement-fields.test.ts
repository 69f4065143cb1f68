import { expect, it } from 'vitest';
import { byKind } from '../editor/rows.ts';
import { statementTable } from '../plain/tables.plain.ts';
import { statementKinds } from './statement-aggregate.ts';
import { fieldBelow, fieldOfRow, placeOfField } from './statement-fields.ts';

const row = (id: number, values: Record<string, string | number | null>) => ({ key: id, id, values });
const rows = {
  ...byKind(statementKinds, () => []),
  payoffs: [row(7, { lenderName: 'Rho', sequence: 2 }), row(8, { lenderName: 'Sigma', sequence: 1 })],
  payoffFees: [
    row(20, { payoffID: 8, label: 'Release', sequence: 1 }),
    row(21, { payoffID: 8, label: 'Statement', sequence: 2 }),
  ],
  rateOrders: [row(4, { state: 'TX' })],
  adjustments: [row(-1, { kind: 'Seller credit' }), row(3, { kind: 'Other credit', label: 'Gift' })],
};
const shown = (path: string) => {
  const place = placeOfField(path, rows);
  return place && [place.page, place.row?.id ?? null, place.field ?? null];
};

it.each([
  ['file.sellers', ['file.information.contacts', null, null]],
  ['salePrice', ['oe:main', null, 'order.salePrice']],
  ['earnestMoney', ['oe:main', null, 'order.earnestMoney']],
  ['payoffs.0.disbursementDate', ['oe:main', null, 'order.disbursementDate']],
  ['prorations.0.closing', ['oe:main', null, 'order.closingDate']],
  ['loanAmount', ['oe:main', null, 'loan.amount']],
  ['rateOrders.0.loanAmount', ['oe:main', null, 'loan.amount']],
  // In the order of the places, which is that of the figures.
  ['payoffs.0.principal', ['settlement:payoffs:list', 8, 'principal']],
  ['payoffs.1.perDiem.rate', ['settlement:payoffs:list', 7, 'rate']],
  ['payoffs.1.fees.0.amount', ['settlement:payoffs:list', 7, 'fees.0.amount']],
  // A new row that is blank is not counted.
  ['adjustments.0.buyerAmount', ['settlement:debits-and-credits', 3, 'buyerAmount']],
  ['adjustments.0', ['settlement:debits-and-credits', 3, null]],
  ['adjustments.4.party', ['settlement:debits-and-credits', null, 'party']],
  ['rateOrders.0.ownerLiability', ['premiums', 4, 'ownerLiability']],
  ['rateOrders.0.endorsements.0.policy', ['premiums', 4, 'endorsements.0.policy']],
  ['cushionMonths', ['settlement:aggregate-adjustment', null, 'statement.cushionMonths']],
  ['paymentRounding', ['settlement:aggregate-adjustment', null, 'statement.escrowRounding']],
  ['estimatedClosingCosts', ['file.settlement.cashtoclose-section', null, 'statement.estimatedClosingCosts']],
  ['order.fileNumber', ['oe:main', null, 'order.fileNumber']],
  ['file.contacts.12.email', ['file.information.contacts', 12, 'email']],
  ['rateOrders.0.file.loans.12.amount', ['file.information.loans', 12, 'amount']],
  // By ids, as edits name them.
  ['edit.order.5.salePrice', ['oe:main', null, 'order.salePrice']],
  ['edit.loans.12.rate', ['file.information.loans', 12, 'rate']],
  ['edit.statement.1.cushionMonths', ['settlement:aggregate-adjustment', null, 'statement.cushionMonths']],
  ['edit.statement.1.escrowRounding', ['settlement:aggregate-adjustment', null, 'statement.escrowRounding']],
  ['edit.statement.1.termRounding', ['file.settlement.loanterm-section', null, 'statement.termRounding']],
  ['edit.payoffs.8.principal', ['settlement:payoffs:list', 8, 'principal']],
  ['edit.payoffFees.21.amount', ['settlement:payoffs:list', 8, 'fees.1.amount']],
  ['edit.payoffs.9.principal', null],
  ['edit.payoffFees.22.amount', null],
  ['edit.notes.1.body', null],
  ['file.notes.12.body', null],
  ['lenderCredits', null],
  ['closingCosts', null],
])('%s is edited on %j', (path, place) => {
  expect(shown(path)).toEqual(place);
});

it('the amount of a loan that is not the default one is edited among the loans', () => {
  const page = 'file.information.loans';
  expect(placeOfField('loanAmount', rows, { otherLoanID: 12 })).toEqual({
    page,
    row: { kind: 'loans', id: 12 },
    field: 'amount',
  });
});

it('what is typed of both sides is edited among payoffs and payments where there is no seller', () => {
  const place = placeOfField('adjustments.0.buyerAmount', rows, { hasSeller: false });
  expect([place?.page, place?.field]).toEqual(['file.settlement.cdfPayoffPayments', 'buyerAmount']);
});

it('a row of the file is found by its id', () => {
  expect(placeOfField('file.loans.12.rate', rows)?.row).toEqual({ kind: 'loans', id: 12 });
});

it('a field of a row is called as its page calls it', () => {
  expect([fieldOfRow('prorations', 'from'), fieldOfRow('payoffs', 'principal')]).toEqual(['periodFrom', 'principal']);
});

it('every field of the statement itself has a page that what is missing leads to', () => {
  // Rules call these otherwise.
  const otherwise = ['firstEscrowPayment', 'escrowRounding'];
  const fields = Object.keys(statementTable).filter((field) => !otherwise.includes(field));
  expect(fields.filter((field) => placeOfField(field, rows) === null)).toEqual([]);
});

it('a field of a row below a row is found there, in the order of its page', () => {
  const [, sigma] = rows.payoffs;
  if (!sigma) throw new Error('It is there');
  expect(fieldBelow('payoffs', sigma, 'fees.1.amount', rows)).toEqual({
    kind: 'payoffFees',
    row: rows.payoffFees[1],
    name: 'amount',
  });
  expect(fieldBelow('payoffs', sigma, 'fees.2.amount', rows)).toBeNull();
  expect(fieldBelow('payoffs', sigma, 'principal', rows)).toBeNull();
});
