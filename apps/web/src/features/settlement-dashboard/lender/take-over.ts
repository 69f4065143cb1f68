import type { takenOver } from '@closewright/domain/lender-disclosure';
import type { Row, Rows } from '../../../records/editor/aggregate.ts';
import type { RecordEditor } from '../../../records/editor/create-record-editor.ts';
import { withRow } from '../../../records/editor/rows.ts';
import { type StatementKind, statementKinds } from '../../../records/settlement/statement-aggregate.ts';
import { figuredRows } from '../../../records/settlement/statement-figures.ts';

/** What taking differences over changes of the rows. */
type Taken = Pick<ReturnType<typeof takenOver>, 'edits' | 'added'>;

/** The values of a row that change, by its list and its key. */
function editsOf(rows: Rows<StatementKind>, { edits }: Taken) {
  return edits.flatMap(({ list, at, values }) => {
    const row = figuredRows(rows, list)[at];
    return row === undefined ? [] : [{ list, key: row.key, values: { ...values } }];
  });
}

const feesOf = ({ added }: Taken): Row['values'][] =>
  added.map((values) => ({ ...statementKinds.fees.begin?.([]), ...values }));

/** The rows as they are with differences taken over. */
export function rowsTakenOver(rows: Rows<StatementKind>, taken: Taken): Rows<StatementKind> {
  const edited = editsOf(rows, taken).reduce((next, { list, key, values }) => withRow(next, list, key, values), rows);
  // No row of the editor has such a key: they are counted down from -1.
  const added = feesOf(taken).map((values, at) => ({
    key: Number.MIN_SAFE_INTEGER + at,
    id: Number.MIN_SAFE_INTEGER + at,
    values,
  }));
  return { ...edited, fees: [...edited.fees, ...added] };
}

/** Takes differences over as edits of the page, which are one step to undo. */
export function takeOver(editor: RecordEditor<StatementKind>, taken: Taken): void {
  const edits = editsOf(editor.rows.get(), taken);
  const fees = feesOf(taken);
  editor.step(() => {
    for (const { list, key, values } of edits) editor.write(list, key, values);
    if (fees.length > 0) editor.add('fees', fees);
  });
}
