import type { SettlementChanges } from '@closewright/contract/settlement';
import { OrderKind, SettlementStatementType } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import type { SeedFile } from '../seed-file.ts';
import { agent, company, openOrder, person } from './demo-parts.ts';

const closing = '2026-12-11';
const price = 250_000_00;
const broker = 'Alpha Real Estate Broker Co.';

/** A sale in Florida without a loan, on a HUD-1 of 1974. */
export const cashSaleFile = (): SeedFile => ({
  order: {
    ...openOrder,
    file_number: 'CS-1003',
    kind_of_order: OrderKind.Cash,
    settlement_statement_type: SettlementStatementType.HUD1974,
    open_date: '2026-11-09',
    contract_date: '2026-11-06',
    commitment_date: '2026-11-18',
    closing_date: closing,
    disbursement_date: closing,
    closing_time: '11:00',
    policy_due_date: '2027-01-11',
    sale_price_cents: price,
    earnest_money_cents: 10_000_00,
    earnest_money_held_by: 'Epsilon Title',
    owner_policy_amount_cents: price,
    loan_policy_amount_cents: null,
  },
  properties: [
    {
      address_1: '18 Orange Grove Road',
      city: 'Orlando',
      state: 'FL',
      zip: '32801',
      county_name: 'Orange',
      brief_legal: 'Lot 18, Orange Grove Estates',
      parcel_id: null,
    },
  ],
  loans: [],
  parties: [
    person(RoleType.Buyer, 'Nora Lund'),
    person(RoleType.Seller, 'Peter Voss'),
    { ...company(RoleType.Realtor, broker), buyer_seller_id: RoleType.Seller },
    company(RoleType.SettlementAgent, agent),
  ],
});

/** Its statement: a policy by the rates of Florida, the stamps of the deed at 70 cents for each 100, taxes the seller has paid for the year. */
export const cashSaleStatement: SettlementChanges = {
  fees: [
    {
      feeID: -1,
      label: 'Title - Settlement agent fee',
      section: 'C',
      kind: 'Settlement or closing fee',
      payeeName: agent,
      bucket: 'None',
      source: 'Typed',
      amount: 600_00,
      borrowerAtClosingPercent: '50',
      sellerAtClosingPercent: '50',
    },
    {
      feeID: -2,
      label: 'Title - Title search',
      section: 'C',
      kind: 'Abstract or title search',
      payeeName: agent,
      bucket: 'None',
      source: 'Typed',
      sellerAtClosing: 200_00,
    },
  ],
  rateOrders: [
    {
      rateOrderID: -1,
      transaction: 'Purchase',
      policies: 'Owner alone',
      ownerBorrowerPart: '0',
      payeeName: agent,
      underwriter: 'Beta Title Insurance Co.',
    },
  ],
  recordingDocuments: [{ recordingDocumentID: -1, label: 'Deed', kind: 'Deed', fee: 18_50, borrowerPart: '100' }],
  transferTaxes: [
    {
      transferTaxID: -1,
      label: 'Documentary stamps, deed',
      payee: 'Orange County Clerk',
      level: 'State',
      method: 'Each unit',
      reckonedOn: 'Sale price',
      unit: 100_00,
      unitAmount: 70,
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
      rate: '5',
    },
  ],
  commissionPayees: [{ commissionPayeeID: -1, commissionID: -1, payee: broker, part: '100' }],
  prorations: [
    {
      prorationID: -1,
      label: 'County taxes',
      amount: 3650_00,
      period: 'Annual',
      periodFrom: '2026-01-01',
      periodTo: '2026-12-31',
      isPaid: true,
      dayCount: 'actual/365',
      closingDayBelongsTo: 'Buyer',
      dailyDecimals: 'Exact',
    },
  ],
  payoffs: [
    {
      payoffID: -1,
      lenderName: 'Rho Servicing',
      principal: 90_000_00,
      interest: 300_00,
      interestTo: closing,
      goodThrough: '2026-12-31',
      perDiem: 14_80,
    },
  ],
};
