import { useMemo } from 'react';
import { useSession } from '../session/app-session.ts';
import { demoGroup } from './demo-group.ts';
import { FrameShell } from './frame-shell.tsx';
import type { FrameLocation } from './location.ts';
import { useNavContext } from './use-nav-context.ts';
import { usePinnedGroup } from './use-pinned-group.ts';

/** The frame of every page outside a file. */
export function HomeFrame({ location }: { location: FrameLocation }) {
  const { environment } = useSession();
  const context = useNavContext();
  const isHome = location.area === 'home';
  const pinned = usePinnedGroup(isHome);
  const extraGroups = useMemo(() => {
    const demo = demoGroup(isHome && environment.settings.demoNavigation, context);
    return [pinned, demo].filter((group) => group !== null);
  }, [pinned, isHome, environment, context]);
  return <FrameShell location={location} extraGroups={extraGroups} />;
}
