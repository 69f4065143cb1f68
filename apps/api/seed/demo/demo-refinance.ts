import type { SettlementChanges } from '@closewright/contract/settlement';
import { toleranceOfSection } from '@closewright/domain/fees';
import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { agent, company, openOrder, person } from './demo-parts.ts';

type NewFee = NonNullable<SettlementChanges['fees']>[number];

const closing = '2013-04-15';
const bank = 'Ficus Bank';
const loan = 150_000_00;

/** A loan without a seller: form H-25(E) of Regulation Z. */
export const refinanceFile = (): SeedFile => ({
  order: {
    ...openOrder,
    file_number: 'RF-1002',
    kind_of_order: OrderKind.Refinance,
    settlement_statement_type: SettlementStatementType.CDF,
    open_date: '2013-03-11',
    contract_date: null,
    commitment_date: '2013-03-25',
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '09:00',
    policy_due_date: '2013-05-20',
    sale_price_cents: null,
    earnest_money_cents: null,
    earnest_money_held_by: null,
    owner_policy_amount_cents: null,
    loan_policy_amount_cents: loan,
  },
  properties: [
    {
      address_1: '77 Harbor Lane',
      city: 'Anytown',
      state: 'ST',
      zip: '12345',
      county_name: 'Any County',
      brief_legal: null,
      parcel_id: null,
    },
  ],
  loans: [
    {
      lender_name: bank,
      amount_cents: loan,
      rate: '4.25',
      loan_number: '123456789',
      loan_type_id: 1,
      term_months: 360,
      first_payment_date: '2013-06-01',
      mic_number: '009874513',
      purpose: 'Refinance',
      product: 'Fixed Rate',
      lien_position: 1,
      note_date: closing,
      interest_from: closing,
      interest_to: '2013-05-01',
      day_basis: '360',
      mortgage_insurance_cents: 82_35,
    },
  ],
  parties: [
    person(RoleType.Buyer, 'Clara Finch'),
    person(RoleType.Buyer, 'Owen Finch'),
    company(RoleType.Lender, bank),
    company(RoleType.SettlementAgent, agent),
  ],
});

type Line = readonly [
  section: NonNullable<NewFee['section']>,
  label: string,
  kind: NonNullable<NewFee['kind']>,
  payeeName: string,
  cents: number,
  isPaidBefore?: 'before',
];

/** Each section comes to what the form prints; the form names fewer lines than a closer enters, so some of these amounts are ours. */
const lines: readonly Line[] = [
  ['A', 'Application fee', 'Origination charge', bank, 250_00],
  ['A', 'Origination fee', 'Origination charge', bank, 450_00],
  ['A', 'Underwriting fee', 'Origination charge', bank, 500_00],
  ['B', 'Appraisal fee', 'Appraisal', 'John Smith Appraisers Inc.', 405_00, 'before'],
  ['B', 'Credit report fee', 'Credit report', 'Information Inc.', 30_00, 'before'],
  ['B', 'Flood determination fee', 'Flood certification', 'Info Co.', 35_00],
  ['B', 'Tax monitoring fee', 'Tax service', 'Info Co.', 75_00],
  ['B', 'Tax status research fee', 'Other', 'Info Co.', 65_00],
  ['C', 'Title - Lender’s title insurance', 'Lender’s title insurance', agent, 400_50],
  ['C', 'Title - Settlement agent fee', 'Settlement or closing fee', agent, 300_00],
  ['C', 'Title - Title search', 'Abstract or title search', agent, 235_00],
  ['F', 'Homeowner’s insurance premium (12 mo.)', 'Homeowner’s insurance', 'Insurance Co.', 1209_96],
];

const feeOf = ([section, label, kind, payeeName, amount, before]: Line, at: number): NewFee => ({
  feeID: -1 - at,
  label,
  section,
  kind,
  payeeName,
  bucket: toleranceOfSection[section],
  source: 'Typed',
  ...(before ? { borrowerBeforeClosing: amount } : { borrowerAtClosing: amount }),
});

/** Half a percent of the loan, and taxes of six months: what is reckoned. */
const reckoned: readonly NewFee[] = [
  {
    feeID: -20,
    label: '0.5% of loan amount (points)',
    section: 'A',
    kind: 'Points for the interest rate',
    payeeName: bank,
    bucket: 'Zero',
    source: 'Typed',
    percent: '0.5',
    percentOf: 'Loan amount',
    borrowerAtClosingPercent: '100',
  },
  {
    feeID: -21,
    label: 'Property taxes (6 mo.)',
    section: 'F',
    kind: 'County property taxes',
    payeeName: 'Any County',
    bucket: 'None',
    source: 'Typed',
    quantity: 6,
    each: 105_30,
    borrowerAtClosingPercent: '100',
  },
];

/** An item of the escrow account, two months of which are collected. */
const escrowed = { monthsCollected: 2, payee: bank, paidBy: 'Buyer' } as const;

/** Its statement. The adjustment of section G is that of the lender, as in the purchase. */
export const refinanceStatement: SettlementChanges = {
  statement: {
    cushionMonths: 2,
    escrowRounding: 'Nearest',
    lenderAdjustment: -1,
    lenderReason: 'as its closing disclosure has it',
    prepaidInterestDay: 'By day, rounded',
    amortizationMonths: 360,
    termRounding: 'Half up',
    prepaymentPenalty: 'No',
    originalValue: 180_000_00,
    paymentTotal: 'Payment, not rounded',
    interestDecimals: 'Two',
    prepaidFinanceCharge: 0,
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
    escrowAccount: 'Yes',
    escrowedYear: 'Twelve payments',
    liabilityAfterForeclosure: 'State law may protect',
    estimatedLoanAmount: loan,
    estimatedClosingCosts: 5099_00,
    estimatedPayoffs: 120_000_00,
  },
  fees: [...lines.map(feeOf), ...reckoned],
  escrowItems: [
    {
      escrowItemID: -1,
      kind: 'Homeowners insurance',
      label: 'Homeowner’s insurance',
      monthlyAmount: 100_83,
      ...escrowed,
    },
    { escrowItemID: -2, kind: 'Mortgage insurance', label: 'Mortgage insurance', monthlyAmount: 82_35, ...escrowed },
    { escrowItemID: -3, kind: 'County taxes', label: 'Property taxes', monthlyAmount: 105_30, ...escrowed },
  ],
  recordingDocuments: [
    { recordingDocumentID: -1, label: 'Mortgage', kind: 'Mortgage', fee: 60_00, borrowerPart: '100' },
  ],
  adjustments: [{ adjustmentID: -1, kind: 'Lender credit', buyerAmount: 500_00 }],
  payoffs: [
    {
      payoffID: -1,
      lenderName: 'Rho Servicing',
      principal: 115_000_00,
      interest: 0,
      interestTo: closing,
      goodThrough: '2013-04-30',
      perDiem: 0,
    },
  ],
};
