import type { Letter } from '@closewright/contract/closing-protection';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface VoidDialogProps {
  ordersID: number;
  letter: Letter;
  dialog: DialogControl<Letter>;
}

const fields = {
  reason: { kind: 'memo', label: 'Reason', required: true, missing: 'Say why the letter is voided', maxLength: 300 },
};
const layout: Layout = [['reason', 12, { minRows: 3 }]];

/** Asks why a letter is taken back, and takes it back. */
export function VoidDialog({ ordersID, letter: { letterID, version }, dialog }: VoidDialogProps) {
  const form = useRecordDialog<{ reason: string }, Letter>({
    dialog,
    fields,
    guard: false,
    begin: { reason: '' },
    send: ({ reason }) => call('voidLetter', { params: { ordersID, letterID }, body: { version, reason } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Void letter"
      lead={<DialogMessage>The lender is no longer protected by this letter. It stays in the list.</DialogMessage>}
    />
  );
}
