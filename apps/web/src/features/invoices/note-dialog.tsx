import type { Invoice } from '@closewright/contract/invoices';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import type { ReactNode } from 'react';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { type RecordDialogInput, useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

/** What is asked before something is done to an invoice. */
export interface Asked<F extends Record<string, string | number | null>>
  extends Pick<RecordDialogInput<F, Invoice>, 'fields' | 'options' | 'check'> {
  lead: ReactNode | ((typed: F) => ReactNode);
  layout: Layout;
  begin: F;
  saveLabel: string;
  /** Null while something is missing that it needs. */
  send(typed: F): Promise<Invoice> | null;
}

export type NoteDialogProps<F extends Record<string, string | number | null>> = Asked<F> & {
  dialog: DialogControl<Invoice>;
};

/** Asks for what is noted of an invoice, and notes it. */
export function NoteDialog<F extends Record<string, string | number | null>>({
  lead,
  layout,
  saveLabel,
  send,
  ...input
}: NoteDialogProps<F>) {
  const form = useRecordDialog<F, Invoice>({
    guard: false,
    ...input,
    send: async (typed) => send(typed),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={saveLabel}
      lead={<DialogMessage>{typeof lead === 'function' ? lead(form.values) : lead}</DialogMessage>}
    />
  );
}
