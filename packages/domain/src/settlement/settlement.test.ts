import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../errors/index.ts';
import { cents, subtractCents } from '../money/index.ts';
import { faultsOf, fieldsOf, stepsOf } from '../trace/index.ts';
import {
  cashToClose,
  cashToCloseWithoutSeller,
  closingCosts,
  compareWithEstimate,
  type Fee,
  noSellerRows,
  settlementProcedures,
  standardRows,
  summaries,
  type ToleranceBucket,
  toleranceCure,
} from './index.ts';
import { sampleFees, samplePurchase } from './sample-purchase.ts';

/** Made anew by each test, so that a fault of them is a fault of the tests that look at them. */
const costs = () => closingCosts(sampleFees);
const sides = () => summaries(samplePurchase, costs());

describe('the purchase sample of Regulation Z, form H-25(B)', () => {
  it.each([
    ['A', 1802_00],
    ['B', 236_55],
    ['C', 2655_50],
    ['E', 85_00],
    ['F', 2120_80],
    ['G', 412_25],
    ['H', 2400_00],
  ] as const)('section %s: %d cents', (section, expected) => {
    expect(costs().sections[section].borrower.value).toBe(expected);
  });

  it('D 4,694.05, I 5,018.05 and J 9,712.10: 9,682.30 at closing and 29.80 before', () => {
    expect(costs().loanCosts.value).toBe(4694_05);
    expect(costs().otherCosts.value).toBe(5018_05);
    expect(costs().total.value).toBe(9712_10);
    expect(costs().columns).toEqual({
      borrowerAtClosing: 9682_30,
      borrowerBeforeClosing: 29_80,
      sellerAtClosing: 12_800_00,
      sellerBeforeClosing: 0,
      others: 405_00,
    });
  });

  it('K 189,762.30 less L 175,615.04: the borrower brings 14,147.26', () => {
    expect(sides().dueFromBorrower.value).toBe(189_762_30);
    expect(sides().paidForBorrower.value).toBe(175_615_04);
    expect(sides().cashFromBorrower.value).toBe(14_147_26);
  });

  it('M 180,080.00 less N 115,665.04: the seller gets 64,414.96', () => {
    expect(sides().dueToSeller.value).toBe(180_080_00);
    expect(sides().dueFromSeller.value).toBe(115_665_04);
    expect(sides().cashToSeller.value).toBe(64_414_96);
  });

  it('calculates the cash to close, and says what changed since the estimate', () => {
    const estimate = {
      closingCosts: cents(8054_00),
      downPayment: cents(18_000_00),
      deposit: cents(-10_000_00),
      cashToClose: cents(16_054_00),
    };
    const rows = compareWithEstimate(standardRows, estimate, cashToClose(samplePurchase, costs()));
    expect(rows.map(({ label, final, hasChanged, reasons }) => [label, final, hasChanged, reasons])).toEqual([
      ['Total Closing Costs (J)', 9712_10, true, ['See Total Loan Costs (D) and Total Other Costs (I)']],
      ['Closing Costs Paid Before Closing', -29_80, true, ['You paid these Closing Costs before closing']],
      ['Closing Costs Financed (Paid from your Loan Amount)', 0, false, []],
      ['Down Payment/Funds from Borrower', 18_000_00, false, []],
      ['Deposit', -10_000_00, false, []],
      ['Funds for Borrower', 0, false, []],
      ['Seller Credits', -2500_00, true, ['See Seller Credits in Section L']],
      ['Adjustments and Other Credits', -1035_04, true, ['See details in Sections K and L']],
      ['Cash to Close', 14_147_26, true, []],
    ]);
  });

  it('every total is the sum of what its reason lists, down to the fees', () => {
    for (const step of stepsOf(sides().cashFromBorrower.trace)) {
      if (!step.inputs) expect(step.field, step.label).toBeDefined();
    }
    for (const { trace } of Object.values(sides())) expect(faultsOf(trace, settlementProcedures)).toEqual([]);
    expect(fieldsOf(sides().cashFromBorrower.trace)).toEqual(
      expect.arrayContaining(['salePrice', 'deposit', 'A Application fee']),
    );
  });
});

