import type { FileLedger } from '@closewright/contract/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { anotherDecides, commentField } from './asking-fields.ts';

export interface AskEndDialogProps {
  /** Whom it paid, and how much. */
  payment: string;
  /** What is done once it is approved. */
  says: string;
  /** What is to be done about its paper; null where there is none. */
  aboutPaper: string | null;
  saveLabel: string;
  send(comment: string): Promise<FileLedger>;
  dialog: DialogControl<FileLedger>;
}

/** Asks why a payment is to be voided or stopped, and puts that before somebody else. */
export function AskEndDialog({ payment, says, aboutPaper, saveLabel, send, dialog }: AskEndDialogProps) {
  const form = useRecordDialog<{ comment: string | null }, FileLedger>({
    dialog,
    fields: { comment: commentField },
    guard: false,
    begin: { comment: null },
    send: async ({ comment }) => (comment === null ? null : send(comment)),
  });
  return (
    <RecordDialog
      form={form}
      layout={[['comment', 12, { autoFocus: true }]]}
      saveLabel={saveLabel}
      lead={
        <DialogMessage>
          <span className="block">{payment}</span>
          {anotherDecides} Then {says}
          {aboutPaper !== null && <span className="block">{aboutPaper}</span>}
        </DialogMessage>
      }
    />
  );
}
