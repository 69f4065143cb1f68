import { useRouterState } from '@tanstack/react-router';

/** Where the user is. It changes once the page has: while a navigation is on its way the old page stays as it is. */
export function useShownLocation() {
  return useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
}