it('lender credits come off what the borrower pays at closing', () => {
  const credited = closingCosts(sampleFees, cents(500_00));
  expect(credited.total.value).toBe(9212_10);
  expect(credited.columns.borrowerAtClosing).toBe(9182_30);
  expect(credited.loanCosts.value).toBe(costs().loanCosts.value);
});

describe('cash to close', () => {
  it.each([
    ['a loan beyond the price pays closing costs', 185_000_00, -5000_00, 0],
    ['and the rest of it goes to the borrower', 195_000_00, -9712_10, -5287_90],
  ])('%s', (_, loanAmount, financed, fundsForBorrower) => {
    const table = cashToClose({ ...samplePurchase, loanAmount: cents(loanAmount) }, costs());
    expect([table.financed.value, table.fundsForBorrower.value, table.downPayment.value]).toEqual([
      financed,
      fundsForBorrower,
      0,
    ]);
  });

  it('a new loan alone finances closing costs; what it and one assumed are beyond the price goes to the borrower', () => {
    const loans = { loanAmount: cents(100_000_00), existingLoansAssumed: cents(85_000_00) };
    const table = cashToClose({ ...samplePurchase, ...loans }, costs());
    expect([table.financed.value, table.fundsForBorrower.value, table.downPayment.value]).toEqual([0, -5000_00, 0]);
    const both = { loanAmount: cents(182_000_00), existingLoansAssumed: cents(3_000_00) };
    const beyond = cashToClose({ ...samplePurchase, ...both }, costs());
    expect([beyond.financed.value, beyond.fundsForBorrower.value]).toEqual([-2000_00, -3000_00]);
    for (const { trace } of Object.values(beyond)) expect(faultsOf(trace, settlementProcedures)).toEqual([]);
  });

  // 12 CFR 1026.38(i)(4)(ii)(A)(2): of these the funds are counted from all amounts due, also where the loans are below the price.
  it('of a purchase with improvements or subordinate financing the loans pay other amounts due', () => {
    const improved = { label: 'Improvements', buyer: cents(20_000_00), seller: cents(0), party: 'Contractor' };
    const deal = { ...samplePurchase, loanAmount: cents(170_000_00), adjustments: [improved] };
    const [byPrice, byAll] = [false, true].map((loansPayAllDue) => cashToClose({ ...deal, loansPayAllDue }, costs()));
    expect([byPrice?.downPayment.value, byAll?.downPayment.value]).toEqual([10_000_00, 30_000_00]);
    expect(subtractCents(byPrice!.adjustments.value, byAll!.adjustments.value)).toBe(20_000_00);
    expect(byAll?.cashToClose.value).toBe(byPrice?.cashToClose.value);
    for (const { trace } of Object.values(byAll!)) expect(faultsOf(trace, settlementProcedures)).toEqual([]);
  });

  // 12 CFR 1026.38(i)(6)(iv) and (i)(8)(ii): what K.02 and K.04 come to is no adjustment where the loans are more than the price.
  it.each([
    ['a loan below the price leaves other amounts due to the adjustments', 179_000_00, [0, 1000_00, 0, 1500_00]],
    ['one of the price, too', 180_000_00, [0, 0, 0, 1500_00]],
    ['a loan beyond the price pays other amounts due', 181_000_00, [0, 500_00, 0, 0]],
    ['and then closing costs', 185_000_00, [-3500_00, 0, 0, 0]],
    ['and the rest goes to the borrower', 195_000_00, [-9712_10, 0, -3787_90, 0]],
  ])('%s', (_, loanAmount, expected) => {
    const owed = { label: 'Repairs', buyer: cents(500_00), seller: cents(0), party: 'Contractor' };
    const given = { label: 'Gift of equity', buyer: cents(-200_00), seller: cents(-200_00) };
    const plain = {
      ...samplePurchase,
      loanAmount: cents(loanAmount),
      paidInAdvance: [],
      unpaidBySeller: [],
      otherCredits: [],
    };
    const deal = { ...plain, personalProperty: cents(1000_00), adjustments: [owed, given] };
    const table = cashToClose(deal, costs());
    expect(
      [table.financed, table.downPayment, table.fundsForBorrower, table.adjustments].map(({ value }) => value),
    ).toEqual([...expected.slice(0, 3), (expected[3] ?? 0) - 200_00]);
    expect(table.cashToClose.value).toBe(summaries(deal, costs()).cashFromBorrower.value);
    for (const { trace } of Object.values(table)) expect(faultsOf(trace, settlementProcedures)).toEqual([]);
  });

  it('without a seller: loan amount less costs and payoffs', () => {
    const payoffs = [{ label: 'Rho Servicing', amount: cents(115_000_00) }];
    const refinance = { loanAmount: cents(150_000_00), payoffs, otherCredits: [] };
    const table = cashToCloseWithoutSeller(refinance, costs());
    expect(table.cashToClose.value).toBe(150_000_00 - 9712_10 + 29_80 - 115_000_00);
    expect(table.cashFromBorrower.value).toBe(-table.cashToClose.value);
    const estimate = {
      loanAmount: cents(150_000_00),
      closingCosts: cents(-9712_00),
      paidBefore: cents(30_00),
      payoffs: cents(-115_000_00),
    };
    const rows = compareWithEstimate(noSellerRows, { ...estimate, cashToClose: table.cashToClose.value }, table);
    expect(rows.every(({ hasChanged }) => !hasChanged)).toBe(true);
  });

  it('without a seller has no sign: a loan that is too small asks for cash, credits beyond the costs are above zero', () => {
    const payoffs = [{ label: 'Rho Servicing', amount: cents(150_000_00) }];
    const short = cashToCloseWithoutSeller({ loanAmount: cents(150_000_00), payoffs, otherCredits: [] }, costs());
    expect([short.cashToClose.value, short.cashFromBorrower.value]).toEqual([9682_30, 9682_30]);
    const credited = closingCosts([], cents(500_00));
    const table = cashToCloseWithoutSeller({ loanAmount: cents(150_000_00), payoffs, otherCredits: [] }, credited);
    expect([table.closingCosts.value, table.cashToClose.value, table.cashFromBorrower.value]).toEqual([
      500_00, 500_00, -500_00,
    ]);
  });

  it('is K less L, whatever the amounts of a purchase', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map(cents);
    const lines = fc.array(fc.record({ label: fc.constant('Line'), amount }), { maxLength: 3 });
    const transactions = fc.record({
      salePrice: amount,
      personalProperty: amount,
      loanAmount: amount,
      deposit: amount,
      excessDeposit: amount,
      existingLoansAssumed: amount,
      sellerCredit: amount,
      payoffs: lines,
      otherCredits: lines,
      paidInAdvance: lines,
      unpaidBySeller: lines,
    });
    fc.assert(
      fc.property(transactions, (transaction) => {
        const both = summaries(transaction, costs());
        expect(cashToClose(transaction, costs()).cashToClose.value).toBe(both.cashFromBorrower.value);
      }),
    );
  });
});

