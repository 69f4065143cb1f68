import type { ActionName } from '@closewright/domain/access';
import type { RecordList } from './record-list.ts';
import { type Changes, idOf, type Row, removedIn, rowsIn } from './save-records.ts';

/**
 * What the rows that a save touches take by what they are, before it and after: of each entry one action. What belongs to a row takes what
 * that does.
 * @param document what the save is part of, as it is stored
 */
export function neededActions(
  lists: readonly RecordList[],
  changes: Changes,
  document: object,
): readonly (readonly ActionName[])[] {
  return lists.flatMap((list) => {
    const { needs } = list.record;
    if (needs) return touchedIn(list, changes, document).map(needs);
    const above = list.parent;
    const { needs: needsAbove } = above?.record ?? {};
    if (above === undefined || needsAbove === undefined) return [];
    const of = new Set(touchedIn(list, changes, document).map((row) => row[list.record.parent ?? '']));
    const parents = [...storedIn(above, document), ...rowsIn(changes, above)];
    return parents.filter((row) => of.has(idOf(above, row))).map(needsAbove);
  });
}

// The document has the rows of each of its lists under the name of the list.
const storedIn = ({ name }: RecordList, document: object) =>
  (document as Readonly<Record<string, readonly Row[]>>)[name] ?? [];

/** The rows of a list that a save touches, as they are stored and as it leaves them. */
function touchedIn(list: RecordList, changes: Changes, document: object): readonly Row[] {
  const stored = new Map(storedIn(list, document).map((row) => [idOf(list, row), row]));
  const removed = removedIn(changes, list).map((id) => stored.get(id));
  const changed = rowsIn(changes, list).flatMap((row) => {
    const before = stored.get(idOf(list, row));
    return [before, { ...before, ...row }];
  });
  return [...removed, ...changed].filter((row) => row !== undefined);
}
