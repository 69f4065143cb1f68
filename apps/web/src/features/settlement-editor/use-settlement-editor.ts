import { asksForEditor, withoutEditor } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavContext } from '../../app/frame/use-nav-context.ts';
import { mayLeavePage, savePageFirst } from '../../app/leave-guard.ts';
import { useShownLocation } from '../../app/navigation/use-shown-location.ts';
import { messageOf } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import { launchEditor } from './launch.ts';

/** Opens the settlement statement editor when the address asks for it, once the file is read. Gives how it is closed; null while it is not open. */
export function useSettlementEditor(routeName: string): (() => void) | null {
  const [close, setClose] = useState<(() => void) | null>(null);
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
      open: () =>
        new Promise<void>((closed) =>
          setClose(() => () => {
            setClose(null);
            closed();
          }),
        ),
      refuse: (reason) => void toasts.warning(reason),
      clear: () => {
        // Whoever has gone to another page meanwhile stays there.
        const { location } = router.state;
        if (asksForEditor(location.search)) void router.navigate({ href: withoutEditor(location.href), replace: true });
      },
    }).catch((error: unknown) => toasts.error(messageOf(error)));
  }, [isAsked, fileNumber, router]);
  // Whoever goes back to the page means it.
  const goBack = useEffectEvent(async () => {
    if (close !== null && (await mayLeavePage())) close();
  });
  useEffect(() => {
    if (!isAsked) void goBack();
  }, [isAsked]);
  return close;
}
