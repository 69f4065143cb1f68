import type { WorkflowTask } from '@closewright/contract/workflow';
import type { Decision } from '@closewright/domain/access';
import { formatDate } from '@closewright/domain/formats';
import { dueCalendarLabel, dueRuleText, isSettled } from '@closewright/domain/workflow';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { Ban, Check, RotateCcw, StickyNote, Trash2, Undo2 } from 'lucide-react';
import { TaskStatusBadge } from '../../lib/tasks/task-status-badge.tsx';
import { TaskNotes } from './task-notes.tsx';

interface TaskInHandProps {
  task: WorkflowTask | null;
  tasks: readonly WorkflowTask[];
  moment: (instant: string) => string;
  rights: { edit: Decision; pass: Decision; remove: Decision };
  onComplete: (task: WorkflowTask) => void;
  onPass: (task: WorkflowTask) => void;
  onNote: (task: WorkflowTask) => void;
  onByRule: (task: WorkflowTask) => void;
  onRemove: (task: WorkflowTask) => void;
}

/** A button that says why it is off. */
const mode = ({ allowed, reason }: Decision) => (allowed ? {} : { disabled: true, disabledReason: reason?.text });

/** The task in hand in full: its rule, what it waits for, its note, and what may be done with it. */
export function TaskInHand({ task, tasks, moment, rights, ...acts }: TaskInHandProps) {
  if (task === null) return <p className="text-label text-muted">Choose a task to see all of it.</p>;
  return (
    <>
      <div>
        <TaskStatusBadge status={task.status} />
      </div>
      <h2 className="text-section font-semibold break-words">{task.name}</h2>
      <DescriptionList>
        <Description term="Due">
          {formatDate(task.dueDate) || 'No date yet'}
          {task.isDueDateEdited && ' (set by hand)'}
        </Description>
        <Description term="Rule">
          {dueRuleText(task.due)}
          {task.due?.calendar && <span className="block text-muted">{dueCalendarLabel(task.due.calendar)}</span>}
        </Description>
        <Description term="Start">{formatDate(task.startDate) || 'Waits for other tasks'}</Description>
        <Description term="Waits for">{waitsFor(task, tasks)}</Description>
        {task.completedAt !== null && (
          <Description term="Completed">{`${moment(task.completedAt)} by ${task.completedBy}`}</Description>
        )}
      </DescriptionList>
      <TaskNotes key={task.orderWorkflowTaskID} task={task} moment={moment} />
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="sm"
          icon={task.isComplete ? RotateCcw : Check}
          shortcut="Space"
          onClick={() => acts.onComplete(task)}
          {...mode(rights.edit)}
        >
          {task.isComplete ? 'Reopen' : 'Complete'}
        </Button>
        <Button size="sm" icon={StickyNote} onClick={() => acts.onNote(task)} {...mode(rights.edit)}>
          Note…
        </Button>
        <Button size="sm" variant="quiet" icon={Ban} onClick={() => acts.onPass(task)} {...mode(rights.pass)}>
          {task.notApplicable ? 'Applicable' : 'Not applicable'}
        </Button>
        {task.isDueDateEdited && task.due !== null && (
          <Button size="sm" variant="quiet" icon={Undo2} onClick={() => acts.onByRule(task)} {...mode(rights.edit)}>
            Due by its rule
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={Trash2} onClick={() => acts.onRemove(task)} {...mode(rights.remove)}>
          Delete…
        </Button>
      </div>
    </>
  );
}

function waitsFor(task: WorkflowTask, tasks: readonly WorkflowTask[]): string {
  const others = tasks.filter(({ orderWorkflowTaskID }) => task.dependsOn.includes(orderWorkflowTaskID));
  return others.map((other) => `${other.name}${isSettled(other) ? ' (done)' : ''}`).join(', ') || 'Nothing';
}
