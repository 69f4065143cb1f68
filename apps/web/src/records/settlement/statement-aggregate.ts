import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { call, keyFor } from '../../lib/api/index.ts';
import type { Aggregate, RowKinds } from '../editor/aggregate.ts';
import { listRules } from '../editor/list-rules.ts';
import { statementLists } from '../plain/tables.plain.ts';

/** The lists of a settlement statement, by the name they have in a save. */
export type StatementKind = keyof typeof statementLists;

/** What the editor knows of them. */
export const statementKinds: RowKinds<StatementKind> = {
  ...statementLists,
  payoffs: { ...statementLists.payoffs, begin: () => ({ roundsDay: true }) },
  prorations: {
    ...statementLists.prorations,
    // The choices an office makes are mostly the same for all items: those of the last one.
    begin(before) {
      const { dayCount = null, closingDayBelongsTo = null, dailyDecimals = null } = before.at(-1)?.values ?? {};
      return { isPaid: false, dayCount, closingDayBelongsTo, dailyDecimals };
    },
  },
  // Its kind is said by the section it is added to: that alone is no line yet.
  adjustments: { ...statementLists.adjustments, begin: () => ({ kind: 'Seller credit' }) },
};

/** The statement of a loan; 0 is that of the default loan, or of a file without one. */
export function statementAggregate(ordersID: number, loanID: number): Aggregate<Settlement, StatementKind> {
  const params = { ordersID, loanID };
  return {
    kinds: statementKinds,
    queryKey: keyFor('getSettlement', { params }),
    version: ({ version }) => version,
    read: (statement) => statement,
    async rules() {
      const { settlementLists } = await import('@closewright/contract/settlement');
      return listRules(settlementLists);
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
