import { addFileItemID, navArea, withEditor, withNewFile } from '@closewright/domain/navigation';
import { BusyRegion } from '@closewright/ui/busy';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { HotkeysOfPage } from '@closewright/ui/lib/use-hotkeys';
import { type NavBadge, type NavGroup, NavigationMenu } from '@closewright/ui/navigation-menu';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { NewFileOnDemand } from '../../features/new-file/new-file-on-demand.tsx';
import { navigationBusy } from '../navigation/navigation-busy.ts';
import { usePageStands, useShownLocation } from '../navigation/use-shown-location.ts';
import { useNotificationMarks } from '../notifications/use-notification-marks.ts';
import { useSession } from '../session/app-session.ts';
import { AppBar } from './app-bar.tsx';
import type { FrameLocation } from './location.ts';
import { menuGroups } from './menu.ts';
import { useMenuIcons } from './use-menu-icons.ts';
import { useNavContext } from './use-nav-context.ts';
import { mainID } from './use-navigation-effects.ts';

export interface FrameShellProps {
  location: FrameLocation;
  /** Counts beside menu items, by item id. */
  badges?: Readonly<Record<string, NavBadge>>;
  /** Further groups at the end of the menu. */
  extraGroups?: readonly NavGroup[];
  /** The menu as icons only. */
  rail?: boolean;
  /** The strip of the open file, above everything but the bar. */
  strip?: ReactNode;
  /** One line above the page. */
  band?: ReactNode;
  /** The context panel at the right. */
  panel?: ReactNode;
}

const PageKeys = onDemand(() => import('./page-keys.tsx'));

const noBadges = {};
const noGroups: readonly NavGroup[] = [];

/** Bar on top, menu at the left, the page; a file adds its strip, band and panel. */
export function FrameShell({
  location,
  badges = noBadges,
  extraGroups = noGroups,
  rail = false,
  strip,
  band,
  panel,
}: FrameShellProps) {
  const { area, ordersID, itemID } = location;
  const context = useNavContext();
  const icons = useMenuIcons(rail);
  const marks = useNotificationMarks();
  const { addFileNotice } = useSession().environment.settings;
  const { href: here } = useShownLocation();
  const pageStands = usePageStands();
  const groups = useMemo(() => {
    const actions = { launchCdfEditor: withEditor(here), addFile: withNewFile(here) };
    const hints: Record<string, string> = addFileNotice === null ? {} : { [addFileItemID]: addFileNotice };
    const counted = { ...marks?.badges, ...badges };
    const input = { context, ordersID, currentID: itemID, badges: counted, icons, actions, hints };
    return [...menuGroups(area, input), ...extraGroups];
  }, [area, context, ordersID, itemID, marks, badges, icons, here, addFileNotice, extraGroups]);
  return (
    <>
      <AppBar location={location} marks={marks} />
      <NewFileOnDemand />
      <PageKeys />
      <div className="flex min-h-0 flex-1">
        <NavigationMenu label={`${navArea(area).label} menu`} groups={groups} rail={rail} />
        <div className="flex min-w-0 flex-1 flex-col">
          {strip}
          <div className="flex min-h-0 flex-1">
            <main id={mainID} tabIndex={-1} className="flex min-w-0 flex-1 flex-col focus:outline-none">
              {band}
              <BusyRegion
                queue={navigationBusy}
                className="flex min-h-0 flex-1 flex-col [&>*:first-child]:flex [&>*:first-child]:min-h-0 [&>*:first-child]:flex-1 [&>*:first-child]:flex-col"
              >
                <HotkeysOfPage value={pageStands}>
                  <Outlet />
                </HotkeysOfPage>
              </BusyRegion>
            </main>
            {panel}
          </div>
        </div>
      </div>
    </>
  );
}
