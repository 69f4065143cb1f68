import { cents } from '../money/index.ts';
import type { Fee, FeeCharge, FeeSection } from './fee.ts';
import type { FeeKind } from './fee-kinds.ts';
import type { Transaction } from './transaction.ts';

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
const lender = (dollars: number): FeeCharge => ({ ...charge('other', 'atClosing')(dollars), payer: 'lender' });

const fee = (section: FeeSection, label: string, kind: FeeKind, payee: string, ...charges: FeeCharge[]): Fee => ({
  code: `${section} ${label}`,
  label,
  section,
  kind,
  payee,
  bucket: 'canChange',
  source: 'typed',
  charges,
});

export const sampleFees: readonly Fee[] = [
  fee('A', '0.25% of loan amount (points)', 'ratePoints', 'Ficus Bank', borrower(405)),
  fee('A', 'Application fee', 'origination', 'Ficus Bank', borrower(300)),
  fee('A', 'Underwriting fee', 'origination', 'Ficus Bank', borrower(1097)),
  fee('B', 'Appraisal fee', 'appraisal', 'John Smith Appraisers Inc.', lender(405)),
  fee('B', 'Credit report fee', 'creditReport', 'Information Inc.', before(29.8)),
  fee('B', 'Flood determination fee', 'floodCertification', 'Info Co.', borrower(20)),
  fee('B', 'Flood monitoring fee', 'general', 'Info Co.', borrower(31.75)),
  fee('B', 'Tax monitoring fee', 'taxService', 'Info Co.', borrower(75)),
  fee('B', 'Tax status research fee', 'general', 'Info Co.', borrower(80)),
  fee('C', 'Pest inspection fee', 'pestInspection', 'Pests Co.', borrower(120.5)),
  fee('C', 'Survey fee', 'survey', 'Surveys Co.', borrower(85)),
  fee('C', 'Title - Insurance binder', 'titleBinder', 'Epsilon Title Co.', borrower(650)),
  fee('C', 'Title - Lender’s title insurance', 'lendersTitleInsurance', 'Epsilon Title Co.', borrower(500)),
  fee('C', 'Title - Settlement agent fee', 'settlementFee', 'Epsilon Title Co.', borrower(500)),
  fee('C', 'Title - Title search', 'titleSearch', 'Epsilon Title Co.', borrower(800)),
  fee('E', 'Recording fees', 'recording', 'County recorder', borrower(85)),
  fee('E', 'Transfer tax', 'stateTransferTax', 'Any State', seller(950)),
  fee('F', 'Homeowner’s insurance premium', 'homeownersInsurance', 'Insurance Co.', borrower(1209.96)),
  fee('F', 'Prepaid interest', 'prepaidInterest', 'Ficus Bank', borrower(279.04)),
  fee('F', 'Property taxes', 'countyPropertyTaxes', 'Any County', borrower(631.8)),
  fee('G', 'Homeowner’s insurance', 'homeownersInsurance', 'Ficus Bank', borrower(201.66)),
  fee('G', 'Property taxes', 'countyPropertyTaxes', 'Ficus Bank', borrower(210.6)),
  fee('G', 'Aggregate adjustment', 'aggregateAdjustment', 'Ficus Bank', borrower(-0.01)),
  fee('H', 'HOA capital contribution', 'general', 'HOA Acre Inc.', borrower(500)),
  fee('H', 'HOA processing fee', 'general', 'HOA Acre Inc.', borrower(150)),
  fee('H', 'Home inspection fee', 'general', 'Engineers Inc.', borrower(750)),
  fee('H', 'Home warranty fee', 'general', 'XYZ Warranty Inc.', seller(450)),
  fee('H', 'Real estate commission, listing side', 'commission', 'Alpha Real Estate Broker', seller(5700)),
  fee('H', 'Real estate commission, selling side', 'commission', 'Omega Real Estate Broker', seller(5700)),
  fee('H', 'Title - Owner’s title insurance (optional)', 'ownersTitleInsurance', 'Epsilon Title Co.', borrower(1000)),
];

export const samplePurchase: Transaction = {
  salePrice: cents(180_000_00),
  personalProperty: cents(0),
  loanAmount: cents(162_000_00),
  deposit: cents(10_000_00),
  excessDeposit: cents(0),
  existingLoansAssumed: cents(0),
  sellerCredit: cents(2500_00),
  payoffs: [{ label: 'Payoff of first mortgage loan', amount: cents(100_000_00), party: 'Rho Servicing' }],
  otherCredits: [{ label: 'Rebate from Epsilon Title Co.', amount: cents(750_00), party: 'Epsilon Title Co.' }],
  paidInAdvance: [{ label: 'HOA dues 4/15/13 to 4/30/13', amount: cents(80_00) }],
  unpaidBySeller: [{ label: 'County taxes 1/1/13 to 4/14/13', amount: cents(365_04), kind: 'countyTaxes' }],
};
