import { FrameShell } from './frame-shell.tsx';
import type { FrameLocation } from './location.ts';
import { usePinnedGroup } from './use-pinned-group.ts';

/** The frame of every page outside a file. */
export function HomeFrame({ location }: { location: FrameLocation }) {
  return <FrameShell location={location} extraGroup={usePinnedGroup(location.area === 'home')} />;
}
