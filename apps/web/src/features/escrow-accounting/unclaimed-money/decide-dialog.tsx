import type { UnclaimedList, UnclaimedRequest } from '@closewright/contract/unclaimed';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { mostOfReason } from '../../../records/dialog/reason-length.plain.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { usePin } from '../../../records/pin/use-pin.ts';

/** What is done with a request that waits. */
export type Decision = 'approve' | 'refuse' | 'withdraw';

export interface DecideDialogProps {
  request: UnclaimedRequest;
  decision: Decision;
  dialog: DialogControl<UnclaimedList>;
}

const words: Readonly<Record<Decision, { readonly save: string; readonly lead: string }>> = {
  approve: { save: 'Approve', lead: 'It is posted today as it was asked for.' },
  refuse: { save: 'Refuse', lead: 'Nothing is posted.' },
  withdraw: { save: 'Withdraw', lead: 'Nothing is posted.' },
};

/** Decides what somebody else asked for of money of no file, or withdraws what one asked for oneself. */
export function DecideDialog({ request, decision, dialog }: DecideDialogProps) {
  const isRefusal = decision === 'refuse';
  const withPin = usePin();
  const form = useRecordDialog<{ comment: string | null }, UnclaimedList>({
    dialog,
    guard: false,
    fields: {
      comment: {
        ...{ kind: 'text', label: isRefusal ? 'Reason' : 'Comment', maxLength: mostOfReason, required: isRefusal },
        ...(isRefusal && { missing: 'Say why it is refused' }),
      },
    },
    begin: { comment: null },
    send: ({ comment }) =>
      withPin((post) =>
        post('decideUnclaimedPayment', { params: { requestID: request.requestID }, body: { decision, comment } }),
      ),
  });
  const { save, lead } = words[decision];
  const isSent = decision === 'approve' && request.kind !== 'void' && request.method !== 'check';
  return (
    <RecordDialog
      form={form}
      layout={[['comment', 12, { autoFocus: true }]]}
      saveLabel={save}
      lead={
        <DialogMessage>
          {request.requestedBy}: {request.comment}. {lead}
          {isSent && ' It leaves once another person has released it in Expected Wires Out.'}
        </DialogMessage>
      }
    />
  );
}
