import type { WireDate } from '../dates/index.ts';
import type { ClosingDay } from '../holidays/index.ts';
import { type DueRule, dueDateOf, type FileDates } from './due-rule.ts';

/** A task of a file as far as its due date goes. */
export interface DatedTask {
  readonly orderWorkflowTaskID: number;
  readonly name: string;
  readonly startDate: WireDate | null;
  readonly dueDate: WireDate | null;
  readonly due: DueRule | null;
  readonly isDueDateEdited: boolean;
  readonly isComplete: boolean;
  readonly notApplicable: boolean;
}

/** Why a due date stays although its rule names another day now. */
export const keptReasons = {
  complete: 'Complete',
  notApplicable: 'Not Applicable',
  editedByHand: 'Set by hand',
} as const;

export type KeptReason = keyof typeof keptReasons;

/** A due date that moves. */
export interface MovedTask {
  readonly orderWorkflowTaskID: number;
  readonly name: string;
  readonly from: WireDate | null;
  readonly to: WireDate | null;
}

/** A due date that stays where it is, and the day its rule would have it on. */
export interface KeptTask {
  readonly orderWorkflowTaskID: number;
  readonly name: string;
  readonly dueDate: WireDate | null;
  readonly byRule: WireDate | null;
  readonly reason: KeptReason;
}

export interface MovedDueDates {
  readonly moved: readonly MovedTask[];
  readonly kept: readonly KeptTask[];
}

/**
 * What happens to the due dates of a file when its dates change. Only tasks whose rule goes by a date that changed are
 * looked at. Of those, a task that is complete, not applicable, or whose due date was set by hand, keeps its date and is
 * listed with the day it is not moved to. Pure: the preview before a save and the save itself ask this one function.
 */
export function movedDueDates(
  tasks: readonly DatedTask[],
  before: FileDates,
  after: FileDates,
  closingDays: readonly ClosingDay[] = [],
): MovedDueDates {
  const moved: MovedTask[] = [];
  const kept: KeptTask[] = [];
  for (const task of tasks) {
    const { due, orderWorkflowTaskID, name, dueDate } = task;
    if (due === null || due.anchor === 'startDate' || before[due.anchor] === after[due.anchor]) continue;
    const byRule = dueDateOf(due, after, task.startDate, closingDays);
    if (byRule === dueDate) continue;
    const reason = keptReason(task);
    if (reason === null) moved.push({ orderWorkflowTaskID, name, from: dueDate, to: byRule });
    else kept.push({ orderWorkflowTaskID, name, dueDate, byRule, reason });
  }
  return { moved, kept };
}

function keptReason({ isComplete, notApplicable, isDueDateEdited }: DatedTask): KeptReason | null {
  if (notApplicable) return 'notApplicable';
  if (isComplete) return 'complete';
  return isDueDateEdited ? 'editedByHand' : null;
}
