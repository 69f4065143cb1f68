import { hasAccess } from '@closewright/domain/access';
import { areaNames, navArea, navItem, navPath } from '@closewright/domain/navigation';
import { GlobalBar, type GlobalBarArea } from '@closewright/ui/global-bar';
import { onDemand, useFetchedAhead } from '@closewright/ui/lib/on-demand';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useStore } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { NotificationMarks } from '../notifications/notification-marks.ts';
import { useSession } from '../session/app-session.ts';
import { useUserSettings } from '../session/use-user-settings.ts';
import type { FrameLocation } from './location.ts';
import { areaHref } from './menu.ts';
import { openPalette, paletteStore } from './palette-store.ts';
import { saveStatusStore } from './save-status.ts';
import { goToFileQuestion, useGoToFile } from './use-go-to-file.ts';
import { useNavContext } from './use-nav-context.ts';
import { useUserMenu } from './use-user-menu.tsx';

const PaletteGroups = onDemand(async () => ({ default: (await import('./app-palette.tsx')).PaletteGroups }));

export interface AppBarProps {
  location: FrameLocation;
  /** Of the tasks and the bell; undefined before they are known. */
  marks: NotificationMarks | undefined;
}

/** The global bar, and what the command palette offers. */
export function AppBar({ location, marks }: AppBarProps) {
  const { actor, environment, tenantName, user } = useSession();
  const { regions } = useUserSettings();
  const isPaletteOpen = useStore(paletteStore) !== null;
  const status = useStore(saveStatusStore);
  const context = useNavContext();
  const entries = useUserMenu();
  const region = useRegion(regions);

  const goToFile = useGoToFile();
  useHotkey('Alt+KeyG', 'Go to file by number', () => void goToFile(), { opensBox: true });
  useFetchedAhead(PaletteGroups);
  useFetchedAhead(goToFileQuestion);

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
        onGoTo={openPalette}
        status={status}
        {...(hasAccess(actor, ['WorkflowDashboard']) && {
          tasks: { href: pathOf('home.workflow-dashboard'), ...marks?.tasks },
        })}
        alerts={{ href: pathOf('home.alerts'), ...marks?.alerts }}
        user={{ name: user.displayName, entries }}
      />
      {isPaletteOpen && <PaletteGroups ordersID={location.ordersID} goToFile={goToFile} />}
    </>
  );
}

/** The address of a menu item that belongs to no file. */
function pathOf(id: string): string {
  const item = navItem(id);
  return (item && navPath(item, null)) ?? '/';
}

/** The region in force: that of the open file, else the user's default (core.md §2 Paths beginning with /order). */
function useRegion(regions: ReturnType<typeof useSession>['regions']) {
  const ofFile = useOpenFile()?.header?.regionID;
  return (
    regions.find(({ regionID }) => regionID === ofFile) ??
    regions.find(({ isDefault }) => isDefault) ??
    regions[0] ??
    null
  );
}
