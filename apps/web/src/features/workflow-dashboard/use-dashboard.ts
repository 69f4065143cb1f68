import type { DashboardTask, TaskChange } from '@closewright/contract/workflow';
import { toasts } from '@closewright/ui/services/toasts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { forceNotifications } from '../../app/notifications/notification-counts.ts';
import { useWhenFilesChange } from '../../app/realtime/use-when-files-change.ts';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { refusalOf } from '../../lib/tasks/refusal.ts';
import { queryOf, type Shown } from './dashboard-filter.ts';

/** Tasks that are read at once. */
const pageSize = 200;

/** The tasks that are shown, the counts around them, and how tasks are changed. */
export function useDashboard(shown: Shown) {
  const client = useQueryClient();
  const filter = queryOf(shown);
  const status = shown.status === null ? {} : { status: shown.status };
  const list = useInfiniteQuery({
    queryKey: keyFor('listDashboardTasks', { query: { ...filter, ...status } }),
    queryFn: ({ pageParam }) =>
      call('listDashboardTasks', {
        query: { ...filter, ...status, take: pageSize, ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...queryFor('getDashboardCounts', { query: filter }), placeholderData: keepPreviousData });
  const tasks = useMemo(() => list.data?.pages.flatMap((page) => page.tasks) ?? [], [list.data]);

  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyFor('listDashboardTasks') }),
        client.invalidateQueries({ queryKey: keyFor('getDashboardCounts') }),
      ]),
    [client],
  );
  useWhenFilesChange(refresh);

  /** Sends changes, all or none; a refusal is thrown on for the grid, which marks its rows. */
  const save = async (changes: readonly TaskChange[]): Promise<void> => {
    try {
      await call('saveTasks', { body: { changes: [...changes] } });
    } finally {
      await Promise.all([refresh(), forceNotifications(client)]);
    }
  };
  /** As `save`, for an act of a button or a key: what became of it is a toast. */
  const act = async (
    { orderWorkflowTaskID, version, name, fileNumber }: DashboardTask,
    change: Omit<TaskChange, 'orderWorkflowTaskID' | 'version'>,
    done: string,
  ) => {
    try {
      await save([{ orderWorkflowTaskID, version, ...change }]);
      toasts.success(`“${name}” of ${fileNumber} ${done}`);
    } catch (error) {
      toasts.error({ title: `“${name}” was not changed`, message: refusalOf(error) });
    }
  };
  return { list, tasks, counts, save, act };
}
