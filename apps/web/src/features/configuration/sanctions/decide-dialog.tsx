import type { SanctionsScreening } from '@closewright/contract/sanctions';
import { counted } from '@closewright/domain/formats';
import { sanctionsLimits } from '@closewright/domain/sanctions';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';

export interface DecideDialogProps {
  screening: SanctionsScreening;
  isSame: boolean;
  dialog: DialogControl<SanctionsScreening>;
}

const layout: Layout = [['reason', 12, { autoFocus: true }]];

/** Says that a payee is not who the list names, or is, and why. */
export function DecideDialog({ screening, isSame, dialog }: DecideDialogProps) {
  const { screeningID, payee } = screening;
  const hits = screening.hits.length + screening.earlierHits.length;
  const form = useRecordDialog<{ reason: string | null }, SanctionsScreening>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: sanctionsLimits.reason },
        ...{ required: true, missing: 'Say why' },
      },
    },
    begin: { reason: null },
    send: ({ reason }) => call('decideScreening', { params: { screeningID }, body: { isSame, reason: reason ?? '' } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={isSame ? 'Block' : 'Clear'}
      lead={
        <DialogMessage>
          {isSame
            ? `No wire goes to ${payee} any more. OFAC has to be told within ten business days. Only another person clears it again.`
            : `${payee} is ${hits === 0 ? 'not on the list' : `none of ${counted(hits, 'entry', 'entries')} of the list`}. That holds until the list says something else of them, or the names of the payee change.`}
        </DialogMessage>
      }
    />
  );
}
