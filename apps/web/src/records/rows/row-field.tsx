import { memo } from 'react';
import { usePart } from '../../lib/store.ts';
import { listOf } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { RecordField, type RecordFieldLook } from '../field/record-field.tsx';
import { useRecordPage } from './page-context.ts';

export interface RowFieldProps extends RecordFieldLook {
  kind: string;
  /** The key of the row. */
  row: number;
  /** The field. */
  name: string;
}

/** One field of a row. Label, format, validation and read-only come from the field table and the access rules. */
export const RowField = memo(function RowField({ kind, row: key, name, ...look }: RowFieldProps) {
  const { editor, lookups, regionIDs, modeOf } = useRecordPage();
  const error = usePart(editor.errors, (errors) => errors[rowPath(kind, key, name)]);
  const valuesNow = () => editor.rows.get()[kind]?.find((row) => row.key === key)?.values;
  const read = (each: string) => valuesNow()?.[each];
  const value = usePart(editor.rows, () => read(name));
  const table = editor.kinds[kind]?.fields[name];
  // An address is read from several fields, and what some rows take is said by theirs.
  usePart(editor.rows, () => (look.address || editor.kinds[kind]?.needs) && valuesNow());
  if (table === undefined) return null;
  return (
    <RecordField
      // A text that one row's field refuses is none of the next row.
      key={key}
      {...look}
      name={`${kind}.${name}`}
      table={table}
      value={value ?? null}
      onValueChange={(next) => editor.set(kind, key, { [name]: next })}
      record={{ read, set: (values) => editor.set(kind, key, values) }}
      error={error}
      refusedText={editor.refusedText(kind, key, name)}
      onRefusedText={(refused) => editor.refuse(kind, key, name, refused)}
      mode={modeOf(`${listOf(editor.kinds, kind)}.${name}`, valuesNow())}
      lookups={lookups}
      regionIDs={regionIDs}
    />
  );
});
