import { can } from '@closewright/domain/access';
import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { Lock, LockOpen } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

const LockDialog = onDemand(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));

/** Whether the statements of the file are locked, who last said so and why, and the button that says otherwise. */
export function LockPart() {
  const file = useOpenFile();
  const { actor } = useSession();
  const clock = useClock();
  if (file?.header === undefined) return null;
  const { isSettlementLocked: isLocked, settlementLock: last } = file.header;
  const { allowed, reason } = can(actor, 'lockSettlement', { file: file.state });
  const Icon = isLocked ? Lock : LockOpen;
  const ask = async () => {
    const { dismissed } = await dialogs.open(
      LockDialog,
      { ordersID: file.ordersID, isLocked: !isLocked },
      { title: isLocked ? 'Unlock statement' : 'Lock statement', size: 'small', key: 'lock-statement' },
    );
    if (!dismissed) await file.refresh();
  };
  return (
    <ComputedPart title="Lock">
      <p className="flex items-center gap-2 px-cell py-1 text-body">
        <Icon aria-hidden className="size-4 flex-none text-muted" strokeWidth={1.75} />
        {isLocked ? 'Locked: nothing of the statement can be changed.' : 'Open for changes.'}
      </p>
      {last !== null && (
        <p className="px-cell text-label text-muted">
          {isLocked ? 'Locked' : 'Unlocked'} by {last.by}, {clock.moment(last.at)}
          {last.reason !== null && `: ${last.reason}`}
        </p>
      )}
      <div className="px-cell pt-2">
        <Button size="sm" disabled={!allowed} disabledReason={reason?.text} onClick={() => void ask()}>
          {isLocked ? 'Unlock…' : 'Lock…'}
        </Button>
      </div>
    </ComputedPart>
  );
}
