import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTerms, type StoredLoan, type StoredTerms } from '../disclosure/index.ts';
import { sampleLoan } from '../disclosure/stored-loans.fixture.ts';
import { faultsOf, type Trace } from '../trace/index.ts';
import { closingProcedures, figuredFees, interestBegin, loanCalculations, statementFigures } from './index.ts';
import { file, noCharges } from './stored-purchase.fixture.ts';

const amount = fc.integer({ min: 0, max: 3_000_00 });
const loans = fc.record({
  amount: fc.integer({ min: 50_000_00, max: 900_000_00 }),
  rate: fc.constantFrom('2.75', '3.875', '6', '8.125'),
  years: fc.integer({ min: 5, max: 40 }),
  interestOnlyYears: fc.integer({ min: 0, max: 4 }),
  isBalloon: fc.boolean(),
  premium: fc.integer({ min: 0, max: 200_00 }),
  points: amount,
  isFlagged: fc.boolean(),
  insuranceAtClosing: amount,
  paymentTotal: fc.constantFrom('Payment, not rounded' as const, 'Sum of the schedule' as const),
});

const moneyOf = ({ value }: Trace): number => (value.kind === 'money' ? value.cents : Number.NaN);
const inputsOf = ({ inputs = [] }: Trace) => Object.fromEntries(inputs.map((input) => [input.label, input]));

describe('page 5 of any loan that can be stored', () => {
  it('counts each part once: what is paid is what was lent, what it costs and what is paid at closing besides', () => {
    fc.assert(
      fc.property(loans, (made) => {
        const loan: StoredLoan = {
          ...sampleLoan,
          amount: made.amount,
          rate: made.rate,
          termMonths: 12 * made.years,
          mortgageInsurance: made.premium,
          isInterestOnly: made.interestOnlyYears > 0,
          interestOnlyMonths: made.interestOnlyYears > 0 ? 12 * made.interestOnlyYears : null,
        };
        const stated: StoredTerms = {
          ...noTerms,
          amortizationMonths: made.isBalloon ? 480 : 12 * made.years,
          termRounding: 'Half up',
          originalValue: made.amount,
          paymentTotal: made.paymentTotal,
          interestDecimals: 'Three',
          prepaidFinanceCharge: made.isFlagged ? null : 0,
        };
        const of = { ...file, loan };
        const row = { bucket: 'Zero', source: 'Lender' } as const;
        const fees = figuredFees(of, {
          ...noCharges,
          fees: [
            { ...row, label: 'Points', section: 'A', borrowerAtClosing: made.points, isFinanceCharge: made.isFlagged },
            {
              ...row,
              label: 'Mortgage insurance',
              section: 'G',
              kind: 'Mortgage insurance',
              borrowerAtClosing: made.insuranceAtClosing,
            },
          ],
          interest: { byDay: 'By day, rounded', loan },
        });
        const { loanCosts } = statementFigures(of, { payoffs: [], prorations: [], adjustments: [] }, fees).totals;
        const page5 = loanCalculations(loan, stated, { loanCosts, fees, begin: interestBegin(of, loan) });
        if (page5.kind === 'open') throw new Error(JSON.stringify(page5.missing));
        const { totalOfPayments, financeCharge, amountFinanced, annualPercentageRate } = page5.figures;
        const interest = inputsOf(totalOfPayments)['Prepaid interest'];
        const charged = made.isFlagged ? made.points + made.insuranceAtClosing + moneyOf(interest as Trace) : 0;
        expect(moneyOf(amountFinanced)).toBe(made.amount - charged);
        const atClosing = moneyOf(interest as Trace) + made.points + made.insuranceAtClosing;
        expect(moneyOf(totalOfPayments)).toBe(made.amount + moneyOf(financeCharge) - charged + atClosing);
        // What costs more than its interest has a rate above that of the note.
        const { value } = annualPercentageRate;
        const percent = value.kind === 'rate' ? Number(value.percent) : Number.NaN;
        expect(percent).toBeGreaterThanOrEqual(Number(made.rate) - 0.001);
        for (const trace of Object.values(page5.figures)) expect(faultsOf(trace, closingProcedures)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
