import type { RecentFile } from '@closewright/contract/orders';
import { toasts } from '@closewright/ui/services/toasts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';

export const scopes = ['mine', 'branch', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** The recent files of a scope. The frame keeps them up to date by realtime messages. */
export function useRecentFiles(scope: Scope) {
  const client = useQueryClient();
  const files = useQuery({ ...queryFor('listRecentFiles', { query: { scope } }), placeholderData: keepPreviousData });
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: keyFor('listRecentFiles') }), [client]);

  const pin = useCallback(
    async ({ ordersID, fileNumber, isPinned }: RecentFile) => {
      try {
        await call('pinFile', { params: { ordersID }, body: { isPinned: !isPinned } });
        await refresh();
      } catch (error) {
        const verb = isPinned ? 'unpinned' : 'pinned';
        toasts.error({ title: `File ${fileNumber} could not be ${verb}`, message: messageOf(error) });
      }
    },
    [refresh],
  );
  return { files, pin };
}
