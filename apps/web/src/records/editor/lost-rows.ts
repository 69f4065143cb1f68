import { kindNames, type Row, type RowKinds, type Rows } from './aggregate.ts';
import { byKind, changedValues, childKinds, childrenOf, isBlank } from './rows.ts';

/** A stored row that somebody else has deleted while it was edited here, or a row that belongs to it. */
export interface LostRow<K extends string = string> {
  readonly kind: K;
  readonly row: Row;
}

/**
 * The rows that were edited and are no longer there; one of those below another is lost with that.
 * @param from the rows mine began with
 */
export function lostRows<K extends string>(
  kinds: RowKinds<K>,
  from: Rows<K>,
  mine: Rows<K>,
  theirs: Rows<K>,
): readonly LostRow<K>[] {
  const isThere = (kind: K, id: number) => theirs[kind].some((row) => row.id === id);
  const isEdited = (kind: K, row: Row): boolean =>
    isTyped(kind, row) ||
    childKinds(kinds, kind).some((child) =>
      childrenOf(kinds, mine, child, row.id).some((below) => isEdited(child, below)),
    );
  const isTyped = (kind: K, row: Row): boolean => {
    if (row.id < 0) return !isBlank(kinds, mine, kind, row);
    const before = from[kind].find(({ id }) => id === row.id);
    const names = Object.keys(changedValues(kinds[kind], before, row) ?? {});
    return names.some((name) => name !== kinds[kind].order);
  };
  return kindNames(kinds).flatMap((kind) => {
    const { isSingle, parent } = kinds[kind];
    if (isSingle) return [];
    const lost = mine[kind].filter(
      (row) =>
        row.id > 0 &&
        !isThere(kind, row.id) &&
        (parent === undefined || isThere(parent.kind, Number(row.values[parent.id]))) &&
        isEdited(kind, row),
    );
    return lost.map((row) => ({ kind, row }));
  });
}

/** The rows with those that were lost, as new ones with all that belongs to them. */
export function typedAgain<K extends string>(
  kinds: RowKinds<K>,
  { form, mine, lost }: { form: Rows<K>; mine: Rows<K>; lost: readonly LostRow<K>[] },
  newID: () => number,
): Rows<K> {
  const again: { kind: K; row: Row }[] = [];
  const type = (kind: K, { key, id, values }: Row, above: Row['values']) => {
    const row = { key, id: newID(), values: { ...values, ...above } };
    again.push({ kind, row });
    for (const child of childKinds(kinds, kind))
      for (const below of childrenOf(kinds, mine, child, id))
        type(child, below, { [kinds[child].parent?.id ?? '']: row.id });
  };
  for (const { kind, row } of lost) type(kind, row, {});
  return byKind(kinds, (kind) => [...form[kind], ...again.flatMap((each) => (each.kind === kind ? [each.row] : []))]);
}
