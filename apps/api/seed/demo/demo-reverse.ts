import type { SettlementChanges } from '@closewright/contract/settlement';
import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { agent, company, openOrder, person } from './demo-parts.ts';

const closing = '2026-12-09';
const advance = 120_000_00;
const bank = 'Ficus Bank';

/** A reverse mortgage on a HUD-1A: the loan is what is advanced at closing. */
export const reverseFile = (): SeedFile => ({
  order: {
    ...openOrder,
    file_number: 'RM-1005',
    kind_of_order: OrderKind.Refinance,
    settlement_statement_type: SettlementStatementType.HUD2010,
    open_date: '2026-11-04',
    contract_date: null,
    commitment_date: '2026-11-18',
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '13:00',
    policy_due_date: '2027-01-11',
    sale_price_cents: null,
    earnest_money_cents: null,
    earnest_money_held_by: null,
    owner_policy_amount_cents: null,
    loan_policy_amount_cents: advance,
  },
  properties: [
    {
      address_1: '31 Chapel Street',
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
      amount_cents: advance,
      rate: '5.5',
      loan_number: 'RM-55102',
      loan_type_id: 1,
      term_months: null,
      first_payment_date: null,
      mic_number: null,
      purpose: 'Refinance',
      product: 'Fixed Rate',
      lien_position: 1,
      note_date: closing,
      interest_from: closing,
      interest_to: null,
      day_basis: null,
      mortgage_insurance_cents: null,
    },
  ],
  parties: [
    person(RoleType.Buyer, 'Vera Holm'),
    company(RoleType.Lender, bank),
    company(RoleType.SettlementAgent, agent),
  ],
});

const tenPercent = { bucket: '10 %', source: 'Typed' } as const;

/** Its statement, with the good faith estimate: taxes and insurance are paid by draws, and a roofer out of the loan. */
export const reverseStatement: SettlementChanges = {
  statement: {
    reverseMortgage: 'Until an event',
    drawnItems: 'Property taxes, homeowner’s insurance',
    prepaymentPenalty: 'No',
    monthlyEscrow: 0,
    gfeOrigination: 3200_00,
    gfeRate: 0,
    gfeTitle: 1050_00,
    gfeRecording: 150_00,
  },
  fees: [
    {
      feeID: -1,
      label: 'Origination fee',
      section: 'A',
      kind: 'Origination charge',
      payeeName: bank,
      bucket: 'Zero',
      source: 'Typed',
      borrowerAtClosing: 3200_00,
    },
    {
      feeID: -2,
      label: 'Appraisal fee',
      section: 'B',
      kind: 'Appraisal',
      payeeName: 'John Smith Appraisers Inc.',
      ...tenPercent,
      estimate: 500_00,
      borrowerBeforeClosing: 500_00,
    },
    {
      feeID: -3,
      label: 'Flood certification',
      section: 'B',
      kind: 'Flood certification',
      payeeName: 'Info Co.',
      ...tenPercent,
      estimate: 12_00,
      borrowerAtClosing: 15_00,
    },
    {
      feeID: -4,
      label: 'Initial mortgage insurance premium',
      section: 'F',
      kind: 'Mortgage insurance',
      payeeName: 'HUD',
      ...tenPercent,
      estimate: 3000_00,
      borrowerAtClosing: 3000_00,
    },
    {
      feeID: -5,
      label: 'Settlement or closing fee',
      section: 'C',
      kind: 'Settlement or closing fee',
      payeeName: agent,
      ...tenPercent,
      borrowerAtClosing: 450_00,
    },
    {
      feeID: -6,
      label: 'Lender’s title insurance',
      section: 'C',
      kind: 'Lender’s title insurance',
      payeeName: agent,
      ...tenPercent,
      borrowerAtClosing: 620_00,
    },
    {
      feeID: -7,
      label: 'Counseling fee',
      section: 'H',
      kind: 'Other',
      payeeName: 'Home Counseling Service',
      bucket: 'None',
      source: 'Typed',
      borrowerAtClosing: 125_00,
    },
  ],
  recordingDocuments: [
    { recordingDocumentID: -1, label: 'First mortgage', kind: 'Mortgage', fee: 80_00, borrowerPart: '100' },
    { recordingDocumentID: -2, label: 'Second mortgage', kind: 'Mortgage', fee: 80_00, borrowerPart: '100' },
  ],
  adjustments: [
    {
      adjustmentID: -1,
      kind: 'Payment to another',
      label: 'Roof repair',
      party: 'Tau Roofing',
      buyerAmount: 4000_00,
    },
  ],
  payoffs: [
    {
      payoffID: -1,
      lenderName: 'Rho Servicing',
      principal: 70_000_00,
      interest: 250_00,
      interestTo: closing,
      goodThrough: '2026-12-31',
      perDiem: 11_50,
    },
  ],
};
