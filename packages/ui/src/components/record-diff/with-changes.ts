import type { DiffField, DiffKey, RecordChange } from './record-diff.types.ts';

/**
 * A list of records with changes taken over from its other state: all of them give that state. A record that comes or moves stands behind
 * the nearest one that is before it there.
 */
export function withChanges<R>(
  fields: readonly DiffField<R>[],
  records: readonly R[],
  other: readonly R[],
  changes: readonly RecordChange[],
  keyOf: (record: R) => DiffKey,
): R[] {
  const theirs = new Map(other.map((record) => [keyOf(record), record]));
  const byKey = Map.groupBy(changes, ({ key }) => key);
  const placed = new Set<DiffKey>();
  const taken = new Map<DiffKey, R>();
  const order: DiffKey[] = [];
  for (const record of records) {
    const key = keyOf(record);
    const own = byKey.get(key) ?? [];
    const their = theirs.get(key);
    if (own.some(({ what }) => what === 'removed')) continue;
    if (own.some(({ what }) => what === 'moved')) placed.add(key);
    else order.push(key);
    taken.set(
      key,
      their === undefined ? record : own.reduce((now, change) => takeField(fields, now, their, change), record),
    );
  }
  for (const { key, what } of changes) {
    const their = theirs.get(key);
    if (what !== 'added' || their === undefined) continue;
    placed.add(key);
    taken.set(key, their);
  }
  let above = 0;
  for (const key of theirs.keys()) {
    if (placed.has(key)) order.splice(above++, 0, key);
    else if (order.includes(key)) above = order.indexOf(key) + 1;
  }
  return order.flatMap((key) => taken.get(key) ?? []);
}

function takeField<R>(fields: readonly DiffField<R>[], record: R, other: R, change: RecordChange): R {
  if (change.what !== 'field') return record;
  const field = fields.find(({ name }) => name === change.field);
  if (field?.take) return field.take(record, other);
  // A field without a way of its own is the property that it is named by.
  return { ...record, [change.field]: other[change.field as keyof R] };
}
