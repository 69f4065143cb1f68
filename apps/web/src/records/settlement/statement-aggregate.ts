import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { feeActions, type StoredFee } from '@closewright/domain/fees';
import { call, keyFor } from '../../lib/api/index.ts';
import type { Aggregate, RowKinds } from '../editor/aggregate.ts';
import { listRules } from '../editor/list-rules.ts';
import { statementLists, statementTable } from '../plain/tables.plain.ts';

/** The lists of a settlement statement, by the name they have in a save. */
export type StatementList = keyof typeof statementLists;

/** What is edited of a settlement statement: itself, as one row, and its lists. */
export type StatementKind = 'statement' | StatementList;

/** What the editor knows of them. */
export const statementKinds: RowKinds<StatementKind> = {
  statement: { isSingle: true, fields: statementTable },
  ...statementLists,
  payoffs: { ...statementLists.payoffs, begin: () => ({ roundsDay: true }) },
  prorations: {
    ...statementLists.prorations,
    // The choices an office makes are mostly the same for all items: those of the last one.
    begin(before) {
      const { dayCount = null, closingDayBelongsTo = null, dailyDecimals = null } = before.at(-1)?.values ?? {};
      // The office may say the others for a state.
      const ofState = { isPaid: false, period: null, estimatePercent: null };
      return { ...ofState, dayCount, closingDayBelongsTo, dailyDecimals };
    },
  },
  // Its kind is said by the section it is added to: that alone is no line yet.
  adjustments: { ...statementLists.adjustments, begin: () => ({ kind: 'Seller credit' }) },
  commissions: {
    ...statementLists.commissions,
    // Both sides are mostly agreed alike.
    begin(before) {
      const { paidBy = null, agreedAs = null, reckonedOn = null } = before.at(-1)?.values ?? {};
      return { paidBy, agreedAs, reckonedOn };
    },
  },
  commissionPayees: { ...statementLists.commissionPayees, begin: () => ({ holdsDeposit: false }) },
  escrowItems: {
    ...statementLists.escrowItems,
    begin: (before) => ({ paidBy: before.at(-1)?.values.paidBy ?? 'Buyer' }),
  },
  recordingDocuments: {
    ...statementLists.recordingDocuments,
    begin: (before) => ({ borrowerPart: before.at(-1)?.values.borrowerPart ?? null }),
  },
  transferTaxes: {
    ...statementLists.transferTaxes,
    begin: (before) => ({ isExempt: false, borrowerPart: before.at(-1)?.values.borrowerPart ?? null }),
  },
  rateOrders: { ...statementLists.rateOrders, begin: () => ({ isUnimproved: false }) },
  titlePolicies: { ...statementLists.titlePolicies, begin: () => ({ isVoid: false }) },
  addenda: { ...statementLists.addenda, begin: () => ({ copies: 'Both copies' }) },
  // Where it stands and how far it may rise are no content of a line that is left blank.
  fees: {
    ...statementLists.fees,
    // Values of a row are what its fields hold.
    needs: (values) => feeActions(values as Partial<StoredFee>),
    begin: () => ({ section: null, bucket: null, source: 'Typed', isFinanceCharge: false, isOptional: false }),
  },
};

/** The statement of a loan; 0 is that of the default loan, or of a file without one. */
export function statementAggregate(ordersID: number, loanID: number): Aggregate<Settlement, StatementKind> {
  const params = { ordersID, loanID };
  return {
    kinds: statementKinds,
    putsBack: true,
    queryKey: keyFor('getSettlement', { params }),
    version: ({ version }) => version,
    read: (statement) => statement,
    async rules() {
      const { settlementLists, settlementRecord } = await import('@closewright/contract/settlement');
      return { statement: settlementRecord, ...listRules(settlementLists) };
    },
    send: (version, changes, base) =>
      call('saveSettlement', {
        // Of the statement that was read: with 0 it might be that of another loan by now.
        params: { ordersID, loanID: base.loanID },
        // Made by the lists of the contract.
        body: { version, changes: changes as SettlementChanges },
      }),
  };
}
