import type { ClosingFile } from '@closewright/domain/closing-file';
import { type Cents, cents } from '@closewright/domain/money';
import { manualFor } from '@closewright/domain/premium';
import type { Fee, FeeSection } from '@closewright/domain/settlement';

const dollars = (amount: number): Cents => cents(Math.round(amount * 100));
const sections: readonly FeeSection[] = ['A', 'B', 'C', 'E', 'F', 'H'];

const fee = (at: number): Fee => ({
  code: `fee.${at}`,
  label: `Charge ${at}`,
  section: sections[at % sections.length] ?? 'H',
  payee: `Payee ${at % 7}`,
  bucket: 'canChange',
  source: 'typed',
  charges: [
    { paidBy: 'borrower', when: at % 9 === 0 ? 'beforeClosing' : 'atClosing', amount: dollars(100.37 + at * 13.11) },
    ...(at % 4 === 0 ? [{ paidBy: 'seller', when: 'atClosing', amount: dollars(41.09 + at) } as const] : []),
  ],
});

/** A purchase in Texas as full as they come: 40 fees, 4 prorations, 2 payoffs, two policies with endorsements, an escrow account, mortgage insurance. */
export const fullFile: ClosingFile = {
  closing: '2026-04-15',
  salePrice: dollars(365_000),
  personalProperty: dollars(1_500),
  deposit: dollars(5_000),
  sellerCredit: dollars(2_500),
  otherCredits: [{ label: 'Rebate', amount: dollars(750), party: 'Broker' }],
  lenderCredits: dollars(125.5),
  loan: {
    amount: dollars(328_500),
    rate: '6.375',
    termMonths: 360,
    interestFrom: '2026-05-01',
    prepaidInterestBasis: { daysInYear: 360, roundsDay: true },
    mortgageInsurance: dollars(132.75),
    originalValue: dollars(365_000),
  },
  prorations: [
    {
      label: 'County taxes',
      amount: dollars(5_418.22),
      period: 'annual',
      from: '2026-01-01',
      to: '2026-12-31',
      isPaid: false,
      estimatePercent: '104',
    },
    {
      label: 'City taxes',
      amount: dollars(1_907.4),
      period: 'annual',
      from: '2026-01-01',
      to: '2026-12-31',
      isPaid: false,
    },
    {
      label: 'HOA dues',
      amount: dollars(210),
      period: 'quarterly',
      from: '2026-04-01',
      to: '2026-06-30',
      isPaid: true,
    },
    { label: 'Rent', amount: dollars(1_850), period: 'monthly', from: '2026-04-01', to: '2026-04-30', isPaid: true },
  ],
  prorationChoices: { dayCount: 'actual/365', closingDayBelongsTo: 'seller', dailyDecimals: null },
  payoffs: [1, 2].map((at) => ({
    label: `Loan ${at}`,
    principal: dollars(90_000 * at + 123.45),
    interest: dollars(311.9),
    interestTo: '2026-04-01',
    goodThrough: '2026-04-30',
    perDiem: { kind: 'rate', rate: '4.25', daysInYear: 365, roundsDay: true },
    fees: [{ label: 'Release', amount: dollars(30) }],
    credits: cents(0),
  })),
  commissions: ['Listing side', 'Buyer side'].map((label) => ({
    label,
    terms: { kind: 'percent', rate: '2.5' },
    shares: [{ payee: `Broker of the ${label.toLowerCase()}`, part: 1 }],
    depositHeld: cents(0),
  })),
  fees: Array.from({ length: 40 }, (_, at) => fee(at)),
  escrow: {
    items: [
      { label: 'County taxes', disbursements: [{ month: 7, amount: dollars(5_418.22) }] },
      { label: 'City taxes', disbursements: [{ month: 7, amount: dollars(1_907.4) }] },
      { label: 'Homeowner’s insurance', disbursements: [{ month: 10, amount: dollars(2_944) }] },
    ],
    cushionMonths: 2,
    paymentRounding: 'halfUp',
  },
  premium: {
    manual: manualFor('TX', '2026-04-15'),
    order: {
      owner: { liability: dollars(365_000), endorsements: ['survey-residential-owner'] },
      loans: [{ liability: dollars(328_500), endorsements: ['t-19-residential'] }],
    },
    ownerPaidBy: 'seller',
  },
};
