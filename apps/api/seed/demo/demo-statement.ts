import type { SettlementChanges } from '@closewright/contract/settlement';
import { toleranceOfSection } from '@closewright/domain/fees';
import { cents, type FormFee, facts } from './demo-facts.ts';

type NewFee = NonNullable<SettlementChanges['fees']>[number];

const bank = facts.file.lender;
const agent = facts.file.settlementAgent;
const alpha = 'Alpha Real Estate Broker Co.';
const omega = 'Omega Real Estate Broker Inc.';
const association = 'HOA Acre Inc.';

/** A fee that is reckoned: the borrower bears all of it. */
const reckoned = { borrowerAtClosing: null, borrowerAtClosingPercent: '100' } as const;

/** What the form says of a fee besides its amounts, by its name: what it is for, who is paid, and how it is reckoned. */
const details: Readonly<Record<string, Omit<NewFee, 'feeID'>>> = {
  '0.25% of loan amount (points)': {
    kind: 'Points for the interest rate',
    payeeName: bank,
    percent: '0.25',
    percentOf: 'Loan amount',
    ...reckoned,
  },
  'Application fee': { kind: 'Origination charge', payeeName: bank },
  'Underwriting fee': { kind: 'Origination charge', payeeName: bank },
  'Appraisal fee': { kind: 'Appraisal', payeeName: 'John Smith Appraisers Inc.', otherPayer: 'Lender' },
  'Credit report fee': { kind: 'Credit report', payeeName: 'Information Inc.' },
  'Flood determination fee': { kind: 'Flood certification', payeeName: 'Info Co.' },
  'Flood monitoring fee': { payeeName: 'Info Co.' },
  'Tax monitoring fee': { kind: 'Tax service', payeeName: 'Info Co.' },
  'Tax status research fee': { payeeName: 'Info Co.' },
  'Pest inspection fee': { kind: 'Pest inspection', payeeName: 'Pests Co.' },
  'Survey fee': { kind: 'Survey', payeeName: 'Surveys Co.' },
  'Title - Insurance binder': { kind: 'Title insurance binder', payeeName: agent },
  "Title - Lender's title insurance": { kind: 'Lender’s title insurance', payeeName: agent },
  'Title - Settlement agent fee': { kind: 'Settlement or closing fee', payeeName: agent },
  'Title - Title search': { kind: 'Abstract or title search', payeeName: agent },
  "Homeowner's insurance premium (12 mo.)": { kind: 'Homeowner’s insurance', payeeName: 'Insurance Co.' },
  'Property taxes (6 mo.)': {
    kind: 'County property taxes',
    payeeName: 'Any County',
    quantity: 6,
    each: 105_30,
    ...reckoned,
  },
  'HOA capital contribution': { payeeName: association },
  'HOA processing fee': { payeeName: association },
  'Home inspection fee': { payeeName: 'Engineers Inc.' },
  'Home warranty fee': { payeeName: 'XYZ Warranty Inc.' },
  "Title - Owner's title insurance (optional)": {
    kind: 'Owner’s title insurance',
    payeeName: agent,
    isOptional: true,
  },
};

/** Sections and fees that have rows of their own, or follow from the loan. */
const elsewhere = { sections: ['E', 'G'], fees: /^(Real estate commission|Prepaid interest)/ };

const isFee = ({ section, name }: FormFee): boolean =>
  !elsewhere.sections.includes(section) && !elsewhere.fees.test(name);

/** The aggregate adjustment of section G. */
const adjustmentOfForm = facts.fees.find(({ name }) => name === 'Aggregate adjustment')?.borrowerAtClosing ?? '';

/** An item of the escrow account: the form says what a month of it costs, and not when its bills are due. */
const escrowed = { monthsCollected: 2, payee: bank, paidBy: 'Buyer' } as const;

function feeOf({ section, name, ...amounts }: FormFee, at: number): NewFee {
  const detail = details[name];
  if (!detail) throw new Error(`Nothing is known of the fee ${name}`);
  return {
    feeID: -1 - at,
    label: name,
    section,
    bucket: toleranceOfSection[section],
    source: 'Typed',
    kind: 'Other',
    ...Object.fromEntries(Object.entries(amounts).map(([column, amount]) => [column, cents(amount)])),
    ...detail,
  };
}

