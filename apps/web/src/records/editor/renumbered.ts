import { kindNames, type Row, type RowKinds, type Rows } from './aggregate.ts';
import { byKind } from './rows.ts';

/**
 * My rows, with other numbers for new ones whose number somebody else has given to a row meanwhile: what I let name mine goes along, what
 * names theirs does not.
 * @param from the rows mine began with
 * @param isStored whether one that was sent is among theirs already
 */
export function renumbered<K extends string>(
  kinds: RowKinds<K>,
  { from, mine, theirs }: { from: Rows<K>; mine: Rows<K>; theirs: Rows<K> },
  isStored: (kind: K, row: Row) => boolean,
): Rows<K> {
  return kindNames(kinds).reduce((rows, kind) => {
    const { numbered } = kinds[kind];
    if (numbered === undefined) return rows;
    const { field, namedBy } = numbered;
    const known = new Set(from[kind].map(({ id }) => id));
    const taken = new Set(theirs[kind].flatMap(({ id, values }) => (known.has(id) ? [] : [values[field]])));
    const all = [...rows[kind], ...theirs[kind]].map(({ values }) => Number(values[field] ?? 0));
    let next = Math.max(0, ...all) + 1;
    const numbers = new Map<unknown, number>();
    for (const row of rows[kind])
      if (row.id < 0 && taken.has(row.values[field]) && !isStored(kind, row)) numbers.set(row.values[field], next++);
    if (numbers.size === 0) return rows;
    const began = new Map(from[namedBy.kind].map((row) => [row.id, row.values[namedBy.field]]));
    const withNumber = (row: Row, name: string): Row => {
      const number = numbers.get(row.values[name]);
      return number === undefined ? row : { ...row, values: { ...row.values, [name]: number } };
    };
    return byKind(kinds, (each) => {
      if (each === kind) return rows[each].map((row) => (row.id < 0 ? withNumber(row, field) : row));
      if (each !== namedBy.kind) return rows[each];
      const isMine = ({ id, values }: Row) => id < 0 || began.get(id) !== values[namedBy.field];
      return rows[each].map((row) => (isMine(row) ? withNumber(row, namedBy.field) : row));
    });
  }, mine);
}
