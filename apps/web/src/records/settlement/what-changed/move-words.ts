import type { Settlement, StatementEdit } from '@closewright/contract/settlement';
import type { TotalMove } from '@closewright/domain/closing-file';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { fieldOfChange, ownName, type RecordWords } from '../../../lib/audit/record-words.ts';
import { activityWords, editTables, statementIDs } from '../../plain/tables.plain.ts';
import { editPath } from '../statement-fields.ts';

type Row = Readonly<Record<string, unknown>>;

const wordsOf = (list: string): RecordWords | undefined => activityWords[editTables[list] ?? ''];

/** What was edited, and what of it: "Fee Appraisal fee", "At closing: 405.00 to 450.00". */
export interface MoveWords {
  /** The field that leads to it; null for what is no longer there. */
  readonly path: string | null;
  readonly what: string;
  readonly how: readonly string[];
}

/**
 * The words of edits of a statement.
 * @param statement how it stands: rows that are there are called as they are called now, others as they were
 */
export function moveWords(statement: Settlement, edits: readonly StatementEdit[], lookups: LookupSets) {
  const storedRow = ({ list, id }: StatementEdit): Row | undefined => {
    // Rows by the names of the lists; the statement and its file are one of each.
    const rows = (statement as unknown as Readonly<Record<string, unknown>>)[list];
    return Array.isArray(rows) ? rows.find((row: Row) => row[statementIDs[list] ?? ''] === id) : undefined;
  };
  const goneRow = ({ list, id }: StatementEdit): Row => {
    const gone = edits.findLast((edit) => edit.list === list && edit.id === id && edit.operation === 'DELETE');
    return Object.fromEntries(gone?.changes.map(({ field, before }) => [field, before]) ?? []);
  };
  return ({ edit, fields }: TotalMove<StatementEdit>): MoveWords => {
    const words = wordsOf(edit.list);
    if (words === undefined) return { path: null, what: edit.list, how: [] };
    const stored = storedRow(edit);
    const row = stored ?? goneRow(edit);
    // What is one of each is always there.
    const isThere = stored !== undefined || edit.list === 'order' || edit.list === 'statement';
    const field = (edit.operation === 'UPDATE' ? fields[0] : words.name[0]?.[0]) ?? '';
    const path = isThere ? editPath(edit.list, edit.id, field) : null;
    const what = [words.noun, ownName(words, (field) => row[field])].filter(Boolean).join(' ');
    if (edit.operation !== 'UPDATE') return { path, what, how: [edit.operation === 'INSERT' ? 'Added' : 'Removed'] };
    const how = edit.changes.flatMap(({ field, before, after }) => {
      const known = fields.includes(field) ? fieldOfChange(words, field) : undefined;
      if (known === undefined) return [];
      const [was, is] = [before, after].map((value) => valueText(value, known, lookups) || 'none');
      return [`${known.label}: ${was} to ${is}`];
    });
    return { path, what, how };
  };
}
