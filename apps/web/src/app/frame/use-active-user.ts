import { interfaceTiming } from '@closewright/domain/constants';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useEffect } from 'react';
import { call } from '../../lib/api/index.ts';
import type { FrameLocation } from './location.ts';

/**
 * Tells the server which screen is open, for screens that log their access (core.md §7 Active user save). Screens passed
 * through within the debounce of a route change (core.md §9) are not told.
 */
export function useActiveUser({ routeName, ordersID }: Pick<FrameLocation, 'routeName' | 'ordersID'>): void {
  useEffect(() => {
    if (!routeByName(routeName).logAccess) return;
    const timer = setTimeout(() => {
      call('saveActiveUser', { body: { routeName, ordersID } }).catch(() =>
        toasts.error(catalogue.activeUserSaveFailed),
      );
    }, interfaceTiming.routeChangeDebounce);
    return () => clearTimeout(timer);
  }, [routeName, ordersID]);
}
