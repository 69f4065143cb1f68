import { pageTitle } from '@closewright/domain/navigation';
import { createBusy } from '@closewright/ui/services/busy';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fades the page while the next one is on its way (core.md §2). */
export const navigationBusy = createBusy();

export const mainID = 'main';
const key = 'navigation';

/** What every navigation does besides showing a page: title, scroll to the top, fade, and a place for the focus. */
export function useNavigationEffects(productName: string, label: string): void {
  const router = useRouter();
  useEffect(() => {
    document.title = pageTitle(productName, label);
  }, [productName, label]);
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) navigationBusy.begin(key);
      }),
      router.subscribe('onResolved', ({ pathChanged }) => {
        navigationBusy.end(key);
        if (!pathChanged) return;
        dialogs.closeAll('navigation');
        const main = document.getElementById(mainID);
        main?.scrollTo(0, 0);
        window.scrollTo(0, 0);
        // What had the focus may be gone with the old page; without this the keyboard would start from the top.
        if (document.activeElement === document.body || document.activeElement === null)
          main?.focus({ preventScroll: true });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      navigationBusy.end(key);
    };
  }, [router]);
}
