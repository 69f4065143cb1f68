import type { Investment } from '@closewright/contract/investments';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { when } from '../../records/form/layout.ts';

export interface ChooseDialogProps {
  /** What it does, in one or two sentences. */
  lead: string;
  /** What is chosen: "Payment or receipt". */
  label: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  saveLabel: string;
  /** What is asked for besides; null where no reason is. */
  missingReason: string | null;
  send(chosen: string, reason: string): Promise<Investment>;
  dialog: DialogControl<Investment>;
}

/** Asks which of several something is done with, and why where it takes a reason. */
export function ChooseDialog({ lead, label, choices, saveLabel, missingReason, send, dialog }: ChooseDialogProps) {
  const form = useRecordDialog<{ chosen: string | null; reason: string | null }, Investment>({
    dialog,
    guard: false,
    fields: {
      chosen: { kind: 'select', label, required: true, missing: `Choose a ${label.toLowerCase()}` },
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: 200, required: missingReason !== null },
        missing: missingReason ?? '',
      },
    },
    begin: { chosen: choices[0]?.value ?? null, reason: null },
    options: { chosen: choices },
    send: async ({ chosen, reason }) => (chosen === null ? null : send(chosen, reason ?? '')),
  });
  return (
    <RecordDialog
      form={form}
      layout={[['chosen', 12, { autoFocus: true, clearable: false }], ...when(missingReason !== null, ['reason', 12])]}
      saveLabel={saveLabel}
      lead={<DialogMessage>{lead}</DialogMessage>}
    />
  );
}
