import { interfaceTiming } from '@closewright/domain/constants';
import { catalogue } from '@closewright/domain/errors';
import { routeByName } from '@closewright/domain/navigation';
import { toasts } from '@closewright/ui/services/toasts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/index.ts';
import type { FrameLocation } from './location.ts';
import { createScreenReport } from './screen-report.ts';

type Place = Pick<FrameLocation, 'routeName' | 'ordersID'>;

/**
 * Tells the server which screen is open, for screens that log their access (core.md §7 Active user save). Screens passed
 * through within the debounce of a route change (core.md §9) are not told.
 */
export function useActiveUser({ routeName, ordersID }: Place): void {
  const [report] = useState(() =>
    createScreenReport<Place>((place) => {
      call('saveActiveUser', { body: place }).catch(() => toasts.error(catalogue.activeUserSaveFailed));
    }, interfaceTiming.routeChangeDebounce),
  );
  useEffect(() => {
    report.enter(routeByName(routeName).logAccess ? { routeName, ordersID } : null);
    return () => report.enter(null);
  }, [report, routeName, ordersID]);
}
