import type { SettlementChanges } from '@closewright/contract/settlement';
import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { agent, company, openOrder, person } from './demo-parts.ts';

const closing = '2026-12-04';
const price = 300_000_00;
const loan = 240_000_00;
const broker = 'Alpha Real Estate Broker Co.';

/** A Texas purchase whose title policies are rated: an owner’s and a loan policy, issued together, with both T-19s. */
export const texasFile = (): SeedFile => ({
  order: {
    ...openOrder,
    file_number: 'TX-1001',
    kind_of_order: OrderKind.Purchase,
    settlement_statement_type: SettlementStatementType.CDF,
    open_date: '2026-11-02',
    contract_date: '2026-10-30',
    commitment_date: '2026-11-12',
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '14:00',
    policy_due_date: '2027-01-04',
    sale_price_cents: price,
    earnest_money_cents: 3_000_00,
    earnest_money_held_by: 'Epsilon Title',
    owner_policy_amount_cents: price,
    loan_policy_amount_cents: loan,
  },
  properties: [
    {
      address_1: '100 Pecan Lane',
      city: 'Plainview',
      state: 'TX',
      zip: '79072',
      county_name: 'Hale',
      brief_legal: 'Lot 4, Block 12, Pecan Addition',
      parcel_id: null,
    },
  ],
  loans: [
    {
      lender_name: 'Ficus Bank',
      amount_cents: loan,
      rate: '6.125',
      loan_number: 'TX-77120',
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
      mortgage_insurance_cents: null,
    },
  ],
  parties: [
    person(RoleType.Buyer, 'Ana Rios'),
    person(RoleType.Seller, 'Paul Webb'),
    company(RoleType.Lender, 'Ficus Bank'),
    { ...company(RoleType.Realtor, broker), buyer_seller_id: RoleType.Seller },
    company(RoleType.SettlementAgent, agent),
  ],
});

/** What a closer enters of it. Of its rate order the state is that of the property, the amounts are those of the file. */
export const texasStatement: SettlementChanges = {
  statement: { prepaidInterestDay: 'By day, rounded', amortizationMonths: 360, termRounding: 'Half up' },
  fees: [
    {
      feeID: -1,
      label: 'Origination fee',
      section: 'A',
      kind: 'Origination charge',
      payeeName: 'Ficus Bank',
      bucket: 'Zero',
      source: 'Typed',
      percent: '0.5',
      percentOf: 'Loan amount',
      borrowerAtClosingPercent: '100',
    },
    {
      feeID: -2,
      label: 'Appraisal fee',
      section: 'B',
      kind: 'Appraisal',
      payeeName: 'John Smith Appraisers Inc.',
      bucket: 'Zero',
      source: 'Typed',
      borrowerBeforeClosing: 550_00,
    },
    {
      feeID: -3,
      label: 'Title - Settlement agent fee',
      section: 'C',
      kind: 'Settlement or closing fee',
      payeeName: agent,
      bucket: 'None',
      source: 'Typed',
      amount: 800_00,
      borrowerAtClosingPercent: '50',
      sellerAtClosingPercent: '50',
    },
    {
      feeID: -4,
      label: 'Homeowner’s insurance premium (12 mo.)',
      section: 'F',
      kind: 'Homeowner’s insurance',
      payeeName: 'Insurance Co.',
      bucket: 'None',
      source: 'Typed',
      borrowerAtClosing: 2150_00,
    },
    {
      feeID: -5,
      label: 'Home warranty fee',
      section: 'H',
      kind: 'Other',
      payeeName: 'XYZ Warranty Inc.',
      bucket: 'None',
      source: 'Typed',
      sellerAtClosing: 595_00,
    },
  ],
  recordingDocuments: [
    { recordingDocumentID: -1, label: 'Deed', kind: 'Deed', fee: 38_00, borrowerPart: '100' },
    { recordingDocumentID: -2, label: 'Deed of trust', kind: 'Mortgage', fee: 102_00, borrowerPart: '100' },
    { recordingDocumentID: -3, label: 'Release', kind: 'Release', fee: 30_00, borrowerPart: '0' },
  ],
  commissions: [
    {
      commissionID: -1,
      label: 'listing side',
      paidBy: 'Seller',
      agreedAs: 'Percent',
      reckonedOn: 'Sale price',
      rate: '3',
    },
  ],
  commissionPayees: [{ commissionPayeeID: -1, commissionID: -1, payee: broker, part: '100' }],
  prorations: [
    {
      prorationID: -1,
      label: 'County taxes',
      amount: 7300_00,
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
      principal: 152_000_00,
      interest: 512_40,
      interestTo: closing,
      goodThrough: '2026-12-31',
      perDiem: 21_35,
    },
  ],
  rateOrders: [
    {
      rateOrderID: -1,
      transaction: 'Purchase',
      policies: 'Owner and loan, together',
      ownerBorrowerPart: '0',
      loanBorrowerPart: '100',
      loanSection: 'C',
      payeeName: agent,
      underwriter: 'Beta Title Insurance Co.',
    },
  ],
  rateEndorsements: [
    {
      rateEndorsementID: -1,
      rateOrderID: -1,
      code: 't-19-residential',
      label: 'T-19 Restrictions, encroachments, minerals, residential loan',
      policy: 'Loan',
    },
    {
      rateEndorsementID: -2,
      rateOrderID: -1,
      code: 't-19.1-residential',
      label: 'T-19.1 Restrictions, encroachments, minerals, residential owner',
      policy: 'Owner',
    },
  ],
};
