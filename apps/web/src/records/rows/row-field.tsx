import { RecordField, type RecordFieldLook } from '../../lib/fields/record-field.tsx';
import { useStore } from '../../lib/store.ts';
import { listOf, type Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { useRecordPage } from './page-context.ts';

export interface RowFieldProps extends RecordFieldLook {
  kind: string;
  row: Row;
  /** The field. */
  name: string;
  /** Choices that are no lookup set. */
  options?: readonly { value: number; label: string }[] | undefined;
}

/** One field of a row. Label, format, validation and read-only come from the field table and the access rules. */
export function RowField({ kind, row: { key, values }, name, ...look }: RowFieldProps) {
  const { editor, lookups, regionIDs, modeOf } = useRecordPage();
  const error = useStore(editor.errors)[rowPath(kind, key, name)];
  const table = editor.kinds[kind]?.fields[name];
  if (table === undefined) return null;
  return (
    <RecordField
      {...look}
      name={`${kind}.${name}`}
      table={table}
      value={values[name] ?? null}
      onValueChange={(value) => editor.set(kind, key, { [name]: value })}
      record={{ read: (each) => values[each], set: (next) => editor.set(kind, key, next) }}
      error={error}
      mode={modeOf(`${listOf(editor.kinds, kind)}.${name}`)}
      lookups={lookups}
      regionIDs={regionIDs}
    />
  );
}
