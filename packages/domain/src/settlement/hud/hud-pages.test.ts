import { describe, expect, it } from 'vitest';
import { cents } from '../../money/index.ts';
import { explainedMoney, faultsOf, given, money } from '../../trace/index.ts';
import { hudOneA } from './hud-1a.ts';
import { type HudLoan, hudMonthly, hudPenalty, hudTermWords, hudTotalMonthly } from './loan-terms.ts';

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

it('section M has 15 lines, and goes on behind its last one; a payee says how its amount came about', () => {
  const none = { loanAmount: cents(0), cashFromBorrower: cents(0) };
  const trace = given('Payoff', money(cents(1_00)), 'payoffs.0.principal');
  const { lines } = hudOneA({
    ...none,
    settlementCharges: { value: cents(0), trace: given('Line 1400', money(cents(0)), 'fees') },
    disbursements: Array.from({ length: 16 }, (_, at) => ({ payee: `Payee ${at}`, amount: cents(1_00), trace })),
  });
  expect(lines.slice(14, 17).map(({ number }) => number)).toEqual(['1515', '1515.2', '1520']);
  expect(lines[0]?.buyer?.trace.field).toBe('payoffs.0.principal');
});

describe('the loan terms of page 3', () => {
  const typed = (label: string, amount: number) => ({
    value: cents(amount),
    trace: given(label, money(amount), label),
  });
  const loan: HudLoan = {
    principalAndInterest: typed('principalAndInterest', 761_78),
    repaysPrincipal: true,
    mortgageInsurance: typed('mortgageInsurance', 82_35),
  };

  it('what form H-25(B) takes each month at first, and with what goes into escrow', () => {
    const { owed, includes } = hudMonthly(loan);
    expect([owed.value, includes]).toEqual([844_13, ['principal', 'interest', 'mortgage insurance']]);
    const total = hudTotalMonthly(owed, typed('escrow', 206_13));
    expect([total.value, faultsOf(total.trace)]).toEqual([1050_26, []]);
  });

  it.each<[string, Partial<HudLoan>, readonly string[]]>([
    ['no mortgage insurance', { mortgageInsurance: typed('y', 0) }, ['principal', 'interest']],
    ['interest alone', { repaysPrincipal: false }, ['interest', 'mortgage insurance']],
    ['nothing', { principalAndInterest: typed('x', 0), mortgageInsurance: typed('y', 0) }, []],
  ])('the boxes of %s', (_, change, expected) => {
    expect(hudMonthly({ ...loan, ...change }).includes).toEqual(expected);
  });

  it.each([
    [360, '30 years'],
    [89, '7 years 5 months'],
    [12, '1 year'],
    [1, '1 month'],
  ])('a term of %i months is %s', (months, words) => expect(hudTermWords(months)).toBe(words));

  it.each([0, -1, 1.5])('refuses a term of %d months', (months) => {
    expect(() => hudTermWords(months)).toThrow(expect.objectContaining({ name: 'InputError', field: 'termMonths' }));
  });

  it('a penalty is the percentage of the loan, to the cent', () => {
    const { value, trace } = hudPenalty(cents(162_000_25), '2.5');
    expect([value, faultsOf(trace)]).toEqual([4050_01, []]);
    for (const percent of ['101', 'much'])
      expect(() => hudPenalty(cents(1), percent)).toThrow(expect.objectContaining({ field: 'penaltyPercent' }));
  });
});
