import { describe, expect, it } from 'vitest';
import { cents, zeroCents } from '../../money/index.ts';
import { balanceState, entriesOf, type Transaction } from '../index.ts';
import { sampleFees, samplePurchase } from '../sample-purchase.ts';

const stateOf = (changes: Partial<Transaction>, fees = sampleFees) =>
  balanceState(entriesOf({ purchase: { ...samplePurchase, ...changes }, fees, lenderCredits: zeroCents }));

describe('a settlement is out of balance by what nobody answers for', () => {
  it('a credit on the buyer’s side alone, which no deposit is made up for', () => {
    const state = stateOf({ otherCredits: [{ label: 'Seller credit', amount: cents(3000_00) }] });
    expect([state.isBalanced, state.outBy.value]).toEqual([false, 3000_00]);
    expect(state.findings).toEqual([
      {
        section: 'L',
        side: 'buyer',
        key: 'otherCredit.Seller credit',
        label: 'Seller credit',
        amount: 3000_00,
        reason: 'noCounterparty',
        message: 'Seller credit: nobody is named who gives the money',
      },
    ]);
    expect(state.disbursements.value - state.receipts.value).toBe(3000_00);
  });

  it.each([
    ['K', 'buyer', { buyer: 100_00, seller: 0 }, -100_00, 'nobody is named who gets the money'],
    ['L', 'buyer', { buyer: -100_00, seller: 0 }, 100_00, 'nobody is named who gives the money'],
    ['M', 'seller', { buyer: 0, seller: -100_00 }, 100_00, 'nobody is named who gives the money'],
    ['N', 'seller', { buyer: 0, seller: 100_00 }, -100_00, 'nobody is named who gets the money'],
  ] as const)('an adjustment in %s alone', (section, side, { buyer, seller }, amount, words) => {
    const line = { label: 'Rent', buyer: cents(buyer), seller: cents(seller) };
    const state = stateOf({ adjustments: [line] });
    expect(state.findings).toMatchObject([
      { section, side, label: 'Rent', amount, reason: 'noCounterparty', message: `Rent: ${words}` },
    ]);
    expect(state.outBy.value).toBe(100_00);
    expect(stateOf({ adjustments: [{ ...line, party: 'Tenant' }] }).isBalanced).toBe(true);
  });

  it('an adjustment that is not the same on both sides', () => {
    const state = stateOf({ adjustments: [{ label: 'Repairs', buyer: cents(-500_00), seller: cents(450_00) }] });
    expect(state.findings).toMatchObject([{ section: 'L', side: 'buyer', amount: 50_00, reason: 'notMirrored' }]);
    expect(state.findings[0]?.message).toBe('Repairs: buyer and seller do not have the same amount');
    const other = stateOf({ adjustments: [{ label: 'Repairs', buyer: cents(-450_00), seller: cents(500_00) }] });
    expect(other.findings).toMatchObject([{ section: 'N', side: 'seller', amount: -50_00, reason: 'notMirrored' }]);
  });

  it('an adjustment of both sides is in balance', () => {
    expect(
      stateOf({ adjustments: [{ label: 'Repairs', buyer: cents(-500_00), seller: cents(500_00) }] }).isBalanced,
    ).toBe(true);
  });

  it('two lines that are out against each other are both named', () => {
    const adjustments = [
      { label: 'One', buyer: cents(100_00), seller: zeroCents },
      { label: 'Other', buyer: cents(-100_00), seller: zeroCents },
    ];
    const state = stateOf({ adjustments });
    expect([state.outBy.value, state.findings.map(({ label, amount }) => [label, amount])]).toEqual([
      200_00,
      [
        ['One', -100_00],
        ['Other', 100_00],
      ],
    ]);
  });
});

it('fees without a payee are named, and do not unbalance', () => {
  const fees = sampleFees.map(({ payee, ...fee }) => (fee.label === 'Survey fee' || !payee ? fee : { ...fee, payee }));
  const state = stateOf({}, fees);
  expect([state.isBalanced, state.withoutPayee]).toEqual([
    true,
    [{ key: 'fee.C Survey fee', label: 'Survey fee', amount: 85_00 }],
  ]);
  const anonymous = sampleFees.map(({ payee: _payee, ...fee }) => fee);
  const named = stateOf({}, anonymous).withoutPayee.map(({ label }) => label);
  // The lender is paid its own charges, the interest and what it holds in escrow; what is paid outside is not paid here.
  expect(named).not.toContain('Application fee');
  expect(named).not.toContain('Prepaid interest');
  expect(named).not.toContain('Aggregate adjustment');
  expect(named).not.toContain('Appraisal fee');
  expect(named).toContain('Homeowner’s insurance premium');
});

it.each([50_00, -50_00])('a fee of which %d is not borne is out by it, and the rest still flows', (unborne) => {
  const fees = sampleFees.map((fee) => (fee.label === 'Survey fee' ? { ...fee, unborne: cents(unborne) } : fee));
  const { receipts, disbursements } = stateOf({}, sampleFees);
  const message = 'Survey fee: its payers do not bear what it comes to';
  expect(stateOf({}, fees)).toMatchObject({
    isBalanced: false,
    outBy: { value: 50_00 },
    findings: [{ section: 'K', amount: unborne, reason: 'notBorne', message }],
    receipts: { value: receipts.value },
    disbursements: { value: disbursements.value },
  });
});

it('lines of one name stay two entries, and zeros are none', () => {
  const rebate = { label: 'Rebate', amount: cents(10_00), party: 'Epsilon Title Co.' };
  const purchase = { ...samplePurchase, otherCredits: [rebate, rebate, { ...rebate, amount: zeroCents }] };
  const keys = entriesOf({ purchase, fees: [], lenderCredits: cents(5_00) }).map(({ key }) => key);
  expect(keys).toEqual([
    'salePrice',
    'deposit',
    'loanAmount',
    'sellerCredit',
    'otherCredit.Rebate',
    'otherCredit.Rebate.1',
    'paidInAdvance.HOA dues 4/15/13 to 4/30/13',
    'unpaidBySeller.County taxes 1/1/13 to 4/14/13',
    'payoff.Payoff of first mortgage loan',
    'lenderCredits',
  ]);
});
