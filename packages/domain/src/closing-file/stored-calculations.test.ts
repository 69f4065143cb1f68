import { describe, expect, it } from 'vitest';
import type { StoredLoan, StoredTerms } from '../disclosure/index.ts';
import { sampleLoan as loan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import { faultsOf } from '../trace/index.ts';
import {
  type CalculationName,
  closingProcedures,
  type FiguredFee,
  figuredFees,
  financeChargeAtClosing,
  interestBegin,
  loanCalculations,
  statementFigures,
} from './index.ts';
import { fees, file, noCharges, rows } from './stored-purchase.fixture.ts';

const stated: StoredTerms = {
  ...sampleTerms,
  paymentTotal: 'Payment, not rounded',
  interestDecimals: 'Two',
  prepaidFinanceCharge: 0,
};
interface Changes {
  readonly loan?: Partial<StoredLoan>;
  readonly stated?: Partial<StoredTerms>;
  readonly fees?: readonly FiguredFee[];
}
const made = (changes: Changes = {}) => {
  const charged = changes.fees ?? fees;
  const { loanCosts } = statementFigures(file, rows, charged).totals;
  return loanCalculations(
    { ...loan, ...changes.loan },
    { ...stated, ...changes.stated },
    { loanCosts, fees: charged, begin: interestBegin(file, loan) },
  );
};
const figures = (changes: Changes = {}) => {
  const known = made(changes);
  if (known.kind === 'open') throw new Error(JSON.stringify(known.missing));
  return known.figures;
};
const open = (changes: Changes) => {
  const known = made(changes);
  return known.kind === 'open' ? known.missing.map(({ field }) => field) : [];
};

describe('page 5 of a stored statement', () => {
  it.each<[CalculationName, object]>([
    ['totalOfPayments', { kind: 'money', cents: 285_803_36 }],
    ['financeCharge', { kind: 'money', cents: 118_830_27 }],
    ['amountFinanced', { kind: 'money', cents: 162_000_00 }],
    ['annualPercentageRate', { kind: 'rate', percent: '4.174' }],
    ['totalInterestPercentage', { kind: 'rate', percent: '69.46' }],
  ])('%s is that of form H-25(B), and can be reckoned again', (name, value) => {
    const trace = figures()[name];
    expect(trace.value).toEqual(value);
    expect(faultsOf(trace, closingProcedures)).toEqual([]);
  });

  it('says what five years come to, in whole dollars', () => {
    const { paidInFiveYears, principalInFiveYears } = figures();
    expect(principalInFiveYears.value).toEqual({ kind: 'money', cents: 15_773_00 });
    expect(paidInFiveYears.value).toMatchObject({ kind: 'money' });
    for (const trace of [paidInFiveYears, principalInFiveYears]) expect(faultsOf(trace, closingProcedures)).toEqual([]);
  });

  it('takes the fees that are flagged, and the prepaid interest, as the finance charge, and not a sum besides', () => {
    const flagged = fees.map(
      (each): FiguredFee =>
        each.kind === 'figure' && each.fee.section === 'A'
          ? { ...each, fee: { ...each.fee, isFinanceCharge: true, source: 'typed' } }
          : each,
    );
    const financed = figures({ fees: flagged, stated: { prepaidFinanceCharge: null } }).amountFinanced;
    expect(financed.value).toEqual({ kind: 'money', cents: 162_000_00 - (1802_00 + 279_04) });
    expect(open({ fees: flagged })).toEqual(['prepaidFinanceCharge']);
  });

  const withoutInterest = fees.filter((each) => each.kind === 'open' || !/Prepaid interest/.test(each.fee.label));
  const openFlagged: FiguredFee = {
    kind: 'open',
    section: 'H',
    missing: [{ field: 'fees.8.amount', words: 'Points' }],
    isFinanceCharge: true,
  };
  const openFee: FiguredFee = { kind: 'open', section: 'F', missing: [{ field: 'fees.7.amount', words: 'Premium' }] };

  it.each<[string, Changes, string[]]>([
    ['the rate', { loan: { rate: null } }, ['loan.rate']],
    ['mortgage insurance', { loan: { mortgageInsurance: null } }, ['loan.mortgageInsurance']],
    ['its end', { stated: { originalValue: null } }, ['originalValue']],
    ['how payments add up', { stated: { paymentTotal: null } }, ['paymentTotal']],
    ['the decimals', { stated: { interestDecimals: null } }, ['interestDecimals']],
    ['the finance charge', { stated: { prepaidFinanceCharge: null } }, ['prepaidFinanceCharge']],
    ['prepaid interest', { fees: withoutInterest }, ['prepaidInterestDay']],
    ['a fee of section F', { fees: [...fees, openFee] }, ['fees.7.amount']],
    [
      'a fee of section H that is a finance charge',
      { fees: [...fees, openFlagged], stated: { prepaidFinanceCharge: null } },
      ['fees.8.amount'],
    ],
    [
      'a rate, where a cent is financed',
      {
        loan: { amount: 100_00, rate: '0', termMonths: 1 },
        stated: { amortizationMonths: 1, prepaidFinanceCharge: 99_99 },
      },
      ['prepaidFinanceCharge'],
    ],
    ['all that is financed', { stated: { prepaidFinanceCharge: 162_000_00 } }, ['prepaidFinanceCharge']],
  ])('is open for want of %s', (_, changes, missing) => {
    expect(open(changes)).toEqual(missing);
  });

  it('lists what the borrower pays of the fees that are flagged, each with the field that makes it one', () => {
    const row = { label: 'Points', section: 'A', bucket: 'Zero', source: 'Lender', isFinanceCharge: true } as const;
    const typed = [
      { ...row, borrowerAtClosing: 500_00 },
      { ...row, label: 'By the seller', sellerAtClosing: 100_00 },
      { ...row, label: 'No finance charge', isFinanceCharge: false, borrowerAtClosing: 50_00 },
      { ...row, label: 'Open' },
    ];
    const interest = { byDay: 'By day, rounded', loan } as const;
    const charged = figuredFees({ ...file, loan }, { ...noCharges, fees: typed, interest });
    const { lines, total } = financeChargeAtClosing({ ...stated, prepaidFinanceCharge: null }, charged);
    expect(lines.map(({ label, section, amount, field }) => [label, section, amount.value, field])).toEqual([
      ['Points', 'A', 500_00, 'fees.0.isFinanceCharge'],
      ['Prepaid interest', 'F', 279_04, 'prepaidInterestDay'],
    ]);
    expect(total.kind === 'open' && Object.keys(total.missing)).toEqual(['fees.3.borrowerAtClosing']);
    const known = financeChargeAtClosing(
      { ...stated, prepaidFinanceCharge: null },
      charged.filter(({ kind }) => kind === 'figure'),
    );
    expect(known.total).toMatchObject({ kind: 'figure', value: 779_04 });
  });

  // The rate is 4.17399…, the charge 118,830.27.
  it.each([
    [
      { disclosedRate: null, disclosedFinanceCharge: null },
      { rate: null, financeCharge: null },
    ],
    [
      { disclosedRate: '4.174', disclosedFinanceCharge: 118_830_27 },
      { rate: true, financeCharge: true },
    ],
    [
      { disclosedRate: '4.05', disclosedFinanceCharge: 118_730_27 },
      { rate: true, financeCharge: true },
    ],
    [
      { disclosedRate: '4.048', disclosedFinanceCharge: 118_730_26 },
      { rate: false, financeCharge: false },
    ],
    [
      { disclosedRate: '4.3', disclosedFinanceCharge: 200_000_00 },
      { rate: false, financeCharge: true },
    ],
  ])('says whether %o is still accurate', (before, accuracy) => {
    expect(made({ stated: before })).toMatchObject({ accuracy });
  });

  it('of payments that change is the sum of the schedule, whatever is said of level ones', () => {
    const changing = { loan: { isInterestOnly: true, interestOnlyMonths: 60 }, stated: { paymentTotal: null } };
    expect(figures(changing).totalOfPayments.value).not.toEqual(figures().totalOfPayments.value);
  });
});
