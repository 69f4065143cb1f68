import { type Actor, routeAccess } from '@closewright/domain/access';
import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { goToFile } from '@closewright/domain/orders';
import { toasts } from '@closewright/ui/services/toasts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSession } from './session/app-session.ts';

/** The address that opens a file for this user, and the warning when it is not the screen wanted first (core.md §2). */
export function filePath(actor: Actor, ordersID: number): { href: string; warning: string | null } {
  const canOpen = (name: string) => routeAccess(actor, routeByName(name), null).allowed;
  const { screen, warning } = goToFile(canOpen);
  const { navItemID } = routeByName(screen.routeName);
  const item = navItemID === null ? undefined : navItem(navItemID);
  return { href: (item && navPath(item, ordersID)) ?? `/order/${ordersID}/oe`, warning };
}

/** Opens a file on the first screen the user can open. */
export function useOpenFileScreen(): (ordersID: number) => Promise<void> {
  const { actor } = useSession();
  const router = useRouter();
  return useCallback(
    async (ordersID) => {
      const { href, warning } = filePath(actor, ordersID);
      if (warning !== null) toasts.warning(warning);
      await router.navigate({ href });
    },
    [actor, router],
  );
}
