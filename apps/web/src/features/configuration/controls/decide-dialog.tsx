import type { ControlChange } from '@closewright/contract/controls';
import { type ControlDecision, controlLimits, controlOf } from '@closewright/domain/controls';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { decisionWords } from './change-words.ts';

export interface DecideDialogProps {
  change: ControlChange;
  decision: ControlDecision;
  dialog: DialogControl<ControlChange>;
}

const layout: Layout = [['reason', 12, { autoFocus: true }]];

/** Says what a decision does, and decides. */
export function DecideDialog({ change, decision, dialog }: DecideDialogProps) {
  const { controlChangeID, control, was, becomes, askedBy } = change;
  const form = useRecordDialog<{ reason: string | null }, ControlChange>({
    dialog,
    guard: false,
    fields: {
      reason: {
        ...{ kind: 'text', label: 'Reason', maxLength: controlLimits.reason },
        ...{ required: decision === 'decline', missing: 'Say why' },
      },
    },
    begin: { reason: null },
    // That the setting moved is no matter of a field.
    fieldOf: (path) => (path === 'reason' ? 'reason' : ''),
    send: ({ reason }) =>
      call('decideControlChange', { params: { controlChangeID }, body: { decision, reason: reason || null } }),
  });
  return (
    <RecordDialog
      form={form}
      layout={decision === 'withdraw' ? [] : layout}
      beginsOnSave={decision === 'withdraw'}
      saveLabel={decisionWords[decision].verb}
      lead={
        <DialogMessage>
          {decision === 'approve'
            ? `“${was}” becomes “${becomes}” at once, as ${askedBy} has asked. ${controlOf(control).means}`
            : decision === 'decline'
              ? `It stays “${was}”. ${askedBy} reads the reason.`
              : `It stays “${was}”, and nobody is asked any more.`}
        </DialogMessage>
      }
    />
  );
}
