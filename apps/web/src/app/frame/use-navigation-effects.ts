import { pageTitle } from '@closewright/domain/navigation';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { navigationBusy } from '../navigation/navigation-busy.ts';

export const mainID = 'main';
const key = 'navigation';

/** What every navigation does besides showing a page: title, scroll to the top, fade, and a place for the focus. */
export function useNavigationEffects(productName: string, label: string): void {
  const router = useRouter();
  useEffect(() => {
    document.title = pageTitle(productName, label);
  }, [productName, label]);
  useEffect(focusPage, []);
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) navigationBusy.begin(key);
      }),
      router.subscribe('onResolved', ({ pathChanged }) => {
        navigationBusy.end(key);
        if (!pathChanged) return;
        dialogs.closeAll('navigation');
        document.getElementById(mainID)?.scrollTo(0, 0);
        window.scrollTo(0, 0);
        focusPage();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      navigationBusy.end(key);
    };
  }, [router]);
}

/** What had the focus may be gone with the old page; without this the keyboard would start from the top. */
function focusPage(): void {
  if (document.activeElement === document.body || document.activeElement === null)
    document.getElementById(mainID)?.focus({ preventScroll: true });
}
