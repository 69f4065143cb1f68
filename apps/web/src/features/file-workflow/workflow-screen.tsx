import type { WorkflowTask } from '@closewright/contract/workflow';
import { can } from '@closewright/domain/access';
import type { LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { isSettled, workflowLimits } from '@closewright/domain/workflow';
import { Button } from '@closewright/ui/button';
import type { CellEdit } from '@closewright/ui/data-grid';
import { GridViews } from '@closewright/ui/grid-views';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, queryFor } from '../../lib/api/index.ts';
import { useHolidays } from '../../lib/fields/use-holidays.ts';
import { refusalOf } from '../../lib/tasks/refusal.ts';
import { changesOfEdits } from '../../lib/tasks/task-edits.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { RecordFilters } from '../../records/list/record-filters.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import { useInHand } from '../../records/list/use-in-hand.ts';
import { taskColumns } from './task-columns.tsx';
import { everyTask, filterTasks, taskFilters } from './task-filter.ts';
import { TaskInHand } from './task-in-hand.tsx';
import { TimePage } from './time/time-page.tsx';
import { useFileTasks } from './use-file-tasks.ts';

const route = routeByName('ow:order-workflow');
const noLookups: LookupSets = {};
const gridKey = 'grid:file-workflow';
const words = {
  ...listWords('task', 'tasks', 'Insert adds one, or take those of a process template.'),
  narrowedHint: 'Clear a filter.',
};
const keyOf = ({ orderWorkflowTaskID }: WorkflowTask) => orderWorkflowTaskID;

/** The sides of File Workflow. */
export type WorkflowView = 'tasks' | 'time';

const views: readonly { value: WorkflowView; label: string }[] = [
  { value: 'tasks', label: 'Tasks' },
  { value: 'time', label: 'Time' },
];

export interface WorkflowScreenProps {
  view: WorkflowView;
  onView: (view: WorkflowView) => void;
  /** Address of the time of another file. */
  timeHrefOf: (ordersID: number) => string;
}

/** File Workflow: what is to be done on the file, and, where the feature is on, the time people worked on it. */
export function WorkflowScreen({ view, onView, timeHrefOf }: WorkflowScreenProps) {
  const file = useOpenFile();
  const { actor } = useSession();
  // The loader of the route has read the file; without it there is an error page instead.
  if (file?.header === undefined) return null;
  const { fileNumber } = file.header;
  if (!can(actor, 'readTime').allowed) return <Workflow key={file.ordersID} file={file} choice={null} />;
  const choice = <SegmentedControl label="Show" options={views} value={view} onValueChange={onView} />;
  return view === 'time' ? (
    <TimePage key={file.ordersID} file={file} fileNumber={fileNumber} choice={choice} hrefOf={timeHrefOf} />
  ) : (
    <Workflow key={file.ordersID} file={file} choice={choice} />
  );
}

interface WorkflowProps {
  file: OpenFile;
  /** The way to the time. */
  choice: ReactNode;
}

/** The templates there are to take tasks of; null where they cannot be read, which is said. */
async function readTemplates() {
  try {
    return await call('listProcessTemplateChoices');
  } catch (error) {
    toasts.error({ title: 'The process templates could not be read', message: refusalOf(error) });
    return null;
  }
}

