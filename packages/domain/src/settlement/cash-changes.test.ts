import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { faultsOf, given, money } from '../trace/index.ts';
import {
  type CashRowKey,
  cashToClose,
  cashToCloseWithoutSeller,
  closingCosts,
  compareWithEstimate,
  type EstimatedCash,
  estimatedFees,
  type Fee,
  figureOf,
  noSellerRows,
  type Refinance,
  settlementProcedures,
  standardRows,
  type Transaction,
} from './index.ts';
import { sampleFees, samplePurchase } from './sample-purchase.ts';

const costs = () => closingCosts(sampleFees);

/** The texts beside a row whose estimate is so much higher than its final amount. */
function reasons(key: CashRowKey, more: number, changes: Partial<Transaction> = {}, overLimits = 0, credited = 0) {
  const table = cashToClose({ ...samplePurchase, ...changes }, costs());
  const isStandard = key in standardRows;
  const refinance = { loanAmount: cents(150_000_00), payoffs: samplePurchase.payoffs, otherCredits: [] };
  const final = isStandard ? table : cashToCloseWithoutSeller(refinance, costs());
  const amount = (final as Partial<Record<CashRowKey, { value: number }>>)[key]?.value ?? 0;
  const estimate: EstimatedCash = { [key]: cents(amount - more) };
  const rows = compareWithEstimate(isStandard ? standardRows : noSellerRows, estimate, final, {
    overLimits: cents(overLimits),
    credited: cents(credited),
  });
  return rows.find((row) => row.key === key)?.reasons;
}

describe('what stands beside a row that changed', () => {
  it.each([
    ['closingCosts', 1_00, ['See Total Loan Costs (D) and Total Other Costs (I)']],
    ['paidBefore', -1_00, ['You paid these Closing Costs before closing']],
    ['financed', -1_00, ['You included these Closing Costs in your loan amount, which increased your loan amount']],
    ['downPayment', 1_00, ['You increased this payment. See details in Sections K and L']],
    ['downPayment', -1_00, ['You decreased this payment. See details in Sections K and L']],
    ['deposit', -1_00, ['You increased this payment. See Deposit in Section L']],
    ['deposit', 1_00, ['You decreased this payment. See Deposit in Section L']],
    ['fundsForBorrower', -1_00, ['Your available funds from your loan amount have increased']],
    ['fundsForBorrower', 1_00, ['Your available funds from your loan amount have decreased']],
    ['sellerCredits', 1_00, ['See Seller Credits in Section L']],
    ['adjustments', 1_00, ['See details in Sections K and L']],
    ['cashToClose', 1_00, []],
    ['loanAmount', 1_00, ['Your loan amount has increased']],
    ['loanAmount', -1_00, ['Your loan amount has decreased']],
    ['payoffs', 1_00, ['See Payoffs and Payments (K)']],
  ] as const)('%s by %d cents', (key, more, expected) => {
    expect(reasons(key, more)).toEqual(expected);
  });

  it.each([
    [1, '$0.01'],
    [1_234_567_89, '$1,234,567.89'],
  ])('closing costs above the legal limits by %d; where that is given back is said once it is', (over, words) => {
    const see = 'See Total Loan Costs (D) and Total Other Costs (I)';
    const increase = `Increase exceeds legal limits by ${words}`;
    expect(reasons('closingCosts', 1_00, {}, over)).toEqual([see, increase]);
    expect(reasons('closingCosts', 1_00, {}, over, over)).toEqual([
      see,
      `${increase}. See Lender Credits on page 2 for credit of excess amount`,
    ]);
  });

  it('a part that is given back is no credit of the whole excess', () => {
    expect(reasons('closingCosts', 1_00, {}, 97_00, 1_00)).toEqual([
      'See Total Loan Costs (D) and Total Other Costs (I)',
      'Increase exceeds legal limits by $97.00. See Lender Credits on page 2 for credit of $1.00 of the excess amount',
    ]);
  });

  // The estimate of 12,500 dollars in comment 38(i)-2, and amounts that could round to it.
  it.each([
    [12_500_00, 12_500_35, false],
    [12_500_00, 12_499_50, false],
    [12_500_00, 12_500_50, true],
    [12_500_00, 12_499_49, true],
    [12_500_35, 12_500_35, false],
    [12_500_10, 12_500_35, true],
    [12_500_35, 12_500_00, true],
    [-12_500_00, -12_500_35, false],
    [-12_500_10, -12_500_35, true],
  ])('an estimate of %d cents and an amount of %d: changed %s', (estimated, amount, hasChanged) => {
    const final = { deposit: figureOf(given('Deposit', money(cents(amount)), 'deposit')) };
    const [row] = compareWithEstimate({ deposit: 'Deposit' }, { deposit: cents(estimated) }, final);
    expect(row?.hasChanged).toBe(hasChanged);
  });

  it('a row without an amount was not estimated and is nothing', () => {
    expect(compareWithEstimate({ deposit: 'Deposit' }, {}, {})).toEqual([
      {
        key: 'deposit',
        label: 'Deposit',
        estimate: 0,
        final: 0,
        hasChanged: false,
        reasons: [],
        trace: { label: 'Deposit', value: { kind: 'money', cents: 0 }, field: 'deposit' },
      },
    ]);
  });
});

