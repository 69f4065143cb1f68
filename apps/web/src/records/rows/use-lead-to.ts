import { navItem, navPath, routeByName } from '@closewright/domain/navigation';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { type FieldPlace, placeWanted } from './go-to-field.ts';

/** Leads to a field on another page of the open file. */
export function useLeadTo(): (place: FieldPlace) => void {
  const navigate = useNavigate();
  const ordersID = useOpenFile()?.ordersID ?? null;
  return useCallback(
    (place) => {
      const { navItemID } = routeByName(place.page);
      const item = navItemID === null ? undefined : navItem(navItemID);
      const href = item && navPath(item, ordersID);
      if (!href) return;
      placeWanted.set(place);
      void navigate({ href });
    },
    [navigate, ordersID],
  );
}
