import type { JournalExport } from '@closewright/contract/journal-exports';
import { journalLimits } from '@closewright/domain/journal-exports';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { totalsWords } from './journals-words.ts';

export interface AcceptDialogProps {
  made: JournalExport;
  dialog: DialogControl<JournalExport>;
}

const layout: Layout = [['reference', 12, { autoFocus: true, identifier: true, autoComplete: 'off' }]];

/** Says that the books have an export, with what they call it. */
export function AcceptDialog({ made: { journalExportID, number, totals }, dialog }: AcceptDialogProps) {
  const form = useRecordDialog<{ reference: string | null }, JournalExport>({
    dialog,
    guard: false,
    fields: {
      reference: {
        ...{ kind: 'text', label: 'Reference in the books', maxLength: journalLimits.reference },
        ...{ required: true, missing: 'The reference in the books is required' },
      },
    },
    begin: { reference: null },
    send: async ({ reference }) =>
      reference === null ? null : call('acceptJournalExport', { params: { journalExportID }, body: { reference } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Accepted"
      lead={
        <DialogMessage>
          Export {number}, {totalsWords(totals)}. Accept it once the books have taken all of it.
        </DialogMessage>
      }
    />
  );
}
