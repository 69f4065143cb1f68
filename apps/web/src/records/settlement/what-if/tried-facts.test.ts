import { expect, it } from 'vitest';
import type { Rows } from '../../editor/aggregate.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import {
  factsApart,
  nothingTried,
  type Tried,
  type TriedFacts,
  triedCount,
  withFact,
  withoutGone,
  withShares,
} from './tried-facts.ts';

const ofFile: TriedFacts = {
  closingDate: '2013-04-15',
  disbursementDate: null,
  salePrice: 180_000_00,
  earnestMoney: 0,
  loanAmount: null,
  rate: '3.875',
};

it('a fact that is what the file has is not tried; one that is emptied is', () => {
  const tried = withFact(nothingTried, ofFile, 'salePrice', 178_500_00);
  expect(tried.facts).toEqual({ salePrice: 178_500_00 });
  expect(withFact(tried, ofFile, 'salePrice', 180_000_00)).toEqual(nothingTried);
  expect(withFact(tried, ofFile, 'closingDate', null).facts).toEqual({ salePrice: 178_500_00, closingDate: null });
  expect(withFact(nothingTried, ofFile, 'disbursementDate', null)).toEqual(nothingTried);
});

it('tells what is of the loan from what is of the file', () => {
  expect(factsApart({ salePrice: 1, loanAmount: null, rate: '4' })).toEqual({
    ofFile: { salePrice: 1 },
    ofLoan: { amount: null, rate: '4' },
  });
  expect(factsApart({ closingDate: null })).toEqual({ ofFile: { closingDate: null }, ofLoan: {} });
});

it('counts facts and payers', () => {
  expect(triedCount(nothingTried)).toBe(0);
  expect(triedCount({ ...nothingTried, facts: { salePrice: 1, loanAmount: null }, payers: { 7: { others: 1 } } })).toBe(
    3,
  );
});

it('shares of a fee are tried where they are not those that are stored', () => {
  const fee = { key: 1, id: 7, values: { borrowerAtClosing: 60_00, sellerAtClosing: 40_00, others: null } };
  const tried = withShares(nothingTried, fee, { borrowerAtClosing: 50_00, sellerAtClosing: 40_00, others: null });
  expect(tried.payers).toEqual({ 7: { borrowerAtClosing: 50_00 } });
  expect(withShares(tried, fee, { borrowerAtClosing: 60_00 })).toEqual(nothingTried);
});

it('a payer is tried of a stored fee: not of one that is gone, nor of a new one with the key that it once had', () => {
  const tried: Tried = {
    ...nothingTried,
    facts: { salePrice: 1 },
    payers: { 7: { sellerAtClosing: 1 }, 8: { others: 1 } },
  };
  const rowsOf = (...fees: { key: number; id: number }[]) =>
    // Only fees are looked at.
    ({ fees: fees.map((row) => ({ ...row, values: {} })) }) as unknown as Rows<StatementKind>;
  expect(withoutGone(tried, rowsOf({ key: 1, id: 7 }, { key: 2, id: 8 }))).toBe(tried);
  expect(withoutGone(tried, rowsOf({ key: 7, id: -1 }, { key: 2, id: 8 }))).toEqual({
    ...nothingTried,
    facts: { salePrice: 1 },
    payers: { 8: { others: 1 } },
  });
});
