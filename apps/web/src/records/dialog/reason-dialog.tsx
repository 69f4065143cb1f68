import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import type { ReactNode } from 'react';
import { mostOfReason } from './reason-length.plain.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordDialog } from './use-record-dialog.ts';

export interface ReasonDialogProps<A> {
  /** What it does, in one or two sentences. */
  lead: ReactNode;
  /** What is said where no reason was typed: "Say why they are stopped". */
  missing: string;
  /** The verb: "Stop". */
  saveLabel: string;
  send(reason: string): Promise<A>;
  dialog: DialogControl<A>;
}

const layout = [['reason', 12, { autoFocus: true }]] as const;

/** Asks why something is done that is not done without a reason, and does it. */
export function ReasonDialog<A>({ lead, missing, saveLabel, send, dialog }: ReasonDialogProps<A>) {
  const form = useRecordDialog<{ reason: string | null }, A>({
    dialog,
    guard: false,
    fields: { reason: { kind: 'text', label: 'Reason', maxLength: mostOfReason, required: true, missing } },
    begin: { reason: null },
    send: async ({ reason }) => (reason === null ? null : send(reason)),
  });
  return (
    <RecordDialog form={form} layout={layout} saveLabel={saveLabel} lead={<DialogMessage>{lead}</DialogMessage>} />
  );
}
