import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type FrameLocation, frameLocation } from './location.ts';

/** Where the user is. It changes once the page has: while a navigation is on its way the old page stays as it is. */
export function useFrameLocation(): FrameLocation {
  const { pathname, search } = useRouterState({ select: (state) => state.resolvedLocation ?? state.location });
  return useMemo(() => frameLocation(pathname, search), [pathname, search]);
}
