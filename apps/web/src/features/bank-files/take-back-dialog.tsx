import type { BankFileRow } from '@closewright/contract/bank-files';
import { bankFileLimits } from '@closewright/domain/bank-files';
import { counted } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { fileSums } from './bank-file-words.ts';

export interface TakeBackDialogProps {
  file: BankFileRow;
  dialog: DialogControl<BankFileRow>;
}

const layout: Layout = [['reason', 12, { autoFocus: true }]];

/** Takes a bank file back, whole, and says why. */
export function TakeBackDialog({ file, dialog }: TakeBackDialogProps) {
  const { bankFileID } = file;
  const form = useRecordDialog<{ reason: string | null }, BankFileRow>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: bankFileLimits.note },
        ...{ required: true, missing: 'Say why it is taken back' },
      },
    },
    begin: { reason: null },
    send: ({ reason }) => call('takeBackBankFile', { params: { bankFileID }, body: { reason: reason ?? '' } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Take back"
      lead={
        <DialogMessage>
          {counted(fileSums(file).items, 'item')} and the balances of its days are gone with it. That it was here, and
          why it went, stays in the list.
        </DialogMessage>
      }
    />
  );
}
