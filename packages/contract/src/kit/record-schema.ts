import { z } from 'zod';
import { type Fields, shapeOf } from './fields.ts';
import { idSchema, rowID, rowPlace } from './ids.ts';
import type { RecordKind } from './record.ts';

type ParentOf<K> = K extends { readonly parent: infer P extends string } ? P : never;
type OrderOf<K> = K extends { readonly order: infer O extends string } ? O : never;
type SecretOf<F extends Fields> = {
  [N in keyof F]: F[N] extends { readonly kind: 'secret' } ? N : never;
}[keyof F] &
  string;
type FieldOf<K extends RecordKind> = keyof K['fields'] & string;

type RowName<K extends RecordKind> =
  | K['id']
  | ParentOf<K>
  | OrderOf<K>
  | Exclude<FieldOf<K>, SecretOf<K['fields']>>
  | `${SecretOf<K['fields']>}Masked`;

/** The shape of a stored row: its id, the row it belongs to, its place, its fields; of a secret only the mask. */
export type RowShape<K extends RecordKind> = {
  [N in RowName<K>]: N extends K['id'] | ParentOf<K>
    ? typeof idSchema
    : N extends OrderOf<K>
      ? z.ZodInt
      : N extends FieldOf<K>
        ? K['fields'][N]['schema']
        : z.ZodNullable<z.ZodString>;
};

/** The shape of what a save sends of a row: all but its id may be left out. */
export type ChangeShape<K extends RecordKind> = {
  [N in K['id'] | ParentOf<K> | OrderOf<K> | FieldOf<K>]: N extends K['id']
    ? typeof rowID
    : N extends ParentOf<K>
      ? z.ZodOptional<typeof rowID>
      : N extends OrderOf<K>
        ? z.ZodOptional<typeof rowPlace>
        : z.ZodOptional<K['fields'][N]['schema']>;
};

const named = (name: string | undefined, schema: z.ZodType) => (name === undefined ? {} : { [name]: schema });

/** The schema of a stored row of a record, as it is read. */
export function rowSchema<const K extends RecordKind>(kind: K): z.ZodObject<RowShape<K>> {
  const masks = Object.entries(kind.fields).map(([name, field]) =>
    field.kind === 'secret' ? [`${name}Masked`, z.string().nullable()] : [name, field.schema],
  );
  const shape = {
    ...named(kind.id, idSchema),
    ...named(kind.parent, idSchema),
    ...named(kind.order, z.int()),
    ...Object.fromEntries(masks),
  };
  // The names are those of the record, which the type repeats.
  return z.object(shape as RowShape<K>);
}

/**
 * The schema of what a save sends of a row: its id, and what changed. A new row has a negative id; a row that belongs to another of the
 * same save names it by that.
 */
export function changeSchema<const K extends RecordKind>(kind: K): z.ZodObject<ChangeShape<K>, z.core.$strict> {
  const written = {
    ...shapeOf(kind.fields),
    ...named(kind.parent, rowID),
    ...named(kind.order, rowPlace),
  };
  const changed = z
    .strictObject(written)
    .partial()
    .extend({ [kind.id]: rowID });
  // The names are those of the record, which the type repeats.
  return changed as never;
}
