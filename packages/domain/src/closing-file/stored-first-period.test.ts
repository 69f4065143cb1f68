import { expect, it } from 'vitest';
import { noTerms, type StoredLoan } from '../disclosure/index.ts';
import { sampleLoan } from '../disclosure/stored-loans.fixture.ts';
import { faultsOf, stepsOf } from '../trace/index.ts';
import { closingProcedures, figuredFees, interestBegin, loanCalculations, statementFigures } from './index.ts';
import { file, noCharges } from './stored-purchase.fixture.ts';

interface Loan {
  readonly rate: string;
  readonly termMonths: number;
  readonly interestOnlyMonths?: number;
  readonly from: string | null;
  readonly firstPayment: string;
}

/** 200,000 with the interest that is calculated and 1.00 of points as the finance charge. */
function rateOf({ rate, termMonths, interestOnlyMonths = 0, from, firstPayment }: Loan) {
  const loan: StoredLoan = {
    ...sampleLoan,
    amount: 200_000_00,
    rate,
    termMonths,
    interestFrom: null,
    interestTo: null,
    firstPaymentDate: firstPayment,
    mortgageInsurance: 0,
    isInterestOnly: interestOnlyMonths > 0,
    interestOnlyMonths: interestOnlyMonths || null,
  };
  const of = { ...file, loan, closingDate: '2013-04-01', disbursementDate: from };
  const points = {
    label: 'Points',
    section: 'A',
    bucket: 'Zero',
    borrowerAtClosing: 1_00,
    isFinanceCharge: true,
  } as const;
  const fees = figuredFees(of, {
    ...noCharges,
    fees: [{ ...points, source: 'Lender' }],
    interest: { byDay: 'By day, rounded', loan },
  });
  const { loanCosts } = statementFigures(of, { payoffs: [], prorations: [], adjustments: [] }, fees).totals;
  const amortizationMonths = interestOnlyMonths > 0 ? 360 : termMonths;
  const page5 = loanCalculations(
    loan,
    {
      ...noTerms,
      amortizationMonths,
      termRounding: 'Half up',
      paymentTotal: 'Sum of the schedule',
      interestDecimals: 'Three',
    },
    { loanCosts, fees, begin: interestBegin(of, loan) },
  );
  if (page5.kind === 'open') throw new Error(JSON.stringify(page5.missing));
  const { annualPercentageRate } = page5.figures;
  expect(faultsOf(annualPercentageRate, closingProcedures)).toEqual([]);
  const first = [...stepsOf(annualPercentageRate)].find(({ label }) => label === 'First period');
  return [annualPercentageRate.value, first?.value, first?.inputs?.map(({ field }) => field)];
}

// The rates were reckoned by another program, by bisection in decimals.
it.each<[string, string, Loan]>([
  [
    '9.999',
    '0 unit-periods and 16 odd days: 16 days',
    { rate: '10', termMonths: 12, interestOnlyMonths: 11, from: '2013-04-15', firstPayment: '2013-05-01' },
  ],
  [
    '10.007',
    '1 unit-period and 29 odd days: 59 days',
    { rate: '10', termMonths: 12, interestOnlyMonths: 11, from: '2013-04-02', firstPayment: '2013-06-01' },
  ],
  [
    '12.018',
    '1 unit-period and 29 odd days: 59 days',
    { rate: '12', termMonths: 6, interestOnlyMonths: 5, from: '2013-04-02', firstPayment: '2013-06-01' },
  ],
  [
    '6.001',
    '1 unit-period and 29 odd days: 59 days',
    { rate: '6', termMonths: 84, from: '2013-04-02', firstPayment: '2013-06-01' },
  ],
  // Minor in ten years and more: disregarded, as form H-25(B) does.
  [
    '6.045',
    '1 unit-period: 59 days are a minor irregularity',
    { rate: '6', termMonths: 360, from: '2013-04-02', firstPayment: '2013-06-01' },
  ],
])('the rate is %s: %s', (percent, words, loan) => {
  expect(rateOf(loan)).toEqual([
    { kind: 'rate', percent },
    { kind: 'text', text: words },
    ['disbursementDate', 'loan.firstPaymentDate', 'loan.termMonths'],
  ]);
});

it('counts from the closing as long as no disbursement is known', () => {
  const loan = { rate: '6', termMonths: 84, from: null, firstPayment: '2013-06-01' };
  expect(rateOf(loan).slice(1)).toEqual([
    { kind: 'text', text: '2 unit-periods and 0 odd days: 60 days' },
    ['closingDate', 'loan.firstPaymentDate', 'loan.termMonths'],
  ]);
});
