import type { endpoints } from '@closewright/contract';
import { settlementID } from '../../src/modules/settlement/settlement.queries.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Example } from './example.ts';
import { letter } from './settlement-examples.ts';
import { files } from './world.ts';

/** Rows that are there from the start, of each kind: what is changed, and what is deleted alone or with others. */
export const storedRow = 9001;
const [first, second] = [storedRow, 9002];

/** Stores the rows that the examples name in the statement of the open file, which has begun. */
export async function makeStatementRows(database: Database, tenant: string): Promise<void> {
  const file = { tenant_id: tenant, orders_id: files.open };
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const settlement_id = await settlementID(tx, { tenant, ordersID: files.open }, files.open);
    if (settlement_id === null) throw new Error('The statement has not begun');
    const row = { ...file, settlement_id };
    const label = 'Alpha';
    await tx
      .insertInto('payoffs')
      .values({ ...row, payoff_id: first, lender_name: label, rounds_day: false })
      .execute();
    await tx
      .insertInto('prorations')
      .values([first, second].map((proration_id) => ({ ...row, proration_id, label, is_paid: false })))
      .execute();
    await tx
      .insertInto('commissions')
      .values({ ...row, commission_id: first, label })
      .execute();
    await tx
      .insertInto('commission_payees')
      .values({ ...file, commission_payee_id: first, commission_id: first, payee: label, holds_deposit: false })
      .execute();
    await tx
      .insertInto('recording_documents')
      .values([first, second].map((recording_document_id) => ({ ...row, recording_document_id, label })))
      .execute();
    await tx
      .insertInto('transfer_taxes')
      .values([first, second].map((transfer_tax_id) => ({ ...row, transfer_tax_id, label, is_exempt: false })))
      .execute();
    await tx
      .insertInto('rate_orders')
      .values({ ...row, rate_order_id: first, state: 'TX', policies: 'Loan alone', is_unimproved: false })
      .execute();
    await tx
      .insertInto('rate_endorsements')
      .values({ ...file, rate_endorsement_id: first, rate_order_id: first, code: 't-19-residential', policy: 'Loan' })
      .execute();
    await tx
      .insertInto('outside_parties')
      .values([first, second].map((outside_party_id) => ({ ...file, outside_party_id, rate_order_id: first })))
      .execute();
    await tx
      .insertInto('fees')
      .values({ ...row, fee_id: first, label: 'Loan policy', kind: 'Lender’s title insurance', section: 'B' })
      .execute();
  });
}

const path = { ordersID: files.open, loanID: files.open };
const ofOrder = { ...path, rateOrderID: first };
const taxes = { label: 'County taxes', amount: 3_650_00, period: 'Annual' };

type Names = keyof typeof import('@closewright/contract/statement-calls') & keyof typeof endpoints;

