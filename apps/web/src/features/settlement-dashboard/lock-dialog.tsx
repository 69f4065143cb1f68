import type { SettlementLockState } from '@closewright/contract/settlement';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface LockDialogProps {
  ordersID: number;
  /** What it is to be. */
  isLocked: boolean;
  dialog: DialogControl<SettlementLockState>;
}

const layout: Layout = [['reason', 12]];
const begin: { reason: string | null } = { reason: null };

/** Asks why the statements of a file are locked, or opened again, and does it. */
export function LockDialog({ ordersID, isLocked, dialog }: LockDialogProps) {
  const fields = { reason: { kind: 'text', label: 'Reason', required: !isLocked, maxLength: 200 } };
  const form = useRecordDialog<typeof begin, SettlementLockState>({
    dialog,
    fields,
    guard: false,
    begin,
    send: ({ reason }) => call('lockSettlement', { params: { ordersID }, body: { isLocked, reason } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={isLocked ? 'Lock statement' : 'Unlock statement'}
      lead={
        <DialogMessage>
          {isLocked
            ? 'Nobody can change a statement of this file until it is unlocked. Whoever has it open is told at once.'
            : 'The statements of this file can be changed again.'}
        </DialogMessage>
      }
    />
  );
}
