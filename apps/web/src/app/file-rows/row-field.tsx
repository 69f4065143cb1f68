import { RecordField, type RecordFieldLook } from '../../lib/fields/record-field.tsx';
import { useStore } from '../../lib/store.ts';
import { rowPath } from './row-errors.ts';
import { type RowKind, rowKinds } from './row-kinds.ts';
import { useFileRows, useRowsPage } from './rows-context.ts';

export interface RowFieldProps extends RecordFieldLook {
  kind: RowKind;
  /** The row. */
  id: number;
  /** The field. */
  name: string;
  /** Choices that are no lookup set. */
  options?: readonly { value: number; label: string }[] | undefined;
}

/** One field of a row of the file. Label, format, validation and read-only come from the field table and the access rules. */
export function RowField({ kind, id, name, ...look }: RowFieldProps) {
  const { editor, lookups, regionIDs, modeOf } = useRowsPage();
  const row = useFileRows()[kind].find((each) => each.id === id);
  const error = useStore(editor.errors)[rowPath(kind, id, name)];
  const table = rowKinds[kind].fields[name];
  if (row === undefined || table === undefined) return null;
  return (
    <RecordField
      {...look}
      name={`${kind}.${name}`}
      table={table}
      value={row.values[name] ?? null}
      onValueChange={(value) => editor.set(kind, id, { [name]: value })}
      record={{ read: (each) => row.values[each], set: (values) => editor.set(kind, id, values) }}
      error={error}
      mode={modeOf(`${kind}.${name}`)}
      lookups={lookups}
      regionIDs={regionIDs}
    />
  );
}
