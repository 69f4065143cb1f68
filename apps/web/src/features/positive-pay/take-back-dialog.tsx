import type { PositivePayFileRow } from '@closewright/contract/positive-pay';
import { positivePayLimits } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { dueWords } from './positive-pay-words.ts';

export interface TakeBackDialogProps {
  file: PositivePayFileRow;
  dialog: DialogControl<PositivePayFileRow>;
}

type Typed = { reason: string | null };

const layout: Layout = [['reason', 12, { autoFocus: true }]];

/** Says that a file did not reach the bank, and why: what it told is due again. */
export function TakeBackDialog({ file, dialog }: TakeBackDialogProps) {
  const { positivePayFileID, number, totals } = file;
  const form = useRecordDialog<Typed, PositivePayFileRow>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: positivePayLimits.reason },
        ...{ required: true, missing: 'Say why it is taken back' },
      },
    },
    begin: { reason: null },
    send: ({ reason }) =>
      call('takeBackPositivePayFile', { params: { positivePayFileID }, body: { reason: reason ?? '' } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Take back"
      lead={
        <DialogMessage>
          File {number} did not reach the bank, or was refused there. All that it told ({dueWords(totals)}) is due
          again.
        </DialogMessage>
      }
    />
  );
}
