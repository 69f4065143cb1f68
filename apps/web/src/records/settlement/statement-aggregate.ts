import type { Fields } from '@closewright/contract/kit';
import type { Settlement, SettlementChanges } from '@closewright/contract/settlement';
import { payoffProblems } from '@closewright/domain/payoffs';
import { prorationProblems } from '@closewright/domain/prorations';
import { call, keyFor } from '../../lib/api/index.ts';
import type { Aggregate, RowKinds } from '../editor/aggregate.ts';
import { plainStatementKinds } from './statement-kinds.plain.ts';

/** The lists of a settlement statement, by the name they have in a save. */
export type StatementKind = keyof typeof plainStatementKinds;

/** What the editor knows of them. */
export const statementKinds: RowKinds<StatementKind> = {
  ...plainStatementKinds,
  payoffs: { ...plainStatementKinds.payoffs, begins: ['roundsDay'], problems: payoffProblems },
  prorations: {
    ...plainStatementKinds.prorations,
    begins: ['isPaid', 'dayCount', 'closingDayBelongsTo', 'dailyDecimals'],
    problems: prorationProblems,
  },
};

/** The statement of a loan; 0 is that of the default loan, or of a file without one. */
export function statementAggregate(ordersID: number, loanID: number): Aggregate<Settlement, StatementKind> {
  const params = { ordersID, loanID };
  return {
    kinds: statementKinds,
    queryKey: keyFor('getSettlement', { params }),
    version: ({ version }) => version,
    read: (statement) => statement,
    async schemas() {
      const { settlementLists } = await import('@closewright/contract/settlement');
      const fields = Object.entries(settlementLists).map(([name, { record }]) => [name, record.fields]);
      // Each list has an entry.
      return Object.fromEntries(fields) as Readonly<Record<StatementKind, Fields>>;
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
