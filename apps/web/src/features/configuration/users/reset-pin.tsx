import type { User } from '@closewright/contract/people';
import { Button } from '@closewright/ui/button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useSession } from '../../../app/session/app-session.ts';
import { call, messageOf } from '../../../lib/api/index.ts';
import { usePinFlag } from '../../../records/pin/use-pin.ts';

/** Takes somebody's PIN away, where payments ask for one; nobody takes away their own. */
export function ResetPin({ user }: { user: User }) {
  const isOn = usePinFlag();
  const { user: own } = useSession();
  if (!isOn || own.usersID === user.usersID) return null;
  const reset = async () => {
    const isMeant = await dialogs.confirm({
      title: `Take the PIN of ${user.displayName} away?`,
      message: 'They set another one at their next payment.',
      confirmLabel: 'Take it away',
    });
    if (!isMeant) return;
    try {
      await call('resetCheckWritingPin', { params: { usersID: user.usersID } });
      toasts.success(`${user.displayName} has no PIN any more`);
    } catch (error) {
      toasts.error({ title: 'The PIN was not taken away', message: messageOf(error) });
    }
  };
  return (
    <div className="pt-3">
      <Button onClick={() => void reset()}>Reset check writing PIN…</Button>
    </div>
  );
}
