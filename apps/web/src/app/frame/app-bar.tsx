import type { NotificationCounts } from '@closewright/contract/notifications';
import { areaNames, navArea } from '@closewright/domain/navigation';
import { GlobalBar, type GlobalBarArea } from '@closewright/ui/global-bar';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { useOpenFile } from '../file/file-context.ts';
import { alertsAction } from '../notifications/notification-counts.ts';
import { useSession } from '../session/app-session.ts';
import { useUserSettings } from '../session/use-user-settings.ts';
import type { FrameLocation } from './location.ts';
import { areaHref } from './menu.ts';
import { saveStatusStore } from './save-status.ts';
import { useGoToFile } from './use-go-to-file.ts';
import { useNavContext } from './use-nav-context.ts';
import { useUserMenu } from './use-user-menu.tsx';

const loadPalette = () => import('./app-palette.tsx');
const AppPalette = onDemand(async () => ({ default: (await loadPalette()).AppPalette }));

/** Long enough after the first screen not to stand in its way. */
const idleMilliseconds = 2000;

export interface AppBarProps {
  location: FrameLocation;
  /** For the bell; undefined before they are known. */
  counts: NotificationCounts | undefined;
}

/** The global bar with its command palette. */
export function AppBar({ location, counts }: AppBarProps) {
  const { environment, tenantName, user } = useSession();
  const { regions } = useUserSettings();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const status = useStore(saveStatusStore);
  const context = useNavContext();
  const entries = useUserMenu();
  const region = useRegion(regions);

  const goToFile = useGoToFile();
  useHotkey('Alt+KeyG', 'Go to file by number', () => void goToFile());
  useEffect(() => {
    const preload = () => AppPalette.load().then(async () => (await loadPalette()).preloadCommandPalette());
    // While the server is away this fails; Ctrl K fetches it again.
    const timer = setTimeout(() => void preload().catch(() => {}), idleMilliseconds);
    return () => clearTimeout(timer);
  }, []);

  const areas = areaNames.flatMap((name): GlobalBarArea[] => {
    const item = navArea(name);
    const href = areaHref(name, context, location.ordersID);
    if (href === null) return [];
    return [{ id: name, label: item.label, href, current: name === location.area }];
  });
  return (
    <>
      <GlobalBar
        product={environment.productName}
        tenant={tenantName}
        {...(region === null ? {} : { region: { id: String(region.regionID), name: region.regionDisplay } })}
        areas={areas}
        onGoTo={() => setPaletteOpen(true)}
        status={status}
        alerts={alertsAction(counts)}
        user={{ name: user.displayName, entries }}
      />
      {isPaletteOpen && <AppPalette onOpenChange={setPaletteOpen} ordersID={location.ordersID} goToFile={goToFile} />}
    </>
  );
}

/** The region in force: that of the open file, else the user's default (core.md §2 Paths beginning with /order). */
function useRegion(regions: ReturnType<typeof useSession>['regions']) {
  const ofFile = useOpenFile()?.detail?.order.regionID;
  return (
    regions.find(({ regionID }) => regionID === ofFile) ??
    regions.find(({ isDefault }) => isDefault) ??
    regions[0] ??
    null
  );
}
