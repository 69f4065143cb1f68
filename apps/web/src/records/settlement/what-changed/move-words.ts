import type { Settlement, StatementEdit } from '@closewright/contract/settlement';
import type { TotalMove } from '@closewright/domain/closing-file';
import { type LookupSets, valueText } from '@closewright/domain/lookups';
import { fieldOfChange, ownName, type RecordWords } from '../../../lib/audit/record-words.ts';
import { activityWords, editTables, statementIDs } from '../../plain/tables.plain.ts';

type Row = Readonly<Record<string, unknown>>;

const wordsOf = (list: string): RecordWords | undefined => activityWords[editTables[list] ?? ''];

/** What was edited, and what of it: "Fee Appraisal fee", "At closing: 405.00 to 450.00". */
export interface MoveWords {
  readonly what: string;
  readonly how: readonly string[];
}

/**
 * The words of edits of a statement.
 * @param statement how it stands: rows that are there are called as they are called now, others as they were
 */
export function moveWords(statement: Settlement, edits: readonly StatementEdit[], lookups: LookupSets) {
  const rowOf = ({ list, id }: StatementEdit): Row => {
    // Rows by the names of the lists; the statement and its file are one of each.
    const rows = (statement as unknown as Readonly<Record<string, unknown>>)[list];
    const known = Array.isArray(rows) ? rows.find((row: Row) => row[statementIDs[list] ?? ''] === id) : undefined;
    if (known) return known;
    const gone = edits.findLast((edit) => edit.list === list && edit.id === id && edit.operation === 'DELETE');
    return Object.fromEntries(gone?.changes.map(({ field, before }) => [field, before]) ?? []);
  };
  return ({ edit, fields }: TotalMove<StatementEdit>): MoveWords => {
    const words = wordsOf(edit.list);
    if (words === undefined) return { what: edit.list, how: [] };
    const row = rowOf(edit);
    const what = [words.noun, ownName(words, (field) => row[field])].filter(Boolean).join(' ');
    if (edit.operation !== 'UPDATE') return { what, how: [edit.operation === 'INSERT' ? 'Added' : 'Removed'] };
    const how = edit.changes.flatMap(({ field, before, after }) => {
      const known = fields.includes(field) ? fieldOfChange(words, field) : undefined;
      if (known === undefined) return [];
      const [was, is] = [before, after].map((value) => valueText(value, known, lookups) || 'none');
      return [`${known.label}: ${was} to ${is}`];
    });
    return { what, how };
  };
}
