import type { RecordKind } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { RecordList } from './record-list.ts';
import { type Changes, idOf, type Row, rowsIn } from './save-records.ts';

/**
 * Refuses a save that leaves a row it touched wrong as a whole, whichever of the row's fields it changed. Rows nobody
 * touched are left alone: an old mistake elsewhere stops nobody.
 * @param document what the save is part of, as it would be afterwards
 * @param root what the lists hang on, by the name of its fields in both
 */
export function refuseProblems(
  lists: readonly RecordList[],
  changes: Changes,
  document: object,
  root?: { readonly name: string; readonly record: RecordKind },
): void {
  const modelState = Object.assign({}, ...lists.map((list) => problemsOf(list, changes, document)));
  if (root && changes[root.name] !== undefined) {
    // The document has the fields of its root under its name.
    const row = (document as Readonly<Record<string, Row>>)[root.name] ?? {};
    for (const [name, message] of Object.entries(root.record.problems?.(row, [row]) ?? {}))
      modelState[`changes.${root.name}.${name}`] = [message];
  }
  if (Object.keys(modelState).length > 0) throw new AppError('VALIDATION_FAILED', undefined, { modelState });
}

/** A new row has another id in the document than in the save: it is looked for among the rows the save did not name. */
function problemsOf(list: RecordList, changes: Changes, document: object): Record<string, string[]> {
  const { problems, parent } = list.record;
  if (problems === undefined) return {};
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
    const all = rows.filter((each) => parent === undefined || each[parent] === row[parent]);
    for (const [name, message] of Object.entries(problems(row, all)))
      found[`changes.${list.name}.${index}.${name}`] = [message];
  }
  return found;
}
