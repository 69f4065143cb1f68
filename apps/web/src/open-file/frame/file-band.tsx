import type { FileHeader } from '@closewright/contract/orders';
import { accessReason, can, fileReasons, hasRight, isHeldByAnother, waitsForFile } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { type OpenFile, useOpenFile } from '../file-context.ts';
import { useOpenFileAlerts } from '../use-file-alerts.ts';

const onlyReads = accessReason('appReadOnly', '').text;

/** The one band under the file header: the first of the file's own reasons, then why it is read-only (look.md §7). */
export function FileBand({ routeName }: { routeName: string }) {
  const file = useOpenFile();
  const { actor } = useSession();
  const alerts = useOpenFileAlerts();
  if (file?.header === undefined) return null;
  const [warning] = alerts.filter(({ target }) => target === 'doNotDoBusiness');
  if (warning !== undefined) {
    return (
      <Banner tone="danger" icon="blocked" title={`${warning.message}.`} label="Do not do business">
        Ask your manager before you go on. Acknowledge it in File Alerts.
      </Banner>
    );
  }
  // Also who works beside the holder is told who that is.
  const [reason] = fileReasons(actor, { ...file.state, ignoreFileInUse: false });
  if (reason === 'fileLocked') {
    return (
      <Banner tone="neutral" icon="locked" title="This file is locked." label="Locked">
        You can read and copy.
      </Banner>
    );
  }
  const isOnStatement = routeByName(routeName).isSettlementRoute === true;
  // Beside the holder nobody edits what is locked.
  if (isOnStatement && file.state.isSettlementLocked && !isHeldByAnother(file.state)) {
    return <StatementLockBand header={file.header} />;
  }
  if (file.holder !== null) return <InUseBand file={file} />;
  if (reason === 'consolidated') {
    return (
      <Banner tone="neutral" icon="consolidated" title="This file is consolidated." label="Consolidated">
        You can read and copy.
      </Banner>
    );
  }
  if (hasRight(actor, 'IsAppReadOnly')) {
    return (
      <Banner tone="info" title={onlyReads} label="Read only">
        Ask your administrator if you need to edit.
      </Banner>
    );
  }
  return null;
}

/** Who locked the statements of the file, when and why. */
function StatementLockBand({ header: { settlementLock } }: { header: FileHeader }) {
  const clock = useClock();
  const by = settlementLock && `${settlementLock.by} locked it ${clock.moment(settlementLock.at)}`;
  const why = settlementLock?.reason ? `: ${settlementLock.reason}` : '';
  return (
    <Banner tone="neutral" icon="locked" title="The settlement statement is locked." label="Statement locked">
      {by && `${by}${why}.`} You can read and copy.
    </Banner>
  );
}

/** Who has the file and since when; those who may, take it over. */
function InUseBand({ file }: { file: OpenFile }) {
  const { actor } = useSession();
  const clock = useClock();
  const [isTaking, setTaking] = useState(false);
  const holder = file.holder;
  if (holder === null) return null;
  const { ignoreFileInUse, isOtherWindow = false } = file.state;
  const isReader = hasRight(actor, 'IsAppReadOnly');
  const mayEditAnyway = !isReader && actor.allowOpenFileInUse && !ignoreFileInUse;
  const mayTake = !isReader && (isOtherWindow || can(actor, 'takeOverOrder', { file: file.state }).allowed);
  const whatTheyMay = isReader ? onlyReads : 'You can read and copy.';
  const take = async () => {
    setTaking(true);
    await file.takeOver();
    setTaking(false);
  };
  return (
    <Banner
      tone="warning"
      icon="in-use"
      label="In use"
      title={
        isOtherWindow
          ? `You have this file open in another window since ${clock.since(holder.since)}.`
          : `${holder.holder} has this file open since ${clock.since(holder.since)}.`
      }
      actions={
        (mayEditAnyway || mayTake) && (
          <>
            {mayEditAnyway && (
              <Button size="sm" onClick={file.ignoreInUse}>
                Edit anyway
              </Button>
            )}
            {mayTake && (
              <Button size="sm" busy={isTaking} onClick={() => void take()}>
                Take over
              </Button>
            )}
          </>
        )
      }
    >
      {ignoreFileInUse
        ? 'You edit it at the same time. What both of you change is merged when it is saved.'
        : `${whatTheyMay}${waitsForFile(actor, file.state) ? ' You will be told when it is free.' : ''}`}
    </Banner>
  );
}
