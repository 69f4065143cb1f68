import { recordLists } from '../kit/index.ts';
import { addendumRecord, adjustmentPartRecord, feePartRecord } from './addendum.record.ts';
import { adjustmentRecord } from './adjustment.record.ts';
import { commissionPayeeRecord, commissionRecord, commissionTierRecord } from './commission.record.ts';
import { escrowBillRecord, escrowItemRecord } from './escrow.record.ts';
import { feeRecord } from './fee.record.ts';
import { payoffFeeRecord, payoffRecord } from './payoff.record.ts';
import { prorationRecord } from './proration.record.ts';
import { outsidePartyRecord, rateEndorsementRecord, rateOrderRecord, titlePolicyRecord } from './rate.record.ts';
import { recordingDocumentRecord, transferTaxRecord } from './recording.record.ts';

/** What a settlement statement is made of. The wire, the store, the reads and the editor of the statement follow from it. */
export const settlementLists = recordLists({
  payoffs: { record: payoffRecord, what: 'payoff', many: 'payoffs' },
  payoffFees: { record: payoffFeeRecord, what: 'fee', many: 'fees', parent: 'payoffs' },
  prorations: { record: prorationRecord, what: 'proration', many: 'prorations' },
  adjustments: { record: adjustmentRecord, what: 'adjustment', many: 'adjustments' },
  adjustmentParts: { record: adjustmentPartRecord, what: 'part', many: 'parts', parent: 'adjustments' },
  commissions: { record: commissionRecord, what: 'commission', many: 'commissions' },
  commissionPayees: { record: commissionPayeeRecord, what: 'payee', many: 'payees', parent: 'commissions' },
  commissionTiers: { record: commissionTierRecord, what: 'tier', many: 'tiers', parent: 'commissions' },
  escrowItems: { record: escrowItemRecord, what: 'escrow item', many: 'escrow items' },
  escrowBills: { record: escrowBillRecord, what: 'bill', many: 'bills', parent: 'escrowItems' },
  fees: { record: feeRecord, what: 'fee', many: 'fees' },
  feeParts: { record: feePartRecord, what: 'part', many: 'parts', parent: 'fees' },
  recordingDocuments: { record: recordingDocumentRecord, what: 'recording document', many: 'recording documents' },
  transferTaxes: { record: transferTaxRecord, what: 'transfer tax', many: 'transfer taxes' },
  rateOrders: { record: rateOrderRecord, what: 'rate order', many: 'rate orders' },
  rateEndorsements: { record: rateEndorsementRecord, what: 'endorsement', many: 'endorsements', parent: 'rateOrders' },
  outsideParties: { record: outsidePartyRecord, what: 'outside party', many: 'outside parties', parent: 'rateOrders' },
  titlePolicies: { record: titlePolicyRecord, what: 'policy', many: 'policies', parent: 'rateOrders' },
  addenda: { record: addendumRecord, what: 'addendum', many: 'addenda' },
});

/** The names of these lists. */
// The keys of a literal are known by its type.
export const settlementListNames = Object.keys(settlementLists) as (keyof typeof settlementLists)[];
