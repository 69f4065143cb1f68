import { type RecordLists, removeName } from '@closewright/contract/kit';
import { type PlainField, plain } from '../../lib/fields/plain-field.ts';
import type { RowKind } from '../editor/aggregate.ts';

/** Lists of an aggregate, each with its fields by their names. */
type PlainKinds<L extends RecordLists> = {
  [N in keyof L & string]: RowKind<keyof L & string> & {
    readonly fields: Readonly<Record<keyof L[N]['record']['fields'] & string, PlainField>>;
  };
};

/** What the editor needs of the lists of an aggregate, without their schemas. Only for modules named `*.plain.ts`. */
export function plainKinds<const L extends RecordLists>(lists: L): PlainKinds<L> {
  const kinds = Object.entries(lists).map(([name, { record, parent, what, many }]): [string, RowKind] => [
    name,
    {
      noun: what,
      many,
      id: record.id,
      remove: removeName(name),
      fields: plain(record.fields),
      ...(record.name === undefined ? {} : { name: record.name }),
      ...(record.write === undefined ? {} : { write: record.write }),
      ...(record.most === undefined ? {} : { most: record.most }),
      ...(record.order === undefined ? {} : { order: record.order }),
      ...(parent === undefined || record.parent === undefined ? {} : { parent: { kind: parent, id: record.parent } }),
    },
  ]);
  // The names are those of the lists, which the type repeats.
  return Object.fromEntries(kinds) as never;
}
