import type { DualListID, DualListItem, ListRecord } from './dual-list.types.ts';

/** A record and what the list shows of it. */
export interface RecordItem<R extends ListRecord> extends DualListItem {
  record: R;
}

export interface RecordWords {
  /** What a mark means. */
  marked: string;
  /** What an error means. */
  error: string;
}

/** The items and the chosen ids of records as the server has them: left ones by `ordinal`, right ones by `sequence`. */
export function readListRecords<R extends ListRecord>(
  records: readonly R[],
  words: RecordWords = { marked: 'Marked', error: 'Has an error' },
): { items: RecordItem<R>[]; value: DualListID[]; selected: DualListID[] } {
  const items = [...records]
    .sort((a, b) => a.ordinal - b.ordinal)
    .map(
      (record): RecordItem<R> => ({
        id: record.itemID,
        name: record.itemName,
        inactive: record.isInactive ?? false,
        ...(record.isMarked ? { marked: words.marked } : {}),
        ...(record.isError ? { error: words.error } : {}),
        record,
      }),
    );
  const right = records.filter((record) => record.parentIndex === 1).sort((a, b) => a.sequence - b.sequence);
  return {
    items,
    value: right.map((record) => record.itemID),
    selected: records.filter((record) => record.isSelected).map((record) => record.itemID),
  };
}

/** The records with the sides and places of a list: `sequence` runs from 1 on the right, and where each was and is stands in `fromOrdinal` and `toOrdinal`. */
export function writeListRecords<R extends ListRecord>(records: readonly R[], value: readonly DualListID[]): R[] {
  const places = new Map(value.map((id, at) => [id, at + 1]));
  return records.map((record) => {
    const place = places.get(record.itemID) ?? 0;
    const before = record.parentIndex === 1 ? record.sequence : 0;
    return {
      ...record,
      parentIndex: place > 0 ? 1 : 0,
      sequence: place,
      fromOrdinal: before,
      toOrdinal: place,
    };
  });
}