/** What is to be done, by whom and until when. Space completes, Insert adds. */
function Workflow({ file, choice }: WorkflowProps) {
  const { ordersID } = file;
  const clock = useClock();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const { query, tasks = [], rights, store, save, act, newest } = useFileTasks(file);
  const [filter, setFilter] = useState(everyTask);
  const today = clock.today();
  const holidays = useHolidays();
  const mayEdit = rights.edit.allowed;
  const columns = useMemo(
    () => taskColumns({ lookups, today, holidays, moment: clock.moment, mayEdit, mayStart: rights.start.allowed }),
    [lookups, today, holidays, clock, mayEdit, rights.start.allowed],
  );
  const shown = useMemo(() => filterTasks(tasks, filter), [tasks, filter]);
  const inHand = useInHand(shown, keyOf);

  /** An act on the list of tasks: its answer takes the list's place. */
  const change = async (failed: string, send: () => Promise<WorkflowTask[]>): Promise<void> => {
    try {
      store(await send());
    } catch (error) {
      toasts.error({ title: failed, message: refusalOf(error) });
    }
  };
  const add = async () => {
    const name = await dialogs.promptText({
      title: 'Add task',
      label: 'Task',
      maxLength: workflowLimits.nameLength,
      okLabel: 'Add task',
      key: 'file-task',
    });
    if (name === null) return;
    await change('The task was not added', () => call('addFileTask', { params: { ordersID }, body: { name } }));
  };
  const addFromTemplate = async () => {
    const templates = await readTemplates();
    if (templates === null) return;
    if (templates.length === 0) return void dialogs.message('There is no process template yet');
    const workflowProcessTemplateID = await dialogs.promptSelect({
      title: 'Add tasks of a process template',
      label: 'Process template',
      message: 'Tasks of it that the file has already are not added again.',
      options: templates.map(({ workflowProcessTemplateID: value, name }) => ({ value, label: name })),
      okLabel: 'Add tasks',
      key: 'file-task',
    });
    if (workflowProcessTemplateID === null) return;
    await change('The tasks were not added', () =>
      call('addTemplateTasks', { params: { ordersID }, body: { workflowProcessTemplateID } }),
    );
  };
  /** @param typed what was typed before and could not be saved; `instead` is then what somebody else wrote meanwhile */
  const note = async (
    task: WorkflowTask,
    typed = task.taskNote ?? '',
    instead: string | null = null,
  ): Promise<void> => {
    const text = await dialogs.promptText({
      title: `Note of “${task.name}”`,
      label: 'Note',
      value: typed,
      message: instead === null ? undefined : `Somebody else wrote meanwhile: ${instead}`,
      multiline: true,
      required: false,
      maxLength: workflowLimits.noteLength,
      okLabel: 'Save note',
      key: 'file-task',
    });
    if (text === null) return;
    // Changes of anything else of the task, made while the note was written, are no reason to refuse it.
    const before = newest(task) ?? task;
    const base = before.taskNote === task.taskNote ? before : task;
    if (await act(base, { taskNote: text.trim() === '' ? null : text })) return;
    // What was typed is asked for again, never lost.
    const now = newest(task);
    if (now !== undefined) await note(now, text, now.taskNote === task.taskNote ? null : (now.taskNote ?? 'nothing'));
  };
  const remove = async ({ orderWorkflowTaskID, name }: WorkflowTask) => {
    const isSure = await dialogs.confirm({
      title: `Delete “${name}”?`,
      message: 'What waits for it waits no more. The audit keeps what it was.',
      confirmLabel: 'Delete task',
      destructive: true,
    });
    if (!isSure) return;
    await change('The task was not deleted', () =>
      call('removeFileTasks', { params: { ordersID }, body: { orderWorkflowTaskIDs: [orderWorkflowTaskID] } }),
    );
  };
  const edit = async (edits: readonly CellEdit<WorkflowTask>[]): Promise<void> => {
    const changes = changesOfEdits(edits);
    if (changes.length > 0) await save(changes);
  };
  const complete = (task: WorkflowTask) => {
    if (mayEdit) void act(task, { isComplete: !task.isComplete });
    else toasts.warning({ title: 'The task was not changed', message: rights.edit.reason?.text ?? '' });
  };
  const addRefusal = rights.add.allowed ? null : (rights.add.reason?.text ?? '');
  const open = tasks.filter((task) => !isSettled(task)).length;
  return (
    <RecordList<WorkflowTask>
      label={route.label}
      noun={['task', 'tasks']}
      meta={`${open} of ${tasks.length} to do`}
      words={words}
      query={query}
      columns={columns}
      rows={shown}
      of={tasks.length}
      rowKey={keyOf}
      gridKey={gridKey}
      refusal={mayEdit ? null : (rights.edit.reason?.text ?? '')}
      actions={
        <>
          {choice}
          <GridViews label="tasks" gridKey={gridKey} />
          <Button
            icon={ListPlus}
            {...(addRefusal === null ? {} : { disabled: true, disabledReason: addRefusal || undefined })}
            onClick={() => void addFromTemplate()}
          >
            From template…
          </Button>
        </>
      }
      add={{ label: 'Add task', refusal: addRefusal, onAdd: () => void add() }}
      rowAction={complete}
      {...(mayEdit && { onCellsChange: edit })}
      filters={
        <RecordFilters
          label="Filters of the tasks"
          value={filter}
          every={everyTask}
          onChange={setFilter}
          filters={taskFilters(tasks, lookups)}
        />
      }
      pane={{
        label: 'Task in hand',
        inHand,
        content: (
          <TaskInHand
            task={inHand.current}
            tasks={tasks}
            moment={clock.moment}
            rights={rights}
            onComplete={complete}
            onPass={(task) => void act(task, { notApplicable: !task.notApplicable })}
            onNote={(task) => void note(task)}
            onByRule={(task) => void act(task, { isDueDateEdited: false })}
            onRemove={(task) => void remove(task)}
          />
        ),
      }}
    />
  );
}
