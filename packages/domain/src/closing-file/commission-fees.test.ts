import { expect, it } from 'vitest';
import { commissionFigure, emptyCommission, type StoredCommission } from '../commissions/index.ts';
import { fieldsOf } from '../trace/index.ts';
import { feeOfCommission } from './index.ts';

const figured = (label: string, part: Partial<StoredCommission> = {}, payees = [{ payee: 'Alpha', part: '100' }]) => {
  const stored = {
    ...emptyCommission,
    label,
    paidBy: 'Seller',
    agreedAs: 'Percent',
    reckonedOn: 'Sale price',
  } as const;
  const side = { ...stored, rate: '3', depositHeld: 1000_00, ...part };
  return { stored: side, payees, figure: commissionFigure(side, payees, [], { salePrice: 180_000_00 }) };
};

it('the commissions of a statement are fees of section H at their full amount, whoever holds the deposit', () => {
  const two = ['Omega', ' ', 'Agent'].map((payee, at) => ({ payee, part: ['40', '0', '60'][at] ?? '0' }));
  const fees = [figured('Listing'), figured('Selling', { paidBy: 'Borrower' }, two)].map(feeOfCommission);
  expect(fees).toMatchObject([
    {
      code: 'commission.0',
      label: 'Real estate commission, Listing',
      section: 'H',
      kind: 'commission',
      bucket: 'canChange',
      source: 'calculated',
      payee: 'Alpha',
      charges: [{ paidBy: 'seller', when: 'atClosing', amount: 5400_00 }],
    },
    { code: 'commission.1', payee: 'Omega, Agent', charges: [{ paidBy: 'borrower', amount: 5400_00 }] },
  ]);
  const referred = figured('Listing', { referralPayee: 'Sigma', referralRate: '10' });
  expect(feeOfCommission(referred, 0)).toMatchObject({ payee: 'Alpha, Sigma' });
  const { trace } = fees[1]?.charges[0] ?? {};
  expect(trace && fieldsOf(trace)).toEqual(['commissions.1.salePrice', 'commissions.1.terms.rate']);
});

it('two sides of one name are two fees, and one without payees is one', () => {
  const fees = [figured('Listing'), figured('Listing', {}, [])].map(feeOfCommission);
  expect(fees.map((fee) => [fee?.code, fee?.payee])).toEqual([
    ['commission.0', 'Alpha'],
    ['commission.1', undefined],
  ]);
});

it('there is none as long as it is open', () => {
  expect(feeOfCommission(figured('Selling', { rate: null }), 0)).toBeNull();
});