describe('every row says why', () => {
  it.each([
    ['a purchase', () => cashToClose(samplePurchase, costs()), 'i'],
    ['a loan beyond the price', () => cashToClose({ ...samplePurchase, loanAmount: cents(200_000_00) }, costs()), 'i'],
    [
      'a refinance',
      () =>
        cashToCloseWithoutSeller(
          { loanAmount: cents(1_00), payoffs: [], otherCredits: samplePurchase.otherCredits },
          costs(),
        ),
      'e',
    ],
  ])('%s', (_, made, paragraph) => {
    const table = made();
    for (const [key, { trace }] of Object.entries(table)) {
      expect(faultsOf(trace, settlementProcedures), key).toEqual([]);
      expect(trace.rule?.text ?? `12 CFR 1026.38(${paragraph})`, key).toContain('12 CFR 1026.38(');
    }
    expect(table.cashToClose.trace.rule?.text).toBe(`12 CFR 1026.38(${paragraph})(${paragraph === 'i' ? 9 : 5})`);
  });

  it('with labels and rules of the form', () => {
    const table = cashToClose(samplePurchase, costs());
    expect(Object.entries(table).map(([, { trace }]) => [trace.label, trace.rule?.text.slice(14)])).toEqual([
      ['Total Closing Costs (J)', '(i)(1)'],
      ['Closing Costs Paid Before Closing', '(i)(2)'],
      ['Closing Costs Financed (Paid from your Loan Amount)', '(i)(3)'],
      ['Down Payment/Funds from Borrower', '(i)(4)'],
      ['Deposit', '(i)(5)'],
      ['Funds for Borrower', '(i)(6)'],
      ['Seller Credits', '(i)(7)'],
      ['Adjustments and Other Credits', '(i)(8)'],
      ['Cash to Close', '(i)(9)'],
    ]);
    const sections = Object.values(costs().sections).map(({ borrower }) => borrower.trace.rule?.text);
    expect(sections).toEqual([...Array(3).fill('12 CFR 1026.38(f)'), ...Array(4).fill('12 CFR 1026.38(g)')]);
    expect([costs().loanCosts, costs().otherCosts, costs().total].map(({ trace }) => trace.rule?.text)).toEqual([
      '12 CFR 1026.38(f)(4)',
      '12 CFR 1026.38(g)(5)',
      '12 CFR 1026.38(h)',
    ]);
  });
});

it('credits of the lender beyond the costs finance nothing', () => {
  const credited = closingCosts([], cents(500_00));
  const table = cashToClose({ ...samplePurchase, loanAmount: cents(181_000_00) }, credited);
  expect([table.financed.value, table.fundsForBorrower.value]).toEqual([0, -1000_00]);
  expect(table.cashToClose.value).toBe(-1000_00 - 500_00 - 10_000_00 - 2500_00 - 1035_04);
});

describe('wrong amounts name their field', () => {
  const line = { label: 'x', amount: cents(1) };
  it.each([
    ['salePrice', { salePrice: -1 }],
    ['personalProperty', { personalProperty: 0.5 }],
    ['loanAmount', { loanAmount: Number.NaN }],
    ['deposit', { deposit: undefined }],
    ['excessDeposit', { excessDeposit: -1 }],
    ['existingLoansAssumed', { existingLoansAssumed: '1' }],
    ['sellerCredit', { sellerCredit: -1 }],
    ['payoffs.1.amount', { payoffs: [line, { ...line, amount: -1 }] }],
    ['otherCredits.0.label', { otherCredits: [{ ...line, label: '' }] }],
    ['paidInAdvance.0.kind', { paidInAdvance: [{ ...line, kind: 'rent' }] }],
    ['unpaidBySeller.0.amount', { unpaidBySeller: [{ ...line, amount: null }] }],
    ['payoffs', { payoffs: undefined }],
    ['unpaidBySeller.0', { unpaidBySeller: [null] }],
    ['adjustments.0', { adjustments: ['x'] }],
    ['adjustments.0.label', { adjustments: [{ label: '', buyer: 1, seller: 1 }] }],
    ['adjustments.0.buyer', { adjustments: [{ label: 'x', buyer: 0.5, seller: 1 }] }],
    ['adjustments.0.seller', { adjustments: [{ label: 'x', buyer: 1 }] }],
  ])('%s', (field, change) => {
    // What no type lets through, and a case file may well hold.
    const wrong = { ...samplePurchase, ...change } as Transaction;
    expect(() => cashToClose(wrong, costs())).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });

  it.each<[field: string, change: object]>([
    ['loanAmount', { loanAmount: -1 }],
    ['payoffs.0.amount', { payoffs: [{ label: 'x', amount: -1 }] }],
    ['otherCredits.0.amount', { otherCredits: [{ label: 'x', amount: -1 }] }],
  ])('%s of a refinance', (field, change) => {
    // What no type lets through, and a case file may well hold.
    const wrong = { loanAmount: cents(1), payoffs: [], otherCredits: [], ...change } as Refinance;
    expect(() => cashToCloseWithoutSeller(wrong, costs())).toThrow(
      expect.objectContaining({ name: 'InputError', field }),
    );
  });
});

describe('the fees of a file as its estimate had them', () => {
  const fee = (code: string, amount: number, estimate?: number): Fee => ({
    code,
    label: code,
    section: 'B',
    bucket: 'tenPercent',
    source: 'typed',
    charges: [
      { paidBy: 'borrower', when: 'atClosing', amount: cents(amount) },
      { paidBy: 'borrower', when: 'beforeClosing', amount: cents(amount) },
      { paidBy: 'seller', when: 'atClosing', amount: cents(amount) },
    ],
    ...(estimate !== undefined && { estimate: cents(estimate) }),
  });

  it('what the borrower pays beside what was told; services that were not performed are left out', () => {
    expect(estimatedFees([fee('a', 10_00, 15_00), fee('b', 5_00), fee('c', 0, 99_00)])).toEqual([
      { code: 'a', label: 'a', bucket: 'tenPercent', estimate: 15_00, final: 20_00 },
      { code: 'b', label: 'b', bucket: 'tenPercent', estimate: 0, final: 10_00 },
    ]);
    expect(estimatedFees([fee('a', 10_00)])).toEqual([]);
  });
});
