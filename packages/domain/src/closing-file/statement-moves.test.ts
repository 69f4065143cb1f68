import { describe, expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { emptyRateOrder, type StoredRateOrder } from '../premium/index.ts';
import {
  type FileFacts,
  type MovedAmount,
  reckoned,
  type StatementMoves,
  type StoredCharges,
  type StoredRows,
  statementMoves,
} from './index.ts';
import { file, noCharges, payoff, rows } from './stored-purchase.fixture.ts';

const commission = { ...emptyCommission, paidBy: 'Seller' } as const;
const charges: StoredCharges = {
  ...noCharges,
  fees: [
    {
      label: 'Points',
      section: 'A',
      bucket: 'Zero',
      percent: '0.25',
      percentOf: 'Loan amount',
      borrowerAtClosingPercent: '75',
      sellerAtClosingPercent: '25',
    },
    { label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 },
    { label: 'Interest', section: 'F', bucket: 'None', kind: 'Daily interest charges', borrowerAtClosing: 261_60 },
  ],
  commissions: [
    {
      stored: { ...commission, label: 'Listing', agreedAs: 'Percent', rate: '3', reckonedOn: 'Sale price' },
      payees: [],
      tiers: [],
    },
    {
      stored: { ...commission, label: 'Selling', agreedAs: 'Flat amount', flatAmount: 5700_00 },
      payees: [],
      tiers: [],
    },
  ],
};

const moves = (changed: Partial<FileFacts>, others: Partial<StoredRows> = {}): StatementMoves => {
  const all = { ...rows, ...others };
  return statementMoves(reckoned(file, all, charges), reckoned({ ...file, ...changed }, all, charges), 'CDF');
};
const changes = (all: readonly MovedAmount[]) => all.map(({ label, change }) => [label, change]);

it('nothing moves where nothing changes', () => {
  const { totals, ...others } = moves({});
  expect(others).toEqual({ amounts: [], days: [], fixed: [], asks: [] });
  expect(totals.every(({ change }) => change === 0)).toBe(true);
});

it('the closing a week later: prorations, the payoff and the three-day dates move together, by the amounts of a sheet made by hand', () => {
  const week = { closingDate: '2013-04-22', disbursementDate: '2013-04-22' } as const;
  const { amounts, totals, days, fixed } = moves(week);
  expect(changes(amounts)).toEqual([
    ['HOA dues 04/22/2013 to 04/30/2013', -35_00],
    ['County taxes 01/01/2013 to 04/21/2013', 24_57],
    ['Rho Servicing', 7 * 11_00],
  ]);
  expect(changes(fixed)).toEqual([['Interest', 0]]);
  expect(Object.fromEntries(totals.map(({ name, change }) => [name, change]))).toMatchObject({
    closingCosts: 0,
    dueFromBorrower: -35_00,
    paidForBorrower: 24_57,
    cashFromBorrower: -35_00 - 24_57,
    cashToSeller: -35_00 - 24_57 - 77_00,
  });
  expect(days.map(({ label, before, after }) => [label, before?.day, after?.day])).toEqual([
    ['Closing disclosure sent by', '2013-04-08', '2013-04-15'],
    ['Revised loan estimate received by', '2013-04-10', '2013-04-17'],
    ['Closing disclosure received by', '2013-04-11', '2013-04-18'],
    ['Closing', '2013-04-15', '2013-04-22'],
    ['Disbursement', '2013-04-15', '2013-04-22'],
  ]);
});

it('another price: what is reckoned on it follows, what is agreed as an amount is named', () => {
  const { amounts, fixed } = moves({ salePrice: 178_500_00 });
  expect(changes(amounts)).toEqual([
    ['Sale price', -1500_00],
    ['Real estate commission, Listing', -45_00],
  ]);
  expect(fixed.map(({ label, after }) => [label, after])).toEqual([
    ['Real estate commission, Selling', expect.objectContaining({ value: 5700_00 })],
  ]);
});

it('another loan: points by who pays them, and no total that they are not in', () => {
  const { amounts, totals } = moves({ loan: { amount: 160_000_00 } });
  expect(changes(amounts)).toEqual([
    ['Loan amount', -2000_00],
    ['Points, borrower at closing', -3_75],
    ['Points, seller at closing', -1_25],
  ]);
  const still = totals.filter(({ change }) => change === 0).map(({ name }) => name);
  expect(still).toEqual(['otherCosts', 'dueToSeller']);
});

it('another rate: interest that is reckoned follows, interest that is typed is named', () => {
  const loan = {
    amount: 162_000_00,
    dayBasis: '365',
    interestFrom: null,
    interestTo: '2013-05-01',
    firstPaymentDate: null,
  } as const;
  const typed = (rate: string) =>
    reckoned(file, rows, { ...charges, interest: { byDay: null, loan: { ...loan, rate } } });
  const follows = statementMoves(typed('3.875'), typed('4'), 'CDF');
  expect(changes(follows.amounts)).toEqual([]);
  expect(changes(follows.fixed)).toEqual([['Interest', 0]]);
  const byDay = 'By day, exact';
  const figured = (rate: string) =>
    reckoned(file, rows, { ...noCharges, interest: { byDay, loan: { ...loan, rate } } });
  const { amounts, fixed } = statementMoves(figured('3.875'), figured('4'), 'CDF');
  // 275.18 and 284.05: 16 days of 365.
  expect(amounts.map(({ change }) => change)).toEqual([8_87]);
  expect(fixed).toEqual([]);
});

describe('premiums by the rates', () => {
  const order = {
    ...emptyRateOrder,
    state: 'TX',
    effectiveDate: '2026-11-20',
    policies: 'Owner and loan, together',
  } as const;
  const texas = { ...order, ownerBorrowerPart: '0', loanBorrowerPart: '100', loanSection: 'C' } as const;
  const premiumMoves = (changed: Partial<FileFacts>, typed: Partial<StoredRateOrder> = {}, facts = file) => {
    const of = { ...noCharges, rates: [{ order: { ...texas, ...typed }, endorsements: [], parties: [] }] };
    return statementMoves(reckoned(facts, rows, of), reckoned({ ...facts, ...changed }, rows, of), 'CDF');
  };
  const lenders = 'Title – Lender’s title insurance';
  const owners = 'Title – Owner’s title insurance';

  it('move as a closing disclosure shows them, which its totals are made of, and are not called typed', () => {
    // Basic of 162,000: 1,086; of 170,000: 1,126. Both are charged what they were: 1,175 and 100.
    const { amounts, totals, fixed } = premiumMoves({ loan: { amount: 170_000_00 } });
    expect(changes(amounts)).toEqual([
      ['Loan amount', 8000_00],
      ['Title premium adjustment', 40_00],
      [lenders, 40_00],
      [owners, -40_00],
    ]);
    expect(totals.find(({ name }) => name === 'loanCosts')?.change).toBe(40_00);
    expect(fixed).toEqual([]);
    // Basic of 200,000: 1,274.
    const price = premiumMoves({ salePrice: 200_000_00 });
    expect(changes(price.amounts)).toEqual([
      ['Sale price', 20_000_00],
      [owners, 99_00],
    ]);
    expect(price.fixed).toEqual([]);
  });

  it('are no typed amounts where a premium stays within its step', () => {
    const { amounts, fixed } = premiumMoves({ salePrice: 180_000_01 });
    expect([changes(amounts), fixed]).toEqual([[['Sale price', 1]], []]);
    // A flat premium beside an owner’s policy is no typed one either.
    const flat = {
      state: 'AZ',
      rates: 'Arizona TRG rates, zone 1',
      ownerCoverage: 'Standard',
      loanCoverage: 'Standard',
    } as const;
    const hud = { ...file, settlementStatementType: 3 };
    const other = premiumMoves({ loan: { amount: 170_000_00 } }, flat, hud);
    expect([changes(other.amounts), other.fixed]).toEqual([[['Loan amount', 8000_00]], []]);
  });

  it('have one adjustment between the sides, whichever order it comes from', () => {
    const alone = { order: { ...texas, policies: 'Owner alone' as const }, endorsements: [], parties: [] };
    const together = { ...alone, order: texas };
    const of = (...rates: StoredCharges['rates']) => reckoned(file, rows, { ...noCharges, rates });
    const { amounts } = statementMoves(of(alone, together), of(together), 'CDF');
    expect(amounts.map(({ label }) => label)).not.toContain('Title premium adjustment');
  });

  it('do not follow where what is insured is typed', () => {
    const { fixed } = premiumMoves({ salePrice: 200_000_00 }, { ownerLiability: 180_000_00 });
    expect(fixed.map(({ label }) => label)).toEqual([owners]);
  });
});

it('an amount that would be open has no change, and asks for what is missing', () => {
  const { amounts, totals, asks } = moves({ closingDate: null });
  expect(changes(amounts)).toEqual([
    ['HOA dues', null],
    ['County taxes', null],
  ]);
  expect(totals.find(({ name }) => name === 'cashFromBorrower')).toMatchObject({
    change: null,
    after: { kind: 'open' },
  });
  expect(asks.map(({ field }) => field)).toContain('closingDate');
});

it('a letter that would end before the lender has its money is asked for', () => {
  const payoffs = [{ ...payoff, goodThrough: '2013-04-18' }];
  expect(moves({ disbursementDate: '2013-04-16' }, { payoffs }).asks).toEqual([]);
  expect(moves({ disbursementDate: '2013-04-22' }, { payoffs }).asks).toMatchObject([
    { kind: 'look', field: 'payoffs.0.goodThrough' },
  ]);
});

it('two statements of one file are compared by the ids of their rows, whatever stands before them', () => {
  const of = (others: Partial<StoredRows>, ids: Readonly<Record<string, readonly number[]>>) => ({
    ...reckoned(file, { ...rows, ...others }, charges),
    ids,
  });
  const before = of({}, { payoffs: [7], fees: [1, 2, 3] });
  const after = of(
    { payoffs: [{ ...payoff, lenderName: 'Tau Bank', principal: 1000_00 }, payoff] },
    { payoffs: [9, 7], fees: [1, 2, 3] },
  );
  const { amounts } = statementMoves(before, after, 'CDF');
  expect(amounts.map(({ label, before: was, after: is }) => [label, was?.kind ?? null, is?.kind])).toEqual([
    ['Tau Bank', null, 'figure'],
  ]);
  const byPlace = statementMoves({ ...before, ids: {} }, { ...after, ids: {} }, 'CDF').amounts;
  expect(byPlace).toHaveLength(2);
});

it('a side that was typed apart is a line of its own where it alone moves, and both are one where they are the same', () => {
  const of = (buyerAmount: number, sellerAmount: number) => {
    const adjustments = [{ kind: 'Adjustment from seller', label: 'Rent', buyerAmount, sellerAmount } as const];
    return reckoned(file, { ...rows, adjustments }, charges);
  };
  const moved = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
    changes(statementMoves(before, after, 'CDF').amounts);
  expect(moved(of(100_00, 100_00), of(100_00, 250_00))).toEqual([['Rent, seller', 150_00]]);
  expect(moved(of(100_00, 100_00), of(250_00, 250_00))).toEqual([['Rent', 150_00]]);
});
