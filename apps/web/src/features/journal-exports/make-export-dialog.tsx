import type { JournalDue } from '@closewright/contract/journal-exports';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { daysWords, totalsWords } from './journals-words.ts';

const make = ({ account: { bankAccountID }, upTo, digest }: JournalDue) =>
  call('makeJournalExport', { params: { bankAccountID }, body: { upTo, digest } });

/** What came of making an export: the export, and where its file may be fetched once. */
export type MadeExport = Awaited<ReturnType<typeof make>>;

export interface MakeExportDialogProps {
  /** What was seen. */
  due: JournalDue;
  dialog: DialogControl<MadeExport>;
}

/** What an export comes to, before it is made. */
export function MakeExportDialog({ due, dialog }: MakeExportDialogProps) {
  const { account, totals } = due;
  const form = useRecordDialog<Record<string, never>, MadeExport>({
    dialog,
    guard: false,
    begin: {},
    send: () => make(due),
  });
  const reached = account.reachedThrough;
  const isLate = reached !== null && totals.fromDay !== null && totals.fromDay <= reached;
  return (
    <RecordDialog
      form={form}
      saveLabel="Make and download"
      beginsOnSave
      lead={
        <>
          <DialogMessage>
            {totalsWords(totals)}, of {daysWords(totals)}. Each of these postings is in this export alone. What is
            posted from now on is in the next one.
          </DialogMessage>
          {isLate && (
            <p>
              Some were posted into days that an earlier export reached. They stand under their own day, marked as late.
            </p>
          )}
        </>
      }
    />
  );
}
