import type { Letter } from '@closewright/contract/closing-protection';
import { DialogBody, DialogErrorSummary, DialogMessage, DialogSaveFooter } from '@closewright/ui/dialog';
import { MemoField } from '@closewright/ui/memo-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api/index.ts';
import { serverErrors } from '../../lib/record/field-errors.ts';

export interface VoidDialogProps {
  ordersID: number;
  letter: Letter;
  dialog: DialogControl<Letter>;
}

/** Asks why a letter is taken back, and takes it back. */
export function VoidDialog({ ordersID, letter: { letterID, version }, dialog }: VoidDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    if (reason.trim() === '') return setError('Say why the letter is voided');
    setSending(true);
    try {
      const params = { ordersID, letterID };
      dialog.close(await call('voidLetter', { params, body: { version, reason } }));
    } catch (thrown) {
      setError(serverErrors(thrown).reason);
      setFailure(messageOf(thrown));
      setSending(false);
    }
  };
  return (
    <>
      <DialogBody>
        <DialogErrorSummary>{failure}</DialogErrorSummary>
        <DialogMessage>The lender is no longer protected by this letter. It stays in the list.</DialogMessage>
        <MemoField
          label="Reason"
          required
          minRows={3}
          maxLength={300}
          value={reason}
          onValueChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
          error={error}
        />
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Void letter"
        saving={isSending}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}
