import type { NavGroup } from '@closewright/ui/navigation-menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../lib/api/index.ts';
import { filePath } from '../../open-file/file-path.ts';
import { useSession } from '../session/app-session.ts';

/** The pinned files, as a group of the home menu; null while there are none. */
export function usePinnedGroup(isShown: boolean): NavGroup | null {
  const { actor } = useSession();
  const { data } = useQuery({ ...queryFor('listRecentFiles', { query: { scope: 'mine' } }), enabled: isShown });
  return useMemo(() => {
    const pinned = data?.filter((file) => file.isPinned) ?? [];
    if (!isShown || pinned.length === 0) return null;
    return {
      id: 'pinned',
      label: 'Pinned files',
      items: pinned.map(({ ordersID, fileNumber, regionID }) => ({
        id: `pinned.${ordersID}`,
        label: fileNumber,
        identifier: true,
        href: filePath(actor, { ordersID, regionID }).href,
      })),
    };
  }, [data, isShown, actor]);
}
