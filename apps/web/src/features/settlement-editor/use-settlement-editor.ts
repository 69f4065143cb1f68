import { asksForEditor, withoutEditor } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useNavContext } from '../../app/frame/use-nav-context.ts';
import { savePageFirst } from '../../app/leave-guard.ts';
import { useShownLocation } from '../../app/navigation/use-shown-location.ts';
import { messageOf } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { launchEditor } from './launch.ts';

/** Opens the settlement statement editor when the address asks for it, once the file is read. */
export function useSettlementEditor(routeName: string): void {
  const router = useRouter();
  const context = useNavContext();
  const fileNumber = useOpenFile()?.header?.fileNumber;
  const isAsked = asksForEditor(useShownLocation().search);
  const latest = useRef({ context, routeName });
  useEffect(() => {
    latest.current = { context, routeName };
  });
  useEffect(() => {
    if (!isAsked || fileNumber === undefined) return;
    const { current } = latest;
    launchEditor(current.routeName, current.context, {
      savePageFirst,
      open: async () => (await import('./editor-place.tsx')).openEditor(fileNumber),
      refuse: (reason) => void toasts.warning(reason),
      clear: () => {
        // Whoever has gone to another page meanwhile stays there.
        const { location } = router.state;
        if (asksForEditor(location.search)) void router.navigate({ href: withoutEditor(location.href), replace: true });
      },
    }).catch((error: unknown) => toasts.error(messageOf(error)));
  }, [isAsked, fileNumber, router]);
}
