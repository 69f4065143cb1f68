import { useMemo } from 'react';
import { usePlace } from '../navigation/navigation-context.ts';
import { type FrameLocation, frameLocation } from './location.ts';

/** Where the user is, as the frame sees it. */
export function useFrameLocation(): FrameLocation {
  const { pathname, search } = usePlace();
  return useMemo(() => frameLocation(pathname, search), [pathname, search]);
}
