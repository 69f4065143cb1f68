import { giveNextPageKeys, holdNextPageKeys } from '@closewright/ui/lib/next-page-keys';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What is typed while another page is on its way is typed into that page; a page that saves before it is left holds it from then on. */
export function useNextPageKeys(): void {
  const router = useRouter();
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) holdNextPageKeys();
      }),
      router.subscribe('onResolved', () => void giveNextPageKeys()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}
