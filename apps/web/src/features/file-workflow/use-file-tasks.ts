import type { TaskChange, WorkflowTask } from '@closewright/contract/workflow';
import { can } from '@closewright/domain/access';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { forceNotifications } from '../../app/notifications/notification-counts.ts';
import { useSession } from '../../app/session/app-session.ts';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { refusalOf } from '../../lib/tasks/refusal.ts';
import type { OpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';

/** The tasks of the open file, what the user may do with them, and how they are changed. */
export function useFileTasks({ ordersID, state }: OpenFile) {
  const { actor } = useSession();
  const client = useQueryClient();
  const key = keyFor('listFileTasks', { params: { ordersID } });
  const query = useQuery(queryFor('listFileTasks', { params: { ordersID } }));
  useFreshFile(key);
  const rights = useMemo(() => {
    const ask = (action: Parameters<typeof can>[1]) => can(actor, action, { file: state });
    return {
      edit: ask('editTask'),
      add: ask('addTask'),
      remove: ask('deleteTask'),
      pass: ask('markTaskNotApplicable'),
      start: ask('editTaskStartDate'),
    };
  }, [actor, state]);

  const store = (tasks: readonly WorkflowTask[]) => client.setQueryData(key, [...tasks]);
  /** Sends changes; what the server says of them is shown, and thrown on for a grid that marks its rows. */
  const save = async (changes: readonly TaskChange[]): Promise<void> => {
    try {
      const saved = await call('saveTasks', { body: { changes: [...changes] } });
      const byID = new Map(saved.map((task) => [task.orderWorkflowTaskID, task]));
      const before = client.getQueryData<WorkflowTask[]>(key) ?? [];
      store(before.map((task) => byID.get(task.orderWorkflowTaskID) ?? task));
      // The bar counts late tasks; the save waits for no count.
      void forceNotifications(client);
    } catch (error) {
      await client.invalidateQueries({ queryKey: key });
      throw error;
    }
  };
  /** The task as it is known by now; undefined when it is gone. */
  const newest = ({ orderWorkflowTaskID }: WorkflowTask): WorkflowTask | undefined =>
    client.getQueryData<WorkflowTask[]>(key)?.find((task) => task.orderWorkflowTaskID === orderWorkflowTaskID);
  /** As `save`, for an act of a button or a key: a refusal is a toast. False when it was refused. */
  const act = async (
    task: WorkflowTask,
    change: Omit<TaskChange, 'orderWorkflowTaskID' | 'version'>,
  ): Promise<boolean> => {
    const { orderWorkflowTaskID, version, name } = task;
    try {
      await save([{ orderWorkflowTaskID, version, ...change }]);
      return true;
    } catch (error) {
      toasts.error({ title: `“${name}” was not changed`, message: refusalOf(error) });
      return false;
    }
  };
  return { query, tasks: query.data, rights, store, save, act, newest };
}