/** Calls of the parts of a statement that succeed; `version` is that of the statement. */
export const statementCallExamples: Record<Names, (orderVersion: number, version: number) => Example> = {
  getPayoffs: () => ({ path }),
  savePayoff: (_, version) => ({
    path,
    body: {
      version,
      payoff: { payoffID: 0, ...letter },
      fees: [{ payoffFeeID: -1, label: 'Release', amount: 35_00 }],
      removeFees: [],
    },
    wrongValue: { version, payoff: { payoffID: -2, ...letter }, fees: [], removeFees: [] },
  }),
  calculatePayoff: () => ({
    path,
    body: { payoff: letter, fees: [{ label: 'Release', amount: 35_00 }], disbursementDate: '2026-11-24' },
    wrongValue: { payoff: { ...letter, goodThrough: '2026-11-19' }, fees: [] },
  }),
  removePayoffs: (_, version) => ({ path, body: { version, payoffIDs: [first] } }),
  getProrations: () => ({ path }),
  calculateProrationDates: () => ({ path, body: { period: 'Annual', closingDate: '2026-11-20' } }),
  calculateProration: () => ({
    path,
    body: { proration: taxes, closingDate: '2026-11-20' },
    wrongValue: { proration: { ...taxes, period: 'One-time' } },
  }),
  calculateProrations: () => ({ path, body: { closingDate: '2026-11-20' } }),
  addProration: (_, version) => ({
    path,
    body: { version, proration: taxes },
    wrongValue: { version, proration: { ...taxes, label: '' } },
  }),
  saveProrations: (_, version) => ({ path, body: { version, prorations: [{ prorationID: -1, ...taxes }] } }),
  saveAndCalculateProrations: (_, version) => ({
    path,
    body: { version, prorations: [{ prorationID: -1, ...taxes }] },
  }),
  removeProration: (_, version) => ({ path: { ...path, prorationID: first }, body: { version } }),
  removeProrations: (_, version) => ({ path, body: { version, prorationIDs: [second] } }),
  getCommissions: () => ({ path }),
  saveCommission: (_, version) => ({
    path,
    body: {
      version,
      commission: { commissionID: -1, label: 'Listing', agreedAs: 'Tiers', reckonedOn: 'Sale price' },
      payees: [{ commissionPayeeID: -1, payee: 'Alpha Broker', part: '100' }],
      tiers: [{ commissionTierID: -1, upTo: 100_000_00, rate: '6' }],
      removeTiers: [],
    },
  }),
  removeCommissionPayee: (_, version) => ({ path: { ...path, commissionPayeeID: first }, body: { version } }),
  listRecordingFees: () => ({ path }),
  addRecordingFee: (_, version) => ({
    path,
    body: { version, document: { label: 'Warranty deed', kind: 'Deed', fee: 85_00, borrowerPart: '100' } },
    wrongValue: { version, document: { label: 'Warranty deed', pages: 0 } },
  }),
  saveRecordingFee: (_, version) => ({
    path: { ...path, recordingDocumentID: first },
    body: { version, document: { fee: 65_00 } },
  }),
  removeRecordingFees: (_, version) => ({ path, body: { version, recordingDocumentIDs: [second] } }),
  listTransferTaxes: () => ({ path }),
  addTransferTax: (_, version) => ({ path, body: { version, tax: { label: 'Documentary stamps', isExempt: true } } }),
  saveTransferTax: (_, version) => ({
    path: { ...path, transferTaxID: first },
    body: { version, tax: { level: 'State', rate: '0.7' } },
  }),
  removeTransferTaxes: (_, version) => ({ path, body: { version, transferTaxIDs: [second] } }),
  listRates: () => ({ query: '?effectiveDate=11202026&state=TX' }),
  getRateOrders: () => ({ path }),
  saveRateOrder: (_, version) => ({
    path,
    body: { version, rateOrder: { rateOrderID: 0, state: 'TX', policies: 'Owner and loan, together' } },
  }),
  calculateRates: () => ({
    path,
    body: {
      rateOrder: { state: 'TX', policies: 'Owner alone', ownerLiability: 240_000_00, ownerBorrowerPart: '0' },
      endorsements: [],
      outsideParties: [{ name: 'Alpha Attorney', percent: '10' }],
    },
  }),
  refreshAlwaysApply: () => ({ path: ofOrder, body: {} }),
  resetPremium: (_, version) => ({ path: ofOrder, body: { version, simultaneousRateOrderIDs: [] } }),
  listOutsideParties: () => ({ path: ofOrder }),
  addOutsideParty: (_, version) => ({
    path: ofOrder,
    body: { version, outsideParty: { name: 'Alpha Attorney', percent: '10' } },
  }),
  saveOutsideParty: (_, version) => ({
    path: { ...ofOrder, outsidePartyID: first },
    body: { version, outsideParty: { amount: 50_00 } },
  }),
  removeOutsideParties: (_, version) => ({ path: ofOrder, body: { version, outsidePartyIDs: [second] } }),
  addEndorsements: (_, version) => ({
    path: ofOrder,
    body: { version, endorsements: [{ code: 't-19-residential', policy: 'Loan' }] },
  }),
  removeEndorsements: (_, version) => ({ path: ofOrder, body: { version, rateEndorsementIDs: [first] } }),
  mapSettlement: () => ({ path, body: { statementType: 3 }, wrongValue: { statementType: 4 } }),
  applyToFile: (orderVersion, version) => ({
    path,
    body: {
      version,
      orderVersion,
      facts: { salePrice: 180_000_00 },
      loan: { rate: '4' },
      fees: [{ feeID: first, borrowerAtClosing: null, sellerAtClosing: 450_00 }],
      reason: 'Agreed after the inspection',
    },
    wrongValue: { version, orderVersion, facts: { salePrice: -1 }, loan: {}, fees: [] },
  }),
  saveStatementWithFile: (orderVersion, version) => ({
    path,
    body: {
      statement: { version, changes: { fees: [{ feeID: first, sellerAtClosing: 400_00 }] } },
      file: { version: orderVersion, changes: { order: { salePrice: 181_000_00 } } },
    },
    wrongValue: {
      statement: { version, changes: {} },
      file: { version: orderVersion, changes: { order: { salePrice: -1 } } },
    },
  }),
  overrideSettlementMapping: (orderVersion) => ({ path, body: { statementType: 3, orderVersion } }),
};
