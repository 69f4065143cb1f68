import type { DashboardTask, TaskChange } from '@closewright/contract/workflow';
import type { WireDate } from '@closewright/domain/dates';
import { formatDate } from '@closewright/domain/formats';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { Holidays } from '@closewright/ui/date-field';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';

interface TaskActsInput {
  act: (
    task: DashboardTask,
    change: Omit<TaskChange, 'orderWorkflowTaskID' | 'version'>,
    done: string,
  ) => Promise<void>;
  /** Why a task cannot be changed; null when it can. */
  obstacle: (task: DashboardTask) => string | null;
  lookups: LookupSets;
  today: WireDate;
  holidays: Holidays;
}

const nobody = 0;

/** What can be done with the task in hand: complete or reopen it, give it to somebody, put it off. */
export function useTaskActs({ act, obstacle, lookups, today, holidays }: TaskActsInput) {
  const mayChange = (task: DashboardTask): boolean => {
    const reason = obstacle(task);
    if (reason !== null) toasts.warning({ title: `“${task.name}” was not changed`, message: reason });
    return reason === null;
  };
  const about = ({ name, fileNumber }: DashboardTask) => `“${name}” of ${fileNumber}`;
  return {
    async complete(task: DashboardTask): Promise<void> {
      if (!mayChange(task)) return;
      await act(task, { isComplete: !task.isComplete }, task.isComplete ? 'reopened' : 'completed');
    },
    async assign(task: DashboardTask): Promise<void> {
      if (!mayChange(task)) return;
      const staff = (lookups.staff ?? []).filter(({ inactive }) => !inactive);
      const chosen = await dialogs.promptSelect<number>({
        title: `Assign ${about(task)}`,
        label: 'Assigned to',
        options: [{ value: nobody, label: 'Nobody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))],
        value: task.assigneeID ?? nobody,
        okLabel: 'Assign',
        key: 'task-act',
      });
      if (chosen === null) return;
      const assigneeID = chosen === nobody ? null : chosen;
      await act(task, { assigneeID }, `assigned to ${itemName(lookups, 'staff', assigneeID) || 'nobody'}`);
    },
    async defer(task: DashboardTask): Promise<void> {
      if (!mayChange(task)) return;
      const dueDate = await dialogs.promptDate({
        title: `Defer ${about(task)}`,
        label: 'Due',
        value: task.dueDate,
        min: today,
        today,
        holidays,
        businessDay: true,
        okLabel: 'Defer',
        key: 'task-act',
      });
      if (dueDate !== null) await act(task, { dueDate }, `is due ${formatDate(dueDate)}`);
    },
  };
}
