import { cents } from '../money/index.ts';
import type { Fee, FeeCharge, FeeSection } from './fee.ts';
import type { Transaction } from './summaries.ts';

/** The fees and the transaction of form H-25(B), the purchase sample of Regulation Z: for tests. */
const charge =
  (paidBy: FeeCharge['paidBy'], when: FeeCharge['when']) =>
  (dollars: number): FeeCharge => ({
    paidBy,
    when,
    amount: cents(Math.round(dollars * 100)),
  });
const borrower = charge('borrower', 'atClosing');
const before = charge('borrower', 'beforeClosing');
const seller = charge('seller', 'atClosing');
const others = charge('other', 'atClosing');

const fee = (section: FeeSection, label: string, ...charges: FeeCharge[]): Fee => ({
  code: `${section} ${label}`,
  label,
  section,
  bucket: 'canChange',
  source: 'typed',
  charges,
});

export const sampleFees: readonly Fee[] = [
  fee('A', '0.25% of loan amount (points)', borrower(405)),
  fee('A', 'Application fee', borrower(300)),
  fee('A', 'Underwriting fee', borrower(1097)),
  fee('B', 'Appraisal fee', others(405)),
  fee('B', 'Credit report fee', before(29.8)),
  fee('B', 'Flood determination fee', borrower(20)),
  fee('B', 'Flood monitoring fee', borrower(31.75)),
  fee('B', 'Tax monitoring fee', borrower(75)),
  fee('B', 'Tax status research fee', borrower(80)),
  fee('C', 'Pest inspection fee', borrower(120.5)),
  fee('C', 'Survey fee', borrower(85)),
  fee('C', 'Title - Insurance binder', borrower(650)),
  fee('C', 'Title - Lender’s title insurance', borrower(500)),
  fee('C', 'Title - Settlement agent fee', borrower(500)),
  fee('C', 'Title - Title search', borrower(800)),
  fee('E', 'Recording fees', borrower(85)),
  fee('E', 'Transfer tax', seller(950)),
  fee('F', 'Homeowner’s insurance premium', borrower(1209.96)),
  fee('F', 'Prepaid interest', borrower(279.04)),
  fee('F', 'Property taxes', borrower(631.8)),
  fee('G', 'Homeowner’s insurance', borrower(201.66)),
  fee('G', 'Property taxes', borrower(210.6)),
  fee('G', 'Aggregate adjustment', borrower(-0.01)),
  fee('H', 'HOA capital contribution', borrower(500)),
  fee('H', 'HOA processing fee', borrower(150)),
  fee('H', 'Home inspection fee', borrower(750)),
  fee('H', 'Home warranty fee', seller(450)),
  fee('H', 'Real estate commission, listing side', seller(5700)),
  fee('H', 'Real estate commission, selling side', seller(5700)),
  fee('H', 'Title - Owner’s title insurance (optional)', borrower(1000)),
];

export const samplePurchase: Transaction = {
  salePrice: cents(180_000_00),
  personalProperty: cents(0),
  loanAmount: cents(162_000_00),
  deposit: cents(10_000_00),
  excessDeposit: cents(0),
  existingLoansAssumed: cents(0),
  sellerCredit: cents(2500_00),
  payoffs: [{ label: 'Payoff of first mortgage loan', amount: cents(100_000_00) }],
  otherCredits: [{ label: 'Rebate from Epsilon Title Co.', amount: cents(750_00) }],
  paidInAdvance: [{ label: 'HOA dues 4/15/13 to 4/30/13', amount: cents(80_00) }],
  unpaidBySeller: [{ label: 'County taxes 1/1/13 to 4/14/13', amount: cents(365_04) }],
};
