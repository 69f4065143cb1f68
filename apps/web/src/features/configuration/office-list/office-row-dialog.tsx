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
  /** A row that is added is null. */
  layout: Layout | ((row: S | null) => Layout);
  options?: FormOptions;
  schemas(): Promise<Fields>;
  create(row: R): Promise<S>;
  /** Null leaves the dialog open. */
  save(base: S, changes: Partial<R>): Promise<S | null>;
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
    // What is stored of a secret is not told: it stays unless another one is typed.
    schemas: async () => (row === null ? props.schemas() : withoutSecrets(await props.schemas())),
    // Its fields are those of the record; an interface has no index of its own.
    begin: { ...list.begin } as R & Record<string, unknown>,
    check: (after) => ({ ...(row && list.changeProblems?.(row, after)), ...list.problems(after) }),
    send: props.create,
    stored: row,
    save: (base, changes) => props.save(base, changes),
  });
  const layout = typeof props.layout === 'function' ? props.layout(row) : props.layout;
  return <RecordDialog form={form} layout={layout} readOnly={readOnly} />;
}

const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'secret'));
