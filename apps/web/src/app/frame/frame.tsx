import { onDemand, useFetchedAhead, useMissingParts } from '@closewright/ui/lib/on-demand';
import { DialogsHost } from '@closewright/ui/services/dialogs';
import { ToastsHost, toasts } from '@closewright/ui/services/toasts';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { FileFrame } from '../../open-file/frame/file-frame-part.tsx';
import { lastErrorStore, takeLastError } from '../last-error.ts';
import { useFreshLists } from '../realtime/use-fresh-lists.ts';
import { SessionNotice } from '../session/session-notice.tsx';
import { HomeFrame } from './home-frame.tsx';
import { closePalette, paletteStore } from './palette-store.ts';
import { useActiveUser } from './use-active-user.ts';
import { useFrameLocation } from './use-frame-location.ts';

const AppPalette = onDemand(async () => ({ default: (await import('./app-palette.tsx')).AppPalette }));
const MissingPartsBand = onDemand(() => import('./missing-parts-band.tsx'));

/** Everything around a page: global bar, menu, file header, band, context panel, dialogs and toasts. */
export function Frame() {
  const location = useFrameLocation();
  useLastErrorToast();
  useActiveUser(location);
  useFreshLists();
  useFetchedAhead(MissingPartsBand);
  useFetchedAhead(AppPalette);
  useEffect(() => closePalette, []);
  const palette = useStore(paletteStore);
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-surface-canvas print:block print:h-auto print:overflow-visible">
      {useMissingParts() && <MissingPartsBand />}
      {location.ordersID === null ? (
        <HomeFrame location={location} />
      ) : (
        <FileFrame location={location} ordersID={location.ordersID} />
      )}
      {palette !== null && <AppPalette key={palette} />}
      <DialogsHost />
      <SessionNotice />
      <ToastsHost />
    </div>
  );
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
