import { describe, expect, it } from 'vitest';
import { emptyCommission, type StoredCommission } from '../commissions/index.ts';
import { type FileFacts, orderSummary, reckoned, type StoredCharges, type StoredRows } from './index.ts';
import { amountOf } from './statement-parties.fixture.ts';
import { file, noCharges, payoff, rows } from './stored-purchase.fixture.ts';

interface Given {
  facts?: FileFacts;
  stored?: Partial<StoredRows>;
  charges?: Partial<StoredCharges>;
}

const summaryOf = ({ facts = file, stored, charges }: Given) =>
  orderSummary(reckoned(facts, { ...rows, ...stored }, { ...noCharges, ...charges }));

const side = (changed: Partial<StoredCommission> = {}) => ({
  stored: {
    ...emptyCommission,
    label: 'Listing',
    paidBy: 'Seller',
    agreedAs: 'Flat amount',
    flatAmount: 5700_00,
    ...changed,
  } as const,
  payees: [{ payee: 'Alpha', part: '100' }],
  tiers: [],
});

describe('payoffs', () => {
  it('come to what the letter says on the day, and say how long it is good', () => {
    const letter = { ...payoff, goodThrough: '2013-04-20' };
    const [first] = summaryOf({ stored: { payoffs: [letter] } }).payoffs;
    expect([first?.label, first?.field, first && amountOf(first.amount), first?.goodThrough]).toEqual([
      'Rho Servicing',
      'payoffs.0',
      100_000_00,
      '2013-04-20',
    ]);
  });

  it('are named also where they are open, or may not be read', () => {
    const open = summaryOf({ stored: { payoffs: [{ ...payoff, principal: null }] } }).payoffs;
    expect(open.map(({ amount }) => amountOf(amount))).toMatchObject([[{ field: 'payoffs.0.principal' }]]);
    const hidden = summaryOf({ facts: { ...file, leftOut: ['payoffs'] }, stored: { payoffs: [] } }).payoffs;
    expect(hidden.map(({ label, amount }) => [label, amountOf(amount)])).toMatchObject([
      ['Payoffs', [{ field: 'payoffs' }]],
    ]);
  });
});

describe('commissions', () => {
  const amounts = (charges: Partial<StoredCharges>) =>
    summaryOf({ charges }).commissions.map(({ field, party, amount, due }) => [
      field,
      party,
      amountOf(amount),
      amountOf(due),
    ]);

  it('of a side, due less the deposit its broker keeps', () => {
    expect(amounts({ commissions: [side({ depositHeld: 4000_00 })] })).toEqual([
      ['commissions.0', 'Alpha', 5700_00, 1700_00],
    ]);
  });

  it('that is a fee, due as far as it is paid at closing', () => {
    const fee = { label: 'Commission', section: 'H', bucket: 'None', kind: 'Real estate commission' } as const;
    const shares = { sellerAtClosing: 5000_00, sellerBeforeClosing: 700_00, payeeName: 'Omega' };
    expect(
      amounts({
        fees: [
          { ...fee, ...shares },
          { ...fee, kind: 'Other', ...shares },
        ],
      }),
    ).toEqual([['fees.0', 'Omega', 5700_00, 5000_00]]);
    expect(amounts({ fees: [{ ...fee, sellerBeforeClosing: 700_00 }] })[0]?.[3]).toBe(0);
  });

  it('that is open', () => {
    const missing = [{ field: 'commissions.0.terms.amount', words: 'Listing: the flat amount' }];
    expect(amounts({ commissions: [side({ flatAmount: null })] })).toEqual([
      ['commissions.0', 'Alpha', missing, missing],
    ]);
  });
});

it('deposits of the file and those typed, with what brokers keep of them', () => {
  const further = { kind: 'Further deposit', buyerAmount: 500_00 } as const;
  const { deposits } = summaryOf({
    stored: { adjustments: [further] },
    charges: { commissions: [side({ depositHeld: 4000_00 }), side()] },
  });
  expect(deposits.at(-1)?.party).toBe('Alpha');
  expect(deposits.map(({ label, field, amount }) => [label, field, amountOf(amount)])).toEqual([
    ['Deposit', 'earnestMoney', 10_000_00],
    ['Further deposit', 'adjustments.0', 500_00],
    ['Kept by the broker, Listing', 'commissions.0.depositHeld', 4000_00],
  ]);
});
