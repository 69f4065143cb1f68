import type { SettlementChanges } from '@closewright/contract/settlement';
import { FileStatus, OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { staffID } from '../tenant.ts';
import { blankParty } from './demo-file.ts';

const closing = '2026-12-04';
const price = 300_000_00;
const loan = 240_000_00;
const agent = 'Epsilon Title Co.';

/** A Texas purchase whose title policies are rated: an owner’s and a loan policy, issued together, with both T-19s. */
export const texasFile = (): SeedFile => ({
  order: {
    file_number: 'TX-1001',
    status: FileStatus.Open,
    region_id: 1,
    branch_id: 1,
    kind_of_order: OrderKind.Purchase,
    settlement_statement_type: SettlementStatementType.CDF,
    order_service_id: 1,
    settlement_template_id: 1,
    underwriter_company_id: 1,
    source_of_business: null,
    open_date: '2026-11-02',
    contract_date: '2026-10-30',
    commitment_date: '2026-11-12',
    disclosure_sent_date: null,
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '14:00',
    recording_date: null,
    place_of_closing: null,
    policy_due_date: '2027-01-04',
    sale_price_cents: price,
    earnest_money_cents: 3_000_00,
    earnest_money_held_by: 'Epsilon Title',
    owner_policy_amount_cents: price,
    loan_policy_amount_cents: loan,
    escrow_officer_id: staffID('escrow-officer'),
    title_officer_id: staffID('title-examiner'),
    closer_id: staffID('closer'),
    post_closer_id: staffID('closer'),
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
    { ...blankParty, role_type_id: RoleType.Buyer, name: 'Ana Rios', first_name: 'Ana', last_name: 'Rios' },
    { ...blankParty, role_type_id: RoleType.Seller, name: 'Paul Webb', first_name: 'Paul', last_name: 'Webb' },
  ],
});

/** Its rate order: the state is that of the property, the amounts are those of the file. */
export const texasStatement: SettlementChanges = {
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
