import { AppError } from '@closewright/domain/errors';
import type { RecordProblems } from '@closewright/domain/file-records';
import type { RecordList } from './record-list.ts';
import { type Changes, idOf, type Row, rowsIn } from './save-records.ts';

/** A list and the rule of its rows as a whole. */
export interface RowRule {
  readonly list: RecordList;
  // A rule names the fields it looks at; the row has them all.
  readonly rule: (row: never) => RecordProblems;
}

/**
 * Refuses a save that leaves a row it touched wrong as a whole, whichever of the row's fields it changed. Rows nobody
 * touched are left alone: an old mistake elsewhere stops nobody.
 * @param document what the save is part of, as it would be afterwards
 */
export function refuseProblems(rules: readonly RowRule[], changes: Changes, document: object): void {
  const modelState = Object.assign({}, ...rules.map((each) => problemsOf(each, changes, document)));
  if (Object.keys(modelState).length > 0) throw new AppError('VALIDATION_FAILED', undefined, { modelState });
}

/** A new row has another id in the document than in the save: it is looked for among the rows the save did not name. */
function problemsOf({ list, rule }: RowRule, changes: Changes, document: object): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  // The document has the rows of each of its lists under the name of the list.
  const rows = (document as Readonly<Record<string, readonly Row[]>>)[list.name] ?? [];
  const named = rowsIn(changes, list).map((row) => idOf(list, row));
  // New rows were added in the order of the save, and ids only grow.
  const newest = [...rows]
    .sort((a, b) => idOf(list, a) - idOf(list, b))
    .slice(rows.length - named.filter((each) => each < 0).length);
  let at = 0;
  for (const [index, wanted] of named.entries()) {
    const row = wanted < 0 ? newest[at++] : rows.find((each) => idOf(list, each) === wanted);
    if (row === undefined) continue;
    for (const [name, message] of Object.entries(rule(row as never)))
      found[`changes.${list.name}.${index}.${name}`] = [message];
  }
  return found;
}
