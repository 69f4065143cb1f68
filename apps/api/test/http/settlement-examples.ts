import type { endpoints } from '@closewright/contract';
import { sql } from 'kysely';
import { beginSettlement } from '../../src/modules/settlement/settlement.queries.ts';
import { type Database, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Example } from './example.ts';
import { files } from './world.ts';

/** The letter of a lender with all that a figure needs. */
export const letter = {
  lenderName: 'Rho Servicing',
  principal: 99_000_00,
  interest: 400_00,
  interestTo: '2026-11-20',
  perDiem: 13_56,
} as const;

const ofDefaultLoan = { path: { ordersID: files.open, loanID: files.open } };

/** The version that is there from the start. */
const keptVersionID = 9001;
/** A delivery of it. */
const keptDeliveryID = 9002;

/** Begins the statement of the open file and keeps it once. */
export async function makeVersion(database: Database, tenant: string): Promise<void> {
  await database.inTenant(systemActor(tenant, 'test'), async (tx) => {
    const id = await beginSettlement(tx, { tenant, ordersID: files.open }, files.open, {});
    await sql`insert into statement_versions (tenant_id, statement_version_id, orders_id, settlement_id, loan_id, number, kind, kept_at, snapshot, hash)
      values (${tenant}, ${keptVersionID}, ${files.open}, ${id}, ${files.open}, 9000, 'Issued to seller', '2013-04-10T16:00:00Z', json_build_object('hasSeller', true, 'settlement',
        read_settlement(${tenant}, ${files.open}, 0))::text, ${'0'.repeat(64)})`.execute(tx);
    await sql`insert into version_deliveries (tenant_id, version_delivery_id, orders_id, statement_version_id, delivered_to, method, sent_on)
      values (${tenant}, ${keptDeliveryID}, ${files.open}, ${keptVersionID}, 'Ficus Bank', 'E-mail', '2013-04-10')`.execute(
      tx,
    );
  });
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
/** A disclosure that says nothing. */
const emptyDisclosure = { format: 'closewright-disclosure-1', facts: {}, fees: [], lines: [], payments: null };

type Names =
  | 'getSettlement'
  | 'saveSettlement'
  | 'lockSettlement'
  | 'deliverStatementVersion'
  | 'signStatementVersion'
  | 'takeBackDelivery'
  | 'listStatementVersions'
  | 'keepStatementVersion'
  | 'getStatementVersion'
  | 'getStatementVersionDocument'
  | 'getFormDocument'
  | 'listStatementEdits'
  | 'compareLenderDisclosure'
  | 'exportDisclosure';

/** Calls of the settlement statement that succeed for the officer of a tenant. */
export const settlementExamples: Record<
  Names & keyof typeof endpoints,
  (orderVersion: number, version: number) => Example
> = {
  getSettlement: () => ofDefaultLoan,
  getFormDocument: () => ({ path: { ...ofDefaultLoan.path, form: 'closingDisclosure' } }),
  listStatementVersions: () => ofDefaultLoan,
  keepStatementVersion: (orderVersion, version) => ({
    ...ofDefaultLoan,
    body: { version, orderVersion, kind: 'Sent to lender', note: null },
  }),
  getStatementVersion: () => ({ path: { ...ofDefaultLoan.path, statementVersionID: keptVersionID } }),
  getStatementVersionDocument: () => ({ path: { ...ofDefaultLoan.path, statementVersionID: keptVersionID } }),
  deliverStatementVersion: () => ({
    path: { ...ofDefaultLoan.path, statementVersionID: keptVersionID },
    body: { deliveredTo: 'Ficus Bank', method: 'Mail', sentOn: '2013-04-11', receivedOn: '2013-04-12' },
    wrongValue: { deliveredTo: 'Ficus Bank', method: 'Mail', sentOn: '2013-04-11', receivedOn: '2013-04-10' },
  }),
  signStatementVersion: () => ({
    path: { ...ofDefaultLoan.path, statementVersionID: keptVersionID },
    body: { rolesID: files.open, signedBy: 'Michael Jones', signedOn: '2013-04-15' },
    wrongValue: { rolesID: files.open, signedBy: 'Michael Jones', signedOn: '2013-04-09' },
  }),
  takeBackDelivery: () => ({
    path: { ...ofDefaultLoan.path, statementVersionID: keptVersionID, versionDeliveryID: keptDeliveryID },
    body: { reason: 'It went to another lender' },
    wrongValue: { reason: null },
  }),
  lockSettlement: () => ({
    path: { ordersID: files.settlementLocked },
    body: { isLocked: false, reason: 'The lender sends new figures' },
    wrongValue: { isLocked: false, reason: null },
  }),
  compareLenderDisclosure: () => ({
    ...ofDefaultLoan,
    body: { content: base64(emptyDisclosure) },
    wrongValue: { content: base64({ ...emptyDisclosure, format: 'closewright-disclosure-2' }) },
  }),
  exportDisclosure: () => ({ ...ofDefaultLoan, query: '?format=JSON' }),
  listStatementEdits: () => ({ ...ofDefaultLoan, query: `?sinceVersion=${keptVersionID}&take=5` }),
  saveSettlement: () => ({
    ...ofDefaultLoan,
    body: {
      version: 1,
      changes: {
        payoffs: [{ payoffID: -1, ...letter }],
        payoffFees: [{ payoffFeeID: -1, payoffID: -1, label: 'Release', amount: 35_00 }],
        statement: { cushionMonths: 2, escrowRounding: 'Nearest' },
        escrowItems: [{ escrowItemID: -1, label: 'County taxes', kind: 'County taxes', paidBy: 'Buyer' }],
        escrowBills: [{ escrowBillID: -1, escrowItemID: -1, dueDate: '2026-12-10', amount: 700_00 }],
        prorations: [{ prorationID: -1, label: 'County taxes', amount: 3650_00, period: 'Annual' }],
        adjustments: [{ adjustmentID: -1, kind: 'Seller credit', buyerAmount: 2500_00 }],
        adjustmentParts: [{ adjustmentPartID: -1, adjustmentID: -1, label: 'Roof', amount: 2500_00 }],
        commissions: [{ commissionID: -1, label: 'Listing', agreedAs: 'Tiers', reckonedOn: 'Sale price' }],
        commissionPayees: [{ commissionPayeeID: -1, commissionID: -1, payee: 'Alpha Broker', part: '100' }],
        commissionTiers: [{ commissionTierID: -1, commissionID: -1, upTo: 100_000_00, rate: '6' }],
        recordingDocuments: [{ recordingDocumentID: -1, label: 'Warranty deed', kind: 'Deed', fee: 85_00 }],
        transferTaxes: [{ transferTaxID: -1, label: 'Documentary stamps', isExempt: true }],
        rateOrders: [{ rateOrderID: -1, state: 'TX', policies: 'Owner and loan, together' }],
        rateEndorsements: [{ rateEndorsementID: -1, rateOrderID: -1, code: 't-19-residential', policy: 'Loan' }],
        outsideParties: [{ outsidePartyID: -1, rateOrderID: -1, name: 'Alpha Attorney', percent: '10' }],
        titlePolicies: [{ titlePolicyID: -1, rateOrderID: -1, policy: 'Owner', number: 'O-9301-1' }],
        fees: [{ feeID: -1, label: 'Appraisal fee', section: 'B', bucket: 'Zero', others: 405_00 }],
        feeParts: [{ feePartID: -1, feeID: -1, label: 'Site visit', payee: 'Alpha Appraisal', amount: 405_00 }],
        addenda: [{ addendumID: -1, title: 'Receipt of funds', copies: 'Both copies', body: 'By wire' }],
      },
    },
  }),
};
