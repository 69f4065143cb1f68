import { describe, expect, it } from 'vitest';
import { noReverse, noTerms, type StoredLoan, type StoredReverse, type StoredTerms } from '../disclosure/index.ts';
import { sampleLoan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import { emptyEscrowItem } from '../escrow-account/index.ts';
import type { HudTermName } from '../settlement/index.ts';
import { faultsOf, type Trace } from '../trace/index.ts';
import { hudLoanTermsPage, isHudQuestion } from './hud-loan-terms.ts';
import { closingProcedures } from './procedures.ts';
import { noPropertyCosts, type StoredPropertyCosts } from './property-costs.ts';
import { file, noCharges } from './stored-purchase.fixture.ts';

type Stated = StoredTerms & StoredPropertyCosts & StoredReverse;
const stated: Stated = {
  ...noPropertyCosts,
  ...noReverse,
  ...sampleTerms,
  prepaymentPenalty: 'Yes',
  penaltyPercent: '2',
  monthlyEscrow: 206_13,
};
const pageOf = (loan: Partial<StoredLoan> = {}, said: Partial<Stated> = {}, escrow = noCharges.escrow) =>
  hudLoanTermsPage(
    { loan: { ...sampleLoan, ...loan }, stated: { ...stated, ...said } },
    { file, charges: { ...noCharges, escrow }, fees: [] },
  );
const shown = ({ value }: Trace) =>
  value.kind === 'money'
    ? value.cents
    : value.kind === 'rate'
      ? value.percent
      : value.kind === 'text'
        ? value.text
        : value;
const lineOf = (name: HudTermName, ...given: Parameters<typeof pageOf>) => {
  const line = pageOf(...given).lines.find((each) => each.name === name);
  if (!line) throw new Error(`No line ${name}`);
  const { figure, answer, details, missing } = line;
  return {
    figure: figure && shown(figure),
    isYes: answer?.isYes ?? null,
    details: details.map(({ words, trace }) => (trace ? [words, shown(trace)] : words)),
    missing: Object.keys(missing),
  };
};
const says = (figure: unknown, isYes: boolean | null = null, details: unknown[] = [], missing: string[] = []) => ({
  figure,
  isYes,
  details,
  missing,
});

describe('page 3 of form H-25(B) as a HUD-1 of 2010', () => {
  it.each<[HudTermName, ReturnType<typeof says>]>([
    ['initialAmount', says(162_000_00)],
    ['term', says('30 years')],
    ['initialRate', says('3.875')],
    // 761.78 and a premium of 82.35.
    ['initialMonthly', says(844_13, null, ['Includes principal, interest, mortgage insurance'])],
    ['rateRises', says(null, false)],
    ['balanceRises', says(null, false)],
    ['amountRises', says(null, false)],
    ['penalty', says(null, true, [['Your maximum prepayment penalty is', 3240_00]])],
    ['balloon', says(null, false)],
    // With 206.13 of escrow.
    ['totalMonthly', says(1050_26, null, [['You have an additional monthly escrow payment of', 206_13]])],
  ])('%s', (name, expected) => expect(lineOf(name)).toEqual(expected));

  it('every figure can be reckoned again', () => {
    const { lines, missing } = pageOf({ termMonths: 84, isInterestOnly: true, interestOnlyMonths: 60 });
    expect(missing).toEqual([]);
    const traces = lines.flatMap(({ name, figure, details }) => [
      ...(figure && name !== 'term' ? [figure] : []),
      ...details.flatMap(({ trace }) => trace ?? []),
    ]);
    expect(traces.length).toBeGreaterThan(8);
    for (const trace of traces) expect(faultsOf(trace, closingProcedures)).toEqual([]);
  });
});

describe('loans of other kinds', () => {
  it('a balloon after seven years, with its day', () => {
    const [detail] = lineOf('balloon', { termMonths: 84 }).details;
    // Payment 84 is due 83 months after June 1, 2013.
    expect(detail).toEqual(['You have a balloon payment, due in 7 years on 05/01/2020, of', 139_774_80]);
    expect(lineOf('balloon', { termMonths: 84, firstPaymentDate: null }).missing).toEqual(['loan.firstPaymentDate']);
  });

  it('interest alone for five years: no principal at first, and the first increase on the day of payment 61', () => {
    const loan = { isInterestOnly: true, interestOnlyMonths: 60 };
    // 162,000.00 at 3.875 % for a month is 523.13, and with insurance 605.48.
    expect(lineOf('initialMonthly', loan)).toEqual(says(605_48, null, ['Includes interest, mortgage insurance']));
    const { details, isYes } = lineOf('amountRises', loan);
    // 843.95 over the 300 months that are left, and insurance.
    expect([isYes, details]).toEqual([
      true,
      [
        ['The first increase can be on 06/01/2018, and the monthly amount owed can rise to', 926_30],
        ['The maximum it can ever rise to is', 926_30],
      ],
    ]);
    // Insurance that has ended by then is no part of it.
    expect(lineOf('amountRises', loan, { insuranceMonths: 24 }).details.flat()).toContain(843_95);
    expect(lineOf('amountRises', loan, { originalValue: null }).missing).toEqual(['originalValue']);
  });

  it('without escrow the borrower pays these items; with items of the account their boxes are named', () => {
    expect(lineOf('totalMonthly', {}, { monthlyEscrow: 0 }).details).toHaveLength(2);
    const item = (
      kind: 'County taxes' | 'City taxes' | 'Flood insurance' | 'Mortgage insurance',
      monthlyAmount: number,
    ) => ({
      item: { ...emptyEscrowItem, kind, monthlyAmount, monthsCollected: 2, paidBy: 'Buyer' as const },
      bills: [],
    });
    const account = {
      terms: { cushionMonths: 2, paymentRounding: 'Nearest' as const },
      firstPayment: { day: '2013-06-01', source: 'The loan' },
      items: [
        item('County taxes', 100_00),
        item('City taxes', 5_30),
        item('Flood insurance', 20_00),
        item('Mortgage insurance', 82_35),
      ],
    };
    expect(lineOf('totalMonthly', {}, { monthlyEscrow: null }, account)).toEqual(
      says(969_43, null, [
        ['You have an additional monthly escrow payment of', 125_30],
        'It includes Property taxes, Flood insurance',
      ]),
    );
  });
});

describe('a reverse mortgage', () => {
  const reverse = { ...noTerms, reverseMortgage: 'Until an event', prepaymentPenalty: 'No', monthlyEscrow: 0 } as const;
  const loan = { termMonths: null, firstPaymentDate: null, mortgageInsurance: null };

  it.each<[HudTermName, ReturnType<typeof says>]>([
    ['initialAmount', says(162_000_00)],
    ['term', says('N/A')],
    ['initialMonthly', says('N/A')],
    ['balanceRises', says(null, true, ['It can rise to a maximum of: Unknown'])],
    ['amountRises', says(null, false)],
    ['balloon', says(null, false)],
  ])('%s, as Appendix A says', (name, expected) => expect(lineOf(name, loan, reverse)).toEqual(expected));

  it('of a fixed term has that term, and charges that draws pay are $0*', () => {
    expect(lineOf('term', { termMonths: 120 }, { ...reverse, reverseMortgage: 'For a fixed term' }).figure).toBe(
      '10 years',
    );
    expect(lineOf('totalMonthly', loan, { ...reverse, drawnItems: 'Property taxes' })).toEqual(
      says(null, null, [
        'You have an additional monthly escrow payment of $0*. It includes Property taxes',
        '* Paid by or through draws from the principal limit',
      ]),
    );
    expect(pageOf(loan, reverse).missing).toEqual([]);
  });
});

const moving = {
  isAdjustableRate: true,
  armIndex: 'SOFR',
  armMargin: '2.25',
  firstAdjustmentMonths: 60,
  adjustmentMonths: 12,
  maximumRate: '8.875',
} as const;

it('an adjustable rate is told by the highest course that its caps allow, wherever the index stands', () => {
  for (const indexRate of ['1.625', '4', null]) {
    const caps = { firstCap: '2', laterCap: '2', indexRate };
    expect(lineOf('rateRises', moving, caps)).toEqual(
      says(null, true, [
        ['It can rise to a maximum of', '8.875'],
        'The first change will be on 05/01/2018 and can change again every 12 months after that',
        'Every change date, your interest rate can increase or decrease by 2%',
        'Over the life of the loan, your interest rate is guaranteed to never be lower than 2.25% or higher than 8.875%',
      ]),
    );
    // 931.00 and 1,203.84 of principal and interest, and 82.35 of insurance.
    expect(lineOf('amountRises', moving, caps).details).toEqual([
      ['The first increase can be on 06/01/2018, and the monthly amount owed can rise to', 1013_35],
      ['The maximum it can ever rise to is', 1286_19],
    ]);
  }
});

it.each<[string, HudTermName, Partial<StoredLoan>, Partial<Stated>, string[]]>([
  ['the amount', 'initialAmount', { amount: null }, {}, ['loanAmount']],
  ['the term', 'term', { termMonths: null }, {}, ['loan.termMonths']],
  ['the rate', 'initialRate', { rate: null }, {}, ['loan.rate']],
  ['the premium', 'initialMonthly', { mortgageInsurance: null }, {}, ['loan.mortgageInsurance']],
  ['the rounding', 'balloon', {}, { termRounding: null }, ['termRounding']],
  ['caps of the rate', 'rateRises', moving, { firstCap: '2' }, ['laterCap']],
  ['how the balance grows', 'balanceRises', { isNegativeAmortization: true }, {}, ['loan.isNegativeAmortization']],
  ['the penalty', 'penalty', {}, { prepaymentPenalty: null }, ['prepaymentPenalty']],
  ['how much the penalty is', 'penalty', {}, { penaltyPercent: null }, ['penaltyPercent']],
  ['escrow', 'totalMonthly', {}, { monthlyEscrow: null }, ['monthlyEscrow']],
])('a line is open for want of %s, and says so', (_, name, loan, said, fields) => {
  expect(lineOf(name, loan, said).missing).toEqual(fields);
  expect(pageOf(loan, said).missing.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
});

it('five lines ask, the others are amounts', () => {
  expect(pageOf().lines.flatMap(({ name }) => (isHudQuestion(name) ? name : []))).toEqual([
    'rateRises',
    'balanceRises',
    'amountRises',
    'penalty',
    'balloon',
  ]);
});
