import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Where the user is. It changes once the page has: while a navigation is on its way the old page stays as it is. */
export function useShownLocation() {
  return useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
}

/** Whether the address has changed and what it leads to is still on its way. */
export function useIsLeaving(): boolean {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      resolvedLocation !== undefined && resolvedLocation.href !== location.href,
  });
}

/** Asked at a key press: whether the page that is shown is the one of the address. */
export function usePageStands(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const { resolvedLocation, location } = router.state;
    return resolvedLocation === undefined || resolvedLocation.pathname === location.pathname;
  }, [router]);
}
