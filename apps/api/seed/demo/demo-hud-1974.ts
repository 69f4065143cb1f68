import type { SettlementChanges } from '@closewright/contract/settlement';
import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { agent, company, openOrder, person } from './demo-parts.ts';

const closing = '2026-12-10';
const price = 120_000_00;
const loan = 96_000_00;
const bank = 'Ficus Bank';
const broker = 'Alpha Real Estate Broker Co.';

/** A purchase with a loan on a HUD-1 of 1974. */
export const hud1974File = (): SeedFile => ({
  order: {
    ...openOrder,
    file_number: 'HL-1004',
    kind_of_order: OrderKind.Purchase,
    settlement_statement_type: SettlementStatementType.HUD1974,
    open_date: '2026-11-05',
    contract_date: '2026-11-03',
    commitment_date: '2026-11-17',
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '10:00',
    policy_due_date: '2027-01-11',
    sale_price_cents: price,
    earnest_money_cents: 3_000_00,
    earnest_money_held_by: agent,
    owner_policy_amount_cents: price,
    loan_policy_amount_cents: loan,
  },
  properties: [
    {
      address_1: '9 Mill Race',
      city: 'Anytown',
      state: 'ST',
      zip: '12345',
      county_name: 'Any County',
      brief_legal: 'Lot 9, Mill Race Addition',
      parcel_id: null,
    },
  ],
  loans: [
    {
      lender_name: bank,
      amount_cents: loan,
      rate: '6',
      loan_number: 'HL-40417',
      loan_type_id: 1,
      term_months: 360,
      first_payment_date: '2027-02-01',
      mic_number: null,
      purpose: 'Purchase',
      product: 'Fixed Rate',
      lien_position: 1,
      note_date: closing,
      interest_from: closing,
      interest_to: '2027-01-01',
      day_basis: '360',
      mortgage_insurance_cents: 0,
    },
  ],
  parties: [
    person(RoleType.Buyer, 'Ida Moss'),
    person(RoleType.Seller, 'Karl Reed'),
    company(RoleType.Lender, bank),
    { ...company(RoleType.Realtor, broker), buyer_seller_id: RoleType.Seller },
    company(RoleType.SettlementAgent, agent),
  ],
});

/** Two months: an account that begins with them holds at most a sixth of the year’s bills at its lowest, whenever they fall due (12 CFR 1024.17(c)(1)(i)). */
const escrowed = { monthsCollected: 2, payee: bank, paidBy: 'Buyer' } as const;
const typed = { bucket: 'None', source: 'Typed' } as const;

/** Its statement: on this form every charge counts in its column, and what the lender gives stands on page 1. */
export const hud1974Statement: SettlementChanges = {
  statement: {
    cushionMonths: 2,
    escrowRounding: 'Nearest',
    lenderAdjustment: 0,
    lenderReason: 'as the lender has it',
    prepaidInterestDay: 'By day, rounded',
  },
  fees: [
    {
      feeID: -1,
      label: 'Loan origination fee',
      section: 'A',
      kind: 'Origination charge',
      payeeName: bank,
      ...typed,
      percent: '1',
      percentOf: 'Loan amount',
      borrowerAtClosingPercent: '100',
    },
    {
      feeID: -2,
      label: 'Appraisal fee',
      section: 'B',
      kind: 'Appraisal',
      payeeName: 'John Smith Appraisers Inc.',
      ...typed,
      borrowerBeforeClosing: 450_00,
    },
    {
      feeID: -3,
      label: 'Credit report fee',
      section: 'B',
      kind: 'Credit report',
      payeeName: 'Information Inc.',
      ...typed,
      borrowerAtClosing: 35_00,
    },
    {
      feeID: -4,
      label: 'Hazard insurance premium',
      section: 'F',
      kind: 'Homeowner’s insurance',
      payeeName: 'Insurance Co.',
      ...typed,
      borrowerAtClosing: 900_00,
    },
    {
      feeID: -5,
      label: 'Settlement or closing fee',
      section: 'C',
      kind: 'Settlement or closing fee',
      payeeName: agent,
      ...typed,
      amount: 500_00,
      borrowerAtClosingPercent: '50',
      sellerAtClosingPercent: '50',
    },
    {
      feeID: -6,
      label: 'Title search',
      section: 'C',
      kind: 'Abstract or title search',
      payeeName: agent,
      ...typed,
      sellerAtClosing: 200_00,
    },
    {
      feeID: -7,
      label: 'Lender’s title insurance',
      section: 'C',
      kind: 'Lender’s title insurance',
      payeeName: agent,
      ...typed,
      borrowerAtClosing: 250_00,
    },
    {
      feeID: -8,
      label: 'Owner’s title insurance',
      section: 'H',
      kind: 'Owner’s title insurance',
      payeeName: agent,
      ...typed,
      sellerAtClosing: 600_00,
    },
  ],
  escrowItems: [
    { escrowItemID: -1, kind: 'Homeowners insurance', label: 'Hazard insurance', monthlyAmount: 75_00, ...escrowed },
    { escrowItemID: -2, kind: 'County taxes', label: 'County property taxes', monthlyAmount: 100_00, ...escrowed },
  ],
  recordingDocuments: [
    { recordingDocumentID: -1, label: 'Deed', kind: 'Deed', fee: 30_00, borrowerPart: '100' },
    { recordingDocumentID: -2, label: 'Mortgage', kind: 'Mortgage', fee: 60_00, borrowerPart: '100' },
    { recordingDocumentID: -3, label: 'Release', kind: 'Release', fee: 20_00, borrowerPart: '0' },
  ],
  transferTaxes: [
    {
      transferTaxID: -1,
      label: 'State stamps, deed',
      payee: 'Any County Recorder',
      level: 'State',
      method: 'Each unit',
      reckonedOn: 'Sale price',
      unit: 100_00,
      unitAmount: 10,
      borrowerPart: '0',
    },
  ],
  commissions: [
    {
      commissionID: -1,
      label: 'listing side',
      paidBy: 'Seller',
      agreedAs: 'Percent',
      reckonedOn: 'Sale price',
      rate: '6',
    },
  ],
  commissionPayees: [{ commissionPayeeID: -1, commissionID: -1, payee: broker, part: '100' }],
  adjustments: [{ adjustmentID: -1, kind: 'Lender credit', buyerAmount: 200_00 }],
  prorations: [
    {
      prorationID: -1,
      label: 'County taxes',
      amount: 1460_00,
      period: 'Annual',
      periodFrom: '2026-01-01',
      periodTo: '2026-12-31',
      dayCount: 'actual/365',
      closingDayBelongsTo: 'Buyer',
      dailyDecimals: 'Exact',
    },
  ],
  payoffs: [
    {
      payoffID: -1,
      lenderName: 'Rho Servicing',
      principal: 60_000_00,
      interest: 200_00,
      interestTo: closing,
      goodThrough: '2026-12-31',
      perDiem: 10_00,
    },
  ],
};
