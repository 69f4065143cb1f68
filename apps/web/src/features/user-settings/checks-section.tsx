import { Button } from '@closewright/ui/button';
import { Section } from '@closewright/ui/section';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { SignaturesDialog, type SignaturesDialogProps } from '../../records/check-signatures/signatures-dialog.tsx';
import { PinDialog, type PinDialogProps } from '../../records/pin/pin-dialog.tsx';
import { usePinFlag } from '../../records/pin/use-pin.ts';

/** What people have to sign checks with: the image of their signature, and their PIN where payments ask for one. */
export function ChecksSection({ mayEdit }: { mayEdit: boolean }) {
  const hasPin = usePinFlag();
  const signatures = () =>
    void dialogs.open<Omit<SignaturesDialogProps, 'dialog'>, void>(
      SignaturesDialog,
      { accounts: null, readOnly: !mayEdit },
      { title: 'My signature', label: 'My signature', size: 'large', key: 'check-signatures' },
    );
  return (
    <Section name="checks" title="Checks">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={signatures}>My signature…</Button>
        {hasPin && mayEdit && <PinButton />}
      </div>
    </Section>
  );
}

function PinButton() {
  const client = useQueryClient();
  const { data } = useQuery(queryFor('getCheckWritingPin'));
  const set = async (isSet: boolean) => {
    const title = isSet ? 'Change PIN' : 'Set PIN';
    const answer = await dialogs.open<Omit<PinDialogProps<null>, 'dialog'>, unknown>(
      PinDialog<null>,
      { isSet },
      { title, label: title, size: 'small', key: 'check-writing-pin' },
    );
    await client.invalidateQueries({ queryKey: keyFor('getCheckWritingPin') });
    if (!answer.dismissed) toasts.success('PIN saved');
  };
  if (data === undefined) return null;
  return <Button onClick={() => void set(data.isSet)}>{data.isSet ? 'Change PIN…' : 'Set PIN…'}</Button>;
}