describe('tolerance', () => {
  const fee = (bucket: ToleranceBucket, estimate: number, final: number) => ({
    label: `${bucket} ${estimate}`,
    bucket,
    estimate: cents(estimate),
    final: cents(final),
  });

  it.each([
    ['nothing rose', [fee('zero', 100_00, 100_00), fee('tenPercent', 500_00, 550_00)], 0, 0],
    ['a fee that fell makes up for no other', [fee('zero', 100_00, 90_00), fee('zero', 50_00, 55_00)], 5_00, 0],
    ['ten percent of the sum', [fee('tenPercent', 100_00, 150_00), fee('tenPercent', 400_00, 405_01)], 0, 5_01],
    ['what was not estimated was estimated as zero', [fee('zero', 0, 25_00)], 25_00, 0],
    ['what can change', [fee('canChange', 0, 9999_00)], 0, 0],
  ] as const)('%s', (_, fees, zero, tenPercent) => {
    const cure = toleranceCure(fees);
    expect([cure.zero.value, cure.tenPercent.value, cure.total.value]).toEqual([zero, tenPercent, zero + tenPercent]);
  });
});

it('a fee nobody pays is refused', () => {
  const empty: Fee = { code: 'x', label: 'X', section: 'H', bucket: 'zero', source: 'typed', charges: [] };
  expect(() => closingCosts([empty])).toThrow(new InputError('MISSING', 'fees.0.charges', 'Somebody pays a fee'));
});
