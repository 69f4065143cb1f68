import { describe, expect, it } from 'vitest';
import { noDisclosures } from '../disclosure/index.ts';
import { sampleLoan, sampleTerms } from '../disclosure/stored-loans.fixture.ts';
import { noPropertyCosts, reckoned, type StatedLoan, type StoredCharges, toCloseWithLoan } from './index.ts';
import { storedFee } from './statement-document.fixture.ts';
import { file, noCharges, rows } from './stored-purchase.fixture.ts';

/** A statement of form H-25(B) that says all of its loan; what goes into escrow is typed. */
const whole: StatedLoan = {
  loan: sampleLoan,
  stated: {
    ...sampleTerms,
    ...noDisclosures,
    ...noPropertyCosts,
    prepaymentPenalty: 'No',
    paymentTotal: 'Payment, not rounded',
    interestDecimals: 'Three',
    prepaidFinanceCharge: 0,
    monthlyEscrow: 206_13,
    taxesOutsideEscrow: 0,
    insuranceOutsideEscrow: 0,
    otherOutsideEscrow: 0,
    assumption: 'Not allowed',
    demandFeature: 'No',
    lateDays: 15,
    lateFeeAs: 'Percentage',
    lateFeePercent: '5',
    lateFeeWords: 'the monthly principal and interest payment',
    partialPayments: 'Accepted',
    liabilityAfterForeclosure: 'State law may protect',
    escrowAccount: 'No, declined',
    escrowWaiverFee: 0,
  },
  properties: [{ address: '456 Somewhere Ave', field: 'file.properties.1.address1' }],
};
const interest: Partial<StoredCharges> = { interest: { byDay: 'By day, exact', loan: sampleLoan } };

function asked(loan: Partial<StatedLoan>, charges: Partial<StoredCharges> = interest): string[] {
  const state = reckoned(file, rows, { ...noCharges, ...charges });
  return toCloseWithLoan(state.toClose, { ...whole, ...loan }, state).map(({ kind, field }) => `${kind} ${field}`);
}
const without = (...names: (keyof StatedLoan['stated'])[]) => ({
  stated: { ...whole.stated, ...Object.fromEntries(names.map((name) => [name, null])) },
});

describe('what the pages of a loan need is needed to close', () => {
  it.each<[string, Partial<StatedLoan>, readonly string[]]>([
    ['nothing, of one that says all', {}, []],
    ['the loan terms', without('prepaymentPenalty'), ['missing prepaymentPenalty']],
    ['the projected payments', without('taxesOutsideEscrow'), ['missing taxesOutsideEscrow']],
    [
      'page 4, and the liability of page 5',
      without('assumption', 'escrowAccount', 'liabilityAfterForeclosure'),
      ['missing assumption', 'missing liabilityAfterForeclosure', 'missing escrowAccount'],
    ],
    ['the property that secures it', { properties: [] }, ['missing securityInterest']],
    ['page 5', without('paymentTotal', 'interestDecimals'), ['missing paymentTotal', 'missing interestDecimals']],
    ['what several pages ask for, once', without('termRounding'), ['missing termRounding']],
    ['of the loan itself', { loan: { ...sampleLoan, rate: null } }, ['missing loan.rate']],
  ])('%s', (_, loan, expected) => {
    expect(asked(loan)).toEqual(expected);
  });

  it('before what only wants a look', () => {
    const fees = [storedFee(1, { borrowerAtClosing: 85_00 })];
    expect(asked(without('assumption'), { ...interest, fees })).toEqual([
      'missing assumption',
      'look fees.0.payeeName',
    ]);
  });

  it('but not of prepaid interest, where a fee is typed in its place', () => {
    const loan = { ...sampleLoan, dayBasis: null };
    const charges = { interest: { byDay: 'By day, exact', loan } as const };
    expect(asked({}, charges)).toEqual(['missing loan.dayBasis']);
    const fees = [
      storedFee(1, { section: 'F', label: 'Prepaid interest', payeeName: 'Ficus Bank', borrowerAtClosing: 1 }),
    ];
    expect(asked({}, { ...charges, fees })).toEqual(['look fees.0.label']);
  });
});
