import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { applyErrors } from './apply-errors.ts';
import { nothingTried, type Tried, type TriedFacts } from './tried-facts.ts';

const before: TriedFacts = {
  closingDate: '2013-04-15',
  disbursementDate: null,
  salePrice: 180_000_00,
  earnestMoney: 0,
  loanAmount: 162_000_00,
  rate: '3.875',
};
const tried: Tried = { ...nothingTried, facts: { salePrice: 178_000_00, rate: '4' }, payers: { 7: { others: 1 } } };

const refused = (modelState: Record<string, string[]>, conflict?: { current: unknown }) =>
  new ApiError(conflict ? 'VERSION_CONFLICT' : 'VALIDATION_FAILED', 'Refused.', conflict ? 409 : 400, {
    requestID: 'request',
    modelState,
    ...(conflict && {
      conflict: { version: 9, changedBy: 'The closer', changedAt: '2026-11-28T00:00:00Z', ...conflict },
    }),
  });
const errors = (error: unknown, of = tried) => applyErrors(error, of, before, 3);

it('what is refused stands at its field, of those that are tried', () => {
  expect(errors(refused({ 'facts.salePrice': ['Too much'], 'loan.rate': ['Above 100'] }))).toEqual({
    salePrice: 'Too much',
    rate: 'Above 100',
  });
  expect(errors(refused({ fees: ['The statements are locked'] }))).toEqual({ payer: 'The statements are locked' });
  expect(errors(refused({ 'fees.0.othersPercent': ['Above 100'] }))).toEqual({ payer: 'Above 100' });
  expect(errors(refused({ 'loan.amount': ['No loan'] }))).toEqual({ '': 'No loan' });
  expect(errors(refused({}))).toEqual({ '': 'Refused.' });
  expect(errors(new Error('No net'))).toHaveProperty('');
});

it('a file that has moved on is told at what somebody else has changed of it, in their words', () => {
  const { loanAmount: amount, rate, ...order } = before;
  const current = (changed: object, terms: object = {}) => ({
    current: { order: { ...order, ...changed }, loans: [{ loanID: 3, amount, rate, ...terms }] },
  });
  const stale = { orderVersion: ['Changed'] };
  expect(errors(refused(stale, current({ salePrice: 179_000_00 }, { rate: '4.25' })))).toEqual({
    salePrice: 'The closer made it 179,000.00 meanwhile. Nothing was applied.',
    rate: 'The closer made it 4.2500% meanwhile. Nothing was applied.',
  });
  const untouched = { '': 'The closer changed the file meanwhile. Nothing was applied.' };
  expect(errors(refused(stale, current({ closingDate: null })))).toEqual(untouched);
});

it('a statement that has moved on is told at who pays, where that is tried', () => {
  const stale = refused({ version: ['Changed'] }, { current: {} });
  const message = 'The closer changed the statement meanwhile. Nothing was applied.';
  expect(errors(stale)).toEqual({ payer: message });
  expect(errors(stale, { ...nothingTried, facts: tried.facts })).toEqual({ '': message });
});
