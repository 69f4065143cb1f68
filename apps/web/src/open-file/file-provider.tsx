import { actorIn, ignoresFileInUse, isFileAvailableNow, waitsForFile } from '@closewright/domain/access';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRealtime } from '../app/realtime/use-realtime.ts';
import { type AppSession, AppSessionProvider, useSession } from '../app/session/app-session.ts';
import { messageOf } from '../lib/api/index.ts';
import { OpenFileProvider } from './file-context.ts';
import type { FileLockState } from './file-lock.ts';
import { fileStateOf, holderOf } from './file-state.ts';
import { useOpenFileQuery } from './open-file-query.ts';
import { useFileLock } from './use-file-lock.ts';

export interface FileProviderProps {
  ordersID: number;
  children: ReactNode;
}

/** Opens a file for the pages below: reads it, holds it, and follows what others do with it. Give it the id as key. */
export function FileProvider({ ordersID, children }: FileProviderProps) {
  const { header, detail, refetch } = useOpenFileQuery(ordersID, useSession().actor);
  const session = useSessionIn(header?.regionID);
  const { actor, user } = session;
  const { lock, state: lockState } = useFileLock(ordersID, actor);
  const holder = holderOf(lockState);
  const holdersTab = holder?.sessionKey ?? null;
  // Whoever has the file next is somebody else to be asked about.
  const [ignoredTab, setIgnoredTab] = useState<string | null>(null);
  const isIgnored = holdersTab !== null && holdersTab === ignoredTab;
  const state = fileStateOf(header, lockState, user.usersID, ignoresFileInUse(actor, isIgnored));

  useTakenOverToast(lockState);

  useRealtime((message) => {
    if (message === null) {
      // The connection was lost for a while: anything may have happened, a file that was waited for may be free.
      if (holder !== null && waitsForFile(actor, state)) void becomeAvailable();
      else {
        void lock.refresh().catch(() => {});
        void refetch();
      }
      return;
    }
    if (header === undefined || message.FileNumber !== header.fileNumber) return;
    if (message.Event === 'FileChanged') void refetch();
    // Until the server has answered, nobody waits: the file only looks as if it were in use.
    else if (holder !== null && isFileAvailableNow(actor, { fileNumber: header.fileNumber, file: state }, message))
      void becomeAvailable();
    else void lock.refresh().catch(() => {});
  });

  const becomeAvailable = async () => {
    await Promise.all([lock.refresh().catch(() => {}), refetch()]);
    // Its holder may still be there, and somebody else who waited may have been quicker.
    if (holderOf(lock.state.get()) !== null) return;
    await dialogs.confirm({
      key: 'file-available',
      title: `File ${header?.fileNumber} is available`,
      message: 'It is no longer in use. You can edit it now; what you see has been read again.',
      confirmLabel: 'Edit file',
      cancelLabel: 'Close',
    });
  };

  const file = useMemo(
    () => ({
      ordersID,
      header,
      detail,
      state,
      holder,
      takeOver: async () => {
        try {
          await lock.takeOver();
          await refetch();
        } catch (error) {
          toasts.error({ title: 'The file could not be taken over', message: messageOf(error) });
        }
      },
      ignoreInUse: () => setIgnoredTab(holdersTab),
      refresh: () => refetch(),
    }),
    [ordersID, header, detail, state, holder, holdersTab, lock, refetch],
  );
  return (
    <AppSessionProvider value={session}>
      <OpenFileProvider value={file}>{children}</OpenFileProvider>
    </AppSessionProvider>
  );
}

/** The session with the rights that hold in the region of the file; the user's own until the region is known. */
function useSessionIn(regionID: number | undefined): AppSession {
  const session = useSession();
  return useMemo(
    () => (regionID === undefined ? session : { ...session, actor: actorIn(session.actor, regionID) }),
    [session, regionID],
  );
}

/** Tells the user whose file was taken over by somebody else. */
function useTakenOverToast({ isHeldByMe, lock }: FileLockState): void {
  const { user } = useSession();
  const wasMine = useRef(false);
  const holder = isHeldByMe ? null : lock;
  useEffect(() => {
    if (wasMine.current && holder !== null && holder.usersID !== user.usersID) {
      toasts.warning({
        title: `${holder.holder} has taken this file over`,
        message: 'What you have not saved stays here until the file is free.',
      });
    }
    wasMine.current = isHeldByMe;
  }, [isHeldByMe, holder, user]);
}
