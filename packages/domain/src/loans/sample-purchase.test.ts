import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { stepsOf } from '../trace/index.ts';
import * as loans from './index.ts';

/** The figures of form H-25(B), the purchase sample of Regulation Z: page 1 and page 5 of the closing disclosure. */
const amount = cents(162_000_00);
const loan = { amount, rate: '3.875', months: 360 };
const rows = loans.schedule({
  amount,
  rate: '3.875',
  termMonths: 360,
  paymentRounding: 'halfUp',
  interestRounding: 'halfUp',
});
const months = loans.insuredMonths(rows, cents(180_000_00), loans.terminationPercent);
const premiums = loans.insurancePremiums(rows, cents(82_35), months);
const costs: loans.LoanCosts = {
  amount,
  principalAndInterest: loans.totalByLevelPayment(loans.exactLevelPayment(loan), 360),
  mortgageInsurance: cents(premiums.reduce((sum, premium) => sum + premium, 0)),
  loanCosts: cents(4694_05),
  prepaidInterest: cents(279_04),
  prepaidFinanceCharge: cents(0),
};

describe('the purchase sample of Regulation Z, form H-25(B)', () => {
  it('principal and interest 761.78', () => {
    expect(loans.levelPayment(loan, 'halfUp').value).toBe(761_78);
  });

  it('prepaid interest 17.44 a day, 279.04', () => {
    const { value, trace } = loans.prepaidInterest({
      amount,
      rate: '3.875',
      days: 16,
      daysInYear: 360,
      roundsDay: true,
    });
    expect(value).toBe(279_04);
    expect([...stepsOf(trace)].map(({ label, value: shown }) => [label, shown])).toContainEqual([
      'Interest of a day',
      { kind: 'money', cents: 17_44 },
    ]);
  });

  it('mortgage insurance ends by itself with payment 80, in the seventh year', () => {
    expect(months).toBe(80);
    expect(rows[79]?.balance).toBeLessThanOrEqual(140_400_00);
    expect(rows[78]?.balance).toBeGreaterThan(140_400_00);
  });

  it('total of payments 285,803.36, finance charge 118,830.27, amount financed 162,000.00', () => {
    expect(loans.totalOfPayments(costs).value).toBe(285_803_36);
    expect(loans.financeCharge(costs).value).toBe(118_830_27);
    expect(loans.amountFinanced(costs).value).toBe(162_000_00);
  });

  it('total interest percentage 69.46 %', () => {
    expect(loans.totalInterestPercentage(costs, 2).value).toBe('69.46');
    // The regulation asks for three decimals; its own sample shows two.
    expect(loans.totalInterestPercentage(costs, 3).value).toBe('69.458');
  });

  it('annual percentage rate 4.174 %', () => {
    const payments = rows.map((row, index) => cents(row.amount + (premiums[index] ?? 0)));
    expect(loans.regularMonthlyRate(amount, payments).value).toBe('4.174');
  });

  it('projected payments: years 1-7 of 1,050.26 with insurance, years 8-30 of 967.91 without', () => {
    const table = loans.projectedPayments({ low: rows, high: rows, premiums, escrow: cents(206_13) });
    expect(table.map(({ fromYear, toYear, total }) => [fromYear, toYear, total])).toEqual([
      [1, 7, { low: 1050_26, high: 1050_26 }],
      [8, 30, { low: 967_91, high: 967_91 }],
    ]);
  });

  it('each figure names its rule and what it was made of', () => {
    for (const { trace } of [loans.totalOfPayments(costs), loans.financeCharge(costs), loans.amountFinanced(costs)]) {
      expect(trace.rule?.text).toMatch(/^12 CFR 1026\.38\(o\)/);
      expect(trace.inputs?.length).toBeGreaterThan(1);
    }
  });
});
