import { DialogsHost } from '@closewright/ui/services/dialogs';
import { ToastsHost, toasts } from '@closewright/ui/services/toasts';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { lastErrorStore, takeLastError } from '../last-error.ts';
import { useFreshLists } from '../realtime/use-fresh-lists.ts';
import { SessionNotice } from '../session/session-notice.tsx';
import type { FileFrameProps } from './file-frame.tsx';
import { HomeFrame } from './home-frame.tsx';
import { fileFrameIfLoaded, loadFileFrame } from './load-file-frame.ts';
import { useActiveUser } from './use-active-user.ts';
import { useFrameLocation } from './use-frame-location.ts';

/** Everything around a page: global bar, menu, file header, band, context panel, dialogs and toasts. */
export function Frame() {
  const location = useFrameLocation();
  useLastErrorToast();
  useActiveUser(location);
  useFreshLists();
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-surface-canvas">
      {location.ordersID === null ? (
        <HomeFrame location={location} />
      ) : (
        <LoadedFileFrame location={location} ordersID={location.ordersID} />
      )}
      <DialogsHost />
      <SessionNotice />
      <ToastsHost />
    </div>
  );
}

/** The frame of a file, which is not part of the first screen and may still be on its way. */
function LoadedFileFrame(props: FileFrameProps) {
  const [FileFrame, setFileFrame] = useState(() => fileFrameIfLoaded());
  useEffect(() => {
    if (FileFrame === undefined) void loadFileFrame().then((loaded) => setFileFrame(() => loaded));
  }, [FileFrame]);
  return FileFrame ? <FileFrame {...props} /> : <div className="h-global-bar flex-none bg-surface-chrome" />;
}

/** Shows the stored last error once, as a warning without its prefix (core.md §8). */
function useLastErrorToast(): void {
  const text = useStore(lastErrorStore);
  useEffect(() => {
    if (text === null) return;
    const message = takeLastError();
    if (message !== null) toasts.warning(message);
  }, [text]);
}
