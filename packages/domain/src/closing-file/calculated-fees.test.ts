import { expect, it } from 'vitest';
import { floridaTaxes } from '../government-charges/index.ts';
import { cents } from '../money/index.ts';
import { manualFor } from '../premium/index.ts';
import type { FeeOrEntry } from '../settlement/index.ts';
import { closeFile, type PurchaseFile } from './index.ts';

const none = cents(0);
const applicationFee = (final: number): FeeOrEntry => ({
  code: 'application',
  label: 'Application fee',
  section: 'A',
  bucket: 'zero',
  source: 'typed',
  charges: [{ paidBy: 'borrower', when: 'atClosing', amount: cents(final) }],
  estimate: cents(500_00),
});
const manual = manualFor('TX', '2026-04-15');
const file = (applicationFinal: number): PurchaseFile => ({
  closing: '2026-04-15',
  salePrice: cents(268_500_00),
  personalProperty: none,
  deposit: none,
  sellerCredit: none,
  otherCredits: [],
  lenderCredits: none,
  payoffs: [],
  prorations: [],
  prorationChoices: { dayCount: 'actual/365', closingDayBelongsTo: 'buyer', dailyDecimals: null },
  commissions: [],
  loan: {
    amount: cents(200_000_00),
    rate: '6',
    termMonths: 360,
    interestFrom: '2026-05-01',
    prepaidInterestBasis: { daysInYear: 365, roundsDay: true },
    mortgageInsurance: none,
    originalValue: cents(268_500_00),
  },
  fees: [applicationFee(applicationFinal)],
  taxes: { taxes: floridaTaxes({ isMiamiDade: false, isSingleFamily: true }) },
  premium: {
    manual,
    order: {
      owner: { liability: cents(268_500_00) },
      loans: [{ liability: cents(200_000_00), endorsements: ['t-19-residential'] }],
    },
    ownerPaidBy: 'seller',
  },
});

it.each([
  ['nothing that was estimated rose', 500_00, 0],
  ['only the rise of what was estimated', 530_00, 30_00],
])('calculated premiums and taxes, which a file cannot estimate, are no cure: %s', (_, final, cure) => {
  const { figures, statements } = closeFile(file(final));
  expect([figures.get('premium')?.value, figures.get('tax.fl-note')?.value]).not.toContain(undefined);
  expect(figures.get('cure')?.value ?? 0).toBe(cure);
  expect(statements.gfe?.cure.total.value).toBe(cure);
});
