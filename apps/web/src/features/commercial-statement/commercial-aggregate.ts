import type { CommercialStatement, CommercialStatementChanges } from '@closewright/contract/commercial-statement';
import { call, keyFor } from '../../lib/api/index.ts';
import { useStore } from '../../lib/store.ts';
import type { Aggregate, Row, RowKinds, Rows } from '../../records/editor/aggregate.ts';
import { listRules } from '../../records/editor/list-rules.ts';
import { commercialRows, commercialTable } from '../../records/plain/tables.plain.ts';
import { type RecordPageState, useRecordPageOf } from '../../records/rows/page-context.ts';

/** What is edited of a commercial statement: itself, as one row, and its lists. */
export type CommercialKind = 'statement' | keyof typeof commercialRows;

/** The next number that no row has. */
const nextNumber = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map(({ values }) => Number(values.number ?? 0))) + 1;

/** What the editor knows of them. */
export const commercialKinds: RowKinds<CommercialKind> = {
  statement: { isSingle: true, fields: commercialTable },
  ...commercialRows,
  commercialSections: {
    ...commercialRows.commercialSections,
    begin: (before) => ({ number: nextNumber(before) }),
    numbered: { field: 'number', namedBy: { kind: 'commercialLines', field: 'section' } },
  },
  commercialParties: {
    ...commercialRows.commercialParties,
    numbered: { field: 'number', namedBy: { kind: 'commercialAmounts', field: 'party' } },
    begin: (before) => ({ number: nextNumber(before), side: before.at(-1)?.values.side ?? 'Buyer' }),
  },
  // Where it stands is no content of a line that is left blank.
  commercialLines: { ...commercialRows.commercialLines, begin: () => ({ section: null }) },
  commercialAmounts: { ...commercialRows.commercialAmounts, begin: () => ({ party: null }) },
};

/** The commercial statement of a file. */
export function commercialAggregate(ordersID: number): Aggregate<CommercialStatement, CommercialKind> {
  const params = { ordersID };
  return {
    kinds: commercialKinds,
    putsBack: true,
    queryKey: keyFor('getCommercialStatement', { params }),
    version: ({ version }) => version,
    read: (statement) => statement,
    async rules() {
      const { commercialLists, commercialRecord } = await import('@closewright/contract/commercial-statement');
      return { statement: commercialRecord, ...listRules(commercialLists) };
    },
    send: (version, changes) =>
      // Made by the lists of the contract.
      call('saveCommercialStatement', { params, body: { version, changes: changes as CommercialStatementChanges } }),
  };
}

/** The state of the page around, which edits a commercial statement. */
export const useCommercialPage = (): RecordPageState<CommercialKind> => useRecordPageOf(commercialKinds);

/** The rows of the statement as they are edited now. */
export const useCommercialRows = (): Rows<CommercialKind> => useStore(useCommercialPage().editor.rows);
