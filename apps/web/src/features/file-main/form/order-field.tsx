import { useController } from 'react-hook-form';
import type { AddressRecord } from '../../../lib/addresses/address-field.tsx';
import { RecordField, type RecordFieldLook } from '../../../lib/fields/record-field.tsx';
import { useFileMain } from '../file-main-context.ts';
import { type FieldPath, fieldOf, splitPath, wirePath } from './file-form.ts';

export interface OrderFieldProps extends RecordFieldLook {
  name: FieldPath;
}

/** One field of the file. Label, format, validation and read-only all come from the field table and the access rules. */
export function OrderField({ name, ...look }: OrderFieldProps) {
  const { editor, lookups, regionIDs, modeOf } = useFileMain();
  const { field, fieldState } = useController({ control: editor.form.control, name: name as never });
  const [part, own] = splitPath(name);
  const record: AddressRecord = {
    read: (each) => editor.form.getValues(`${part}.${each}` as never),
    set: (values) => editor.set(part, values),
  };
  return (
    <RecordField
      {...look}
      record={record}
      name={name}
      table={fieldOf(name)}
      value={field.value as string | number | null}
      onValueChange={(next) => editor.set(part, { [own]: next })}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      mode={modeOf(wirePath(name))}
      lookups={lookups}
      regionIDs={regionIDs}
    />
  );
}
