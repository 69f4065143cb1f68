import { z } from 'zod';
import { type Fields, shapeOf } from './fields.ts';
import { idSchema } from './ids.ts';
import type { RecordKind } from './record.ts';
import { type ChangeShape, changeSchema, type RowShape, rowSchema } from './record-schema.ts';

/** A list of records in a document, and what people call one and several of them in a message. */
export interface ListedRecord {
  readonly record: RecordKind;
  readonly what: string;
  readonly many: string;
  /** The list whose rows these belong to. */
  readonly parent?: string;
}

/** The lists of an aggregate by their names in its document and in a save, parents before their children. */
export type RecordLists = Readonly<Record<string, ListedRecord>>;

/** Declares the lists of an aggregate. */
export function recordLists<const L extends RecordLists>(lists: L): L {
  return lists;
}

/** The rows of a record that one save may send. */
const changedRows = <S extends z.ZodType>(row: S, most: number, what: string) =>
  z.array(row).max(most, `At most ${most} ${what} can be saved at once. Nothing was saved.`).optional();

/** The stored rows that one save may remove. */
const removedRows = (most: number) => z.array(idSchema).max(most).optional();

type Documents<L extends RecordLists> = { [N in keyof L]: z.ZodArray<z.ZodObject<RowShape<L[N]['record']>>> };

/** The lists of an aggregate as its document has them. The OpenAPI document calls a row by the noun of its record. */
export function listShapes<const L extends RecordLists>(lists: L): Documents<L> {
  const shapes = Object.entries(lists).map(([name, { record }]) => [
    name,
    z.array(rowSchema(record).meta({ id: pascal(record.noun) })),
  ]);
  // The names are those of the lists, which the type repeats.
  return Object.fromEntries(shapes) as Documents<L>;
}

/** What a save sends of the fields of an aggregate itself: those that changed. */
export const rootChanges = <const F extends Fields>(fields: F) => z.strictObject(shapeOf(fields)).partial().optional();

type ChangedShape<L extends RecordLists> = {
  [N in keyof L]: z.ZodOptional<z.ZodArray<z.ZodObject<ChangeShape<L[N]['record']>, z.core.$strict>>>;
} & { [N in keyof L & string as `remove${Capitalize<N>}`]: ReturnType<typeof removedRows> };

/**
 * What a save sends of the lists of an aggregate: rows that changed or are new, and ids of those to remove.
 * @param perSave most rows of a list in one save, where that is less than there can be
 */
export function changeShapes<const L extends RecordLists>(
  lists: L,
  perSave = Number.POSITIVE_INFINITY,
): ChangedShape<L> {
  const all = (name: string): number => {
    const { record, parent } = lists[name] ?? {};
    return (record?.most ?? perSave) * (parent === undefined ? 1 : all(parent));
  };
  const most = (name: string) => Math.min(all(name), perSave);
  const shapes = Object.entries(lists).flatMap(([name, { record, many }]) => [
    [name, changedRows(changeSchema(record), most(name), many)],
    [removeName(name), removedRows(most(name))],
  ]);
  // The names are those of the lists, which the type repeats.
  return Object.fromEntries(shapes) as ChangedShape<L>;
}

/** What a save calls the rows of a list that it removes: `removePayoffs`. */
export const removeName = (list: string): string => `remove${list.charAt(0).toUpperCase()}${list.slice(1)}`;

const pascal = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
