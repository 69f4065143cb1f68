import { useStore } from '../../lib/store.ts';
import type { Row, Rows } from '../editor/aggregate.ts';
import { childrenOf } from '../editor/rows.ts';
import { type RecordPageState, useRecordPageOf } from '../rows/page-context.ts';
import { type StatementKind, statementKinds } from './statement-aggregate.ts';

/** The state of the page around, which edits a settlement statement. */
export function useStatementPage(): RecordPageState<StatementKind> {
  return useRecordPageOf(statementKinds);
}

/** The rows of the statement as they are edited now. */
export function useStatementRows(): Rows<StatementKind> {
  return useStore(useStatementPage().editor.rows);
}

/** Of the rows of a statement, those that belong to a row, in their order. */
export const rowsBelow = (rows: Rows<StatementKind>, kind: StatementKind, parentID: number): readonly Row[] =>
  childrenOf(statementKinds, rows, kind, parentID);
