import { columnOf, type Fields, type RecordKind } from '@closewright/contract/kit';
import type { RecordWords, WordedField } from '../../lib/audit/record-words.ts';

/** What stored kinds are called in an audit, by their tables. Only for modules named `*.plain.ts`. */
export function plainWords(records: readonly RecordKind[]): Readonly<Record<string, RecordWords>> {
  return Object.fromEntries(
    records.map(({ table, noun, name = [], fields, facts = {} }) => [
      table,
      { noun, name, fields: [...worded(fields, false), ...worded(facts, true)] },
    ]),
  );
}

const worded = (fields: Fields, isFact: boolean): WordedField[] =>
  Object.entries(fields).map(([name, { kind, label, lookup, words }]) => ({
    name,
    column: columnOf(name, kind),
    label,
    kind,
    isFact,
    ...(lookup === undefined ? {} : { lookup }),
    ...(words === undefined ? {} : { words }),
  }));
