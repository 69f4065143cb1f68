import type { RemittanceDetail } from '@closewright/contract/remittances';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { type RecordDialogInput, useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

/** What is asked before something is done with a remittance. */
export interface Asked<F extends Record<string, string | number | null>>
  extends Pick<RecordDialogInput<F, RemittanceDetail>, 'fields' | 'options'> {
  lead: string;
  layout: Layout;
  begin: F;
  saveLabel: string;
  /** Null while something is missing that it needs. */
  send(typed: F): Promise<RemittanceDetail> | null;
}

export type ActDialogProps<F extends Record<string, string | number | null>> = Asked<F> & {
  dialog: DialogControl<RemittanceDetail>;
};

/** Asks what it takes to do something with a remittance, and does it. */
export function ActDialog<F extends Record<string, string | number | null>>({
  lead,
  layout,
  saveLabel,
  send,
  ...input
}: ActDialogProps<F>) {
  const form = useRecordDialog<F, RemittanceDetail>({
    guard: false,
    ...input,
    send: async (typed) => send(typed),
    fieldOf: (path) => path.replace(/^act\./, ''),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={saveLabel}
      beginsOnSave={layout.length === 0}
      lead={<DialogMessage>{lead}</DialogMessage>}
    />
  );
}
