import { type Actor, actorIn, routeAccess } from '@closewright/domain/access';
import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { goToFile } from '@closewright/domain/orders';
import { toasts } from '@closewright/ui/services/toasts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSession } from '../app/session/app-session.ts';
import { call } from '../lib/api/index.ts';

/** A file that is to be opened. */
interface FileReference {
  readonly ordersID: number;
  /** Its region, whose rights say what can be opened (core.md §2: in a file its region is the default region). */
  readonly regionID?: number;
}

/** The address that opens a file for this user, and the warning when it is not the screen wanted first (core.md §2). */
export function filePath(
  actor: Actor,
  { ordersID, regionID }: FileReference,
): { href: string; warning: string | null } {
  const there = regionID === undefined ? actor : actorIn(actor, regionID);
  const canOpen = (name: string) => routeAccess(there, routeByName(name), null).allowed;
  const { screen, warning } = goToFile(canOpen);
  const { navItemID } = routeByName(screen.routeName);
  const item = navItemID === null ? undefined : navItem(navItemID);
  return { href: (item && navPath(item, ordersID)) ?? `/order/${ordersID}/oe`, warning };
}

/**
 * The same of a file whose region may not be known. It is asked for only where the rights of the user differ by region; a file that
 * cannot be read is opened as the user's own region says, and its page tells why it does not open.
 */
export async function findFilePath(actor: Actor, file: FileReference): Promise<ReturnType<typeof filePath>> {
  if (actor.rightsByRegion === undefined || file.regionID !== undefined) return filePath(actor, file);
  const header = await call('getFileHeader', { params: { ordersID: file.ordersID } }).catch(() => null);
  return filePath(actor, header ?? file);
}

/** Opens a file on the first screen the user can open in its region. */
export function useOpenFileScreen(): (file: FileReference) => Promise<void> {
  const { actor } = useSession();
  const navigate = useNavigate();
  return useCallback(
    async (file) => {
      const { href, warning } = await findFilePath(actor, file);
      if (warning !== null) toasts.warning(warning);
      await navigate({ href });
    },
    [actor, navigate],
  );
}
