import { useMemo } from 'react';
import { useShownLocation } from '../navigation/use-shown-location.ts';
import { type FrameLocation, frameLocation } from './location.ts';

/** Where the user is, as the frame sees it. */
export function useFrameLocation(): FrameLocation {
  const { pathname, search } = useShownLocation();
  return useMemo(() => frameLocation(pathname, search), [pathname, search]);
}
