import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '../../money/index.ts';
import { explainedMoney, faultsOf, given, money } from '../../trace/index.ts';
import { hudOneA } from './hud-1a.ts';
import { type HudLoan, hudLoanTerms } from './loan-terms.ts';

describe('sections M and N of a HUD-1A', () => {
  const charges = explainedMoney(cents(4000_00), {
    label: 'Line 1400',
    formula: 'The charges',
    math: 'a',
    inputs: [given('Charges', money(4000_00), '1400')],
  });
  const sheet = (cash: number, ...disbursements: [string, number][]) =>
    hudOneA({
      loanAmount: cents(150_000_00),
      cashFromBorrower: cents(cash),
      settlementCharges: charges,
      disbursements: disbursements.map(([payee, amount]) => ({ payee, amount: cents(amount) })),
    });

  it('1604 is 1600 plus 1601 less 1602 and 1603', () => {
    const { lines, totalDisbursed, toBorrower } = sheet(250_00, ['Rho Servicing', 115_000_00], ['Card', 5000_00]);
    expect(lines.map(({ number, payee, buyer }) => [number, payee, buyer?.value])).toEqual([
      ['1501', 'Rho Servicing', 115_000_00],
      ['1502', 'Card', 5000_00],
      ['1520', undefined, 120_000_00],
      ['1600', undefined, 150_000_00],
      ['1601', undefined, 250_00],
      ['1602', undefined, 4000_00],
      ['1603', undefined, 120_000_00],
      ['1604', undefined, 26_250_00],
    ]);
    expect([totalDisbursed.value, toBorrower.value]).toEqual([120_000_00, 26_250_00]);
    expect(toBorrower.trace.rule?.text).toBe('12 CFR 1024, Appendix A, HUD-1A line 1604');
    expect(faultsOf(toBorrower.trace)).toEqual([]);
  });

  it('a loan that does not reach is below zero, not made up for', () => {
    expect(sheet(0, ['Rho Servicing', 147_000_00]).toBorrower.value).toBe(-1000_00);
  });

  it.each([
    [
      'disbursements.1.amount',
      0,
      [
        ['a', 1],
        ['b', -1],
      ],
    ],
    ['disbursements.0.payee', 0, [['', 1]]],
    ['cashFromBorrower', -1, []],
  ] as const)('refuses %s', (field, cash, disbursements) => {
    expect(() => sheet(cash, ...disbursements.map(([payee, amount]): [string, number] => [payee, amount]))).toThrow(
      expect.objectContaining({ name: 'InputError', field }),
    );
  });
});

describe('the loan terms of page 3', () => {
  const typed = (label: string, amount: number) => ({
    value: cents(amount),
    trace: given(label, money(amount), label),
  });
  const loan: HudLoan = {
    amount: cents(162_000_00),
    termMonths: 360,
    rate: '3.875',
    principalAndInterest: typed('principalAndInterest', 761_78),
    mortgageInsurance: typed('mortgageInsurance', 82_35),
    escrow: [typed('taxes', 105_30), typed('insurance', 100_83)],
    highestRate: null,
    highestBalance: null,
    highestPayment: null,
    prepaymentPenalty: cents(3240_00),
    balloon: null,
  };

  it('of form H-25(B)', () => {
    const terms = hudLoanTerms(loan);
    expect(terms).toMatchObject({
      initialAmount: 162_000_00,
      term: { years: 30, months: 0 },
      initialRate: '3.875',
      includes: ['principal', 'interest', 'mortgageInsurance'],
    });
    expect([terms.initialMonthly.value, terms.escrow.value, terms.totalMonthly.value]).toEqual([
      844_13, 206_13, 1050_26,
    ]);
    expect(terms.answers.map(({ isYes, upTo }) => [isYes, upTo])).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, 3240_00],
      [false, null],
    ]);
    expect(terms.answers.map(({ question }) => question)).toEqual([
      'Can your interest rate rise?',
      'Even if you make payments on time, can your loan balance rise?',
      'Even if you make payments on time, can your monthly amount owed rise?',
      'Does your loan have a prepayment penalty?',
      'Does your loan have a balloon payment?',
    ]);
    expect(faultsOf(terms.totalMonthly.trace)).toEqual([]);
  });

  it('of a loan that can rise, without mortgage insurance', () => {
    const terms = hudLoanTerms({
      ...loan,
      termMonths: 89,
      mortgageInsurance: null,
      highestRate: '9.5',
      highestBalance: cents(178_000_00),
      highestPayment: cents(1500_00),
      balloon: { amount: cents(90_000_00), afterMonths: 84 },
    });
    expect([terms.term, terms.includes, terms.initialMonthly.value]).toEqual([
      { years: 7, months: 5 },
      ['principal', 'interest'],
      761_78,
    ]);
    expect(terms.answers.map(({ upTo }) => upTo)).toEqual(['9.5', 178_000_00, 1500_00, 3240_00, 90_000_00]);
    const nothing = { principalAndInterest: typed('x', 0), mortgageInsurance: typed('y', 0) };
    expect(hudLoanTerms({ ...loan, ...nothing }).includes).toEqual([]);
  });

  it.each([
    ['termMonths', { termMonths: 0 }],
    ['termMonths', { termMonths: -1 }],
    ['termMonths', { termMonths: 1.5 }],
    ['rate', { rate: '101' }],
    ['rate', { rate: 'much' }],
    ['amount', { amount: -1 as Cents }],
    ['amount', { amount: Number.NaN as Cents }],
  ])('refuses %s: %o', (field, change) => {
    expect(() => hudLoanTerms({ ...loan, ...change })).toThrow(expect.objectContaining({ name: 'InputError', field }));
  });
});
