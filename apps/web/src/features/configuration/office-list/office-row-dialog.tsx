import type { Fields } from '@closewright/contract/kit';
import type { OfficeList } from '@closewright/domain/office-lists';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { type FormOptions, useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { FormField } from '../../../records/field/record-field.tsx';
import type { Layout } from '../../../records/form/layout.ts';

/** A row as it is stored, with its version. */
export type StoredRow<R> = R & { readonly version: number; readonly updatedAt: string; readonly updatedBy: string };

/** How rows of a list of the office are edited. */
export interface OfficeForm<R extends object, S extends StoredRow<R>> {
  list: OfficeList<R>;
  /** The fields of its record, without their schemas. */
  fields: Readonly<Record<string, FormField>>;
  layout: Layout;
  options?: FormOptions;
  schemas(): Promise<Fields>;
  create(row: R): Promise<S>;
  save(base: S, changes: Partial<R>): Promise<S>;
}

export interface OfficeRowDialogProps<R extends object, S extends StoredRow<R>> extends OfficeForm<R, S> {
  /** Null adds a row. */
  row: S | null;
  readOnly: boolean;
  dialog: DialogControl<S>;
}

/** Adds or edits one row of a list of the office. */
export function OfficeRowDialog<R extends object, S extends StoredRow<R>>(props: OfficeRowDialogProps<R, S>) {
  const { list, row, readOnly, dialog } = props;
  const form = useRecordDialog<R & Record<string, unknown>, S>({
    dialog,
    fields: props.fields,
    ...(props.options && { options: props.options }),
    schemas: props.schemas,
    // Its fields are those of the record; an interface has no index of its own.
    begin: { ...list.begin } as R & Record<string, unknown>,
    check: list.problems,
    send: props.create,
    stored: row,
    save: (base, changes) => props.save(base, changes),
  });
  return <RecordDialog form={form} layout={props.layout} readOnly={readOnly} />;
}
