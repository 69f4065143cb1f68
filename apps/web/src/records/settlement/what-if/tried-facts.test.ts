import { expect, it } from 'vitest';
import { nothingTried, type TriedFacts, triedCount, withFact } from './tried-facts.ts';

const ofFile: TriedFacts = {
  closingDate: '2013-04-15',
  disbursementDate: null,
  salePrice: 180_000_00,
  earnestMoney: 0,
  loanAmount: null,
};

it('a fact that is what the file has is not tried; one that is emptied is', () => {
  const tried = withFact(nothingTried, ofFile, 'salePrice', 178_500_00);
  expect(tried.facts).toEqual({ salePrice: 178_500_00 });
  expect(withFact(tried, ofFile, 'salePrice', 180_000_00)).toEqual(nothingTried);
  expect(withFact(tried, ofFile, 'closingDate', null).facts).toEqual({ salePrice: 178_500_00, closingDate: null });
  expect(withFact(nothingTried, ofFile, 'disbursementDate', null)).toEqual(nothingTried);
});

it('counts facts and payers', () => {
  expect(triedCount(nothingTried)).toBe(0);
  expect(triedCount({ facts: { salePrice: 1, loanAmount: null }, payers: { 7: 'others' } })).toBe(3);
});
