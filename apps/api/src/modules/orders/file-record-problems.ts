import type { OrderChanges, OrderDetail } from '@closewright/contract/orders';
import { AppError } from '@closewright/domain/errors';
import { loanProblems, partyProblems, propertyProblems, type RecordProblems } from '@closewright/domain/file-records';

/**
 * Refuses a save that leaves a row it touched wrong as a whole, whichever of the row's fields it changed. Rows nobody
 * touched are left alone: an old mistake elsewhere stops nobody.
 * @param document the file as it would be after the save
 */
export function refuseProblems(changes: OrderChanges, document: OrderDetail): void {
  const modelState = {
    ...problemsOf('properties', 'propertyID', changes.properties, document.properties, propertyProblems),
    ...problemsOf('loans', 'loanID', changes.loans, document.loans, loanProblems),
    ...problemsOf('contacts', 'rolesID', changes.contacts, document.contacts, partyProblems),
  };
  if (Object.keys(modelState).length > 0) throw new AppError('VALIDATION_FAILED', undefined, { modelState });
}

/** A new row has another id in the file than in the save: it is looked for among the rows the save did not name. */
function problemsOf<R extends object>(
  list: string,
  id: string,
  changed: readonly object[] = [],
  rows: readonly R[],
  rule: (row: R) => RecordProblems,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const idOf = (row: object) => (row as Record<string, number>)[id] ?? 0;
  const named = changed.map(idOf);
  // New rows were added in the order of the save, and ids only grow.
  const newest = [...rows]
    .sort((a, b) => idOf(a) - idOf(b))
    .slice(rows.length - named.filter((each) => each < 0).length);
  let at = 0;
  for (const [index, wanted] of named.entries()) {
    const row = wanted < 0 ? newest[at++] : rows.find((each) => idOf(each) === wanted);
    if (row === undefined) continue;
    for (const [name, message] of Object.entries(rule(row))) found[`changes.${list}.${index}.${name}`] = [message];
  }
  return found;
}