/** How both prorations of the form are reckoned. */
const days = { dayCount: '30/360', closingDayBelongsTo: 'Buyer', dailyDecimals: 'Exact' } as const;

/**
 * The statement of the demo file: form H-25(B), each charge once. The adjustment of section G does not follow from the figures of the form: it is
 * that of the lender. The form says what the payoff comes to; principal, interest and per diem of its letter are ours.
 */
export const demoStatement: SettlementChanges = {
  statement: {
    cushionMonths: 2,
    escrowRounding: 'Nearest',
    lenderAdjustment: cents(adjustmentOfForm),
    lenderReason: 'as its closing disclosure has it',
    prepaidInterestDay: 'By day, rounded',
    amortizationMonths: facts.loan.termMonths,
    termRounding: 'Half up',
    prepaymentPenalty: 'Yes',
    penaltyPercent: facts.loan.prepaymentPenaltyPercent,
    penaltyMonths: 12 * facts.loan.prepaymentPenaltyYears,
    originalValue: cents(facts.file.salePrice),
    paymentTotal: 'Payment, not rounded',
    interestDecimals: 'Two',
    prepaidFinanceCharge: 0,
    taxesOutsideEscrow: 0,
    insuranceOutsideEscrow: 0,
    otherOutsideEscrow: 150_00,
    otherPropertyCost: 'HOA dues',
    assumption: 'Not allowed',
    demandFeature: 'No',
    lateDays: facts.loan.lateAfterDays,
    lateFeeAs: 'Percentage',
    lateFeePercent: facts.loan.lateFeePercent,
    lateFeeWords: 'the monthly principal and interest payment',
    partialPayments: 'Accepted',
    escrowAccount: 'Yes',
    escrowedYear: 'Twelve payments',
    liabilityAfterForeclosure: 'State law may protect',
  },
  fees: facts.fees.filter(isFee).map(feeOf),
  escrowItems: [
    {
      escrowItemID: -1,
      kind: 'Homeowners insurance',
      label: 'Homeowner’s insurance',
      monthlyAmount: 100_83,
      ...escrowed,
    },
    { escrowItemID: -2, kind: 'County taxes', label: 'Property taxes', monthlyAmount: 105_30, ...escrowed },
  ],
  recordingDocuments: [
    { recordingDocumentID: -1, label: 'Deed', kind: 'Deed', fee: 40_00, borrowerPart: '100' },
    { recordingDocumentID: -2, label: 'Mortgage', kind: 'Mortgage', fee: 45_00, borrowerPart: '100' },
  ],
  transferTaxes: [
    {
      transferTaxID: -1,
      label: 'Transfer tax',
      payee: 'Any State',
      level: 'State',
      method: 'Flat amount',
      flatAmount: 950_00,
      borrowerPart: '0',
    },
  ],
  commissions: [
    { commissionID: -1, label: 'listing side', paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5700_00 },
    { commissionID: -2, label: 'selling side', paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 5700_00 },
  ],
  commissionPayees: [
    { commissionPayeeID: -1, commissionID: -1, payee: alpha, part: '100' },
    { commissionPayeeID: -2, commissionID: -2, payee: omega, part: '100' },
  ],
  adjustments: [
    { adjustmentID: -1, kind: 'Seller credit', buyerAmount: cents(facts.file.sellerCredit) },
    {
      adjustmentID: -2,
      kind: 'Other credit',
      label: `Rebate from ${agent}`,
      buyerAmount: cents(facts.file.rebateFromSettlementAgent),
      party: agent,
    },
  ],
  prorations: [
    {
      prorationID: -1,
      label: 'HOA dues',
      amount: 150_00,
      period: 'Monthly',
      periodFrom: '2013-04-01',
      periodTo: '2013-04-30',
      isPaid: true,
      ...days,
    },
    {
      prorationID: -2,
      label: 'County taxes',
      amount: 1263_60,
      period: 'Annual',
      periodFrom: '2013-01-01',
      periodTo: '2013-12-31',
      ...days,
    },
  ],
  payoffs: [
    {
      payoffID: -1,
      lenderName: 'Rho Servicing',
      principal: 99_900_00,
      interest: 100_00,
      interestTo: facts.file.closing,
      goodThrough: '2013-04-30',
      perDiem: 11_00,
    },
  ],
};
