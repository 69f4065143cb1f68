import type { DashboardCounts, DashboardTask, TaskScope } from '@closewright/contract/workflow';
import { actorIn, can, freeFile } from '@closewright/domain/access';
import type { LookupSets } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { DataGrid } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { GridViews } from '@closewright/ui/grid-views';
import { useRemembered } from '@closewright/ui/memory';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';
import { useHolidays } from '../../lib/fields/use-holidays.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { changesOfEdits } from '../../lib/tasks/task-edits.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import { dashboardColumns } from './dashboard-columns.tsx';
import {
  type AskedTasks,
  firstShown,
  type Shown,
  type ShownStatus,
  shownCount,
  shownStatuses,
  todoCount,
} from './dashboard-filter.ts';
import { useDashboard } from './use-dashboard.ts';
import { useTaskActs } from './use-task-acts.ts';

const scopes: readonly { value: TaskScope; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'department', label: 'Department' },
  { value: 'all', label: 'All' },
];
const noLookups: LookupSets = {};
const gridKey = 'workflow-dashboard';

/** The tabs: what there is to do, each part of it, and what is settled. */
const tabs: readonly { status: ShownStatus | null; label: string }[] = [
  { status: null, label: 'To do' },
  { status: 'lateOrToday', label: 'Late or today' },
  { status: 'overdue', label: 'Overdue' },
  { status: 'dueToday', label: 'Today' },
  { status: 'dueWithin7Days', label: '7 days' },
  { status: 'dueWithin30Days', label: '30 days' },
  { status: 'open', label: 'Later' },
  { status: 'complete', label: 'Complete' },
  { status: 'notApplicable', label: 'N/A' },
];
const everything = 'todo';

export interface DashboardScreenProps {
  /** What the address asks for. */
  asked: AskedTasks;
  /** Another tab or scope was chosen: the address follows. */
  onAsk: (asked: AskedTasks) => void;
  /** Opens the workflow of the file a task is of. */
  onOpen: (task: DashboardTask) => void;
  /** Address of that page, so that it can be opened in another tab. */
  hrefOf: (task: DashboardTask) => string;
}

/** Workflow Dashboard: the tasks of the user, the department or all, by when they are due; completed, assigned and deferred in the grid. */
export function DashboardScreen({ asked, onAsk, onOpen, hrefOf }: DashboardScreenProps) {
  const { actor } = useSession();
  const clock = useClock();
  const today = clock.today();
  const holidays = useHolidays();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const [lastScope = 'mine', setScope] = useRemembered<TaskScope>('workflowDashboard.scope');
  const [narrowed, narrow] = useState<Omit<Shown, 'scope' | 'status'>>(firstShown);
  const [resets, setResets] = useState(0);
  /** What the list was narrowed down to goes. The box that finds tasks keeps its own text: it begins anew too. */
  const reset = () => {
    narrow(firstShown);
    setResets((count) => count + 1);
  };
  const [arrived, arrive] = useState(asked.scope);
  // A link that names a scope ("my tasks") shows all tasks of that scope, so the filters chosen before are cleared.
  if (asked.scope !== arrived) {
    arrive(asked.scope);
    if (asked.scope !== undefined) reset();
  }
  const scope = asked.scope ?? lastScope;
  const status = asked.show ?? null;
  const [currentID, setCurrentID] = useState<number | null>(null);
  const shown = { ...narrowed, scope, status };
  const { list, tasks, counts, save, act } = useDashboard(shown);
  const change = ({ scope: nextScope = scope, status: nextStatus = status, ...part }: Partial<Shown>) => {
    if (nextScope !== lastScope) setScope(nextScope);
    narrow((before) => ({ ...before, ...part }));
    if (nextStatus !== status || nextScope !== scope) onAsk(nextStatus === null ? {} : { show: nextStatus });
  };
  /** Why a task cannot be changed, by the rights in the region of its file. */
  const obstacle = useMemo(
    () =>
      ({ regionID, isLocked }: DashboardTask): string | null =>
        can(actorIn(actor, regionID), 'editTask', { file: { ...freeFile, isLocked } }).reason?.text ?? null,
    [actor],
  );
  const acts = useTaskActs({ act, obstacle, lookups, today, holidays });
  const isWhole = !list.hasNextPage;
  const columns = useMemo(
    () => dashboardColumns({ lookups, today, holidays, obstacle, isWhole }),
    [lookups, today, holidays, obstacle, isWhole],
  );
  const current = tasks.find(({ orderWorkflowTaskID }) => orderWorkflowTaskID === currentID) ?? null;
  const inHand = handProps(current, obstacle);
  const people = (lookups.staff ?? []).filter(({ inactive }) => !inactive);

  return (
    <>
      <PageHead title="Workflow Dashboard" meta={metaOf(counts.data)}>
        <SegmentedControl
          label="Whose tasks"
          options={scopes}
          value={scope}
          onValueChange={(next) => change({ scope: next })}
        />
        {scope !== 'mine' && (
          <SelectField<number>
            aria-label="Assigned to"
            placeholder="Anybody"
            className="w-[140px]"
            options={[{ value: 0, label: 'Nobody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            value={narrowed.assigneeID}
            onValueChange={(assigneeID) => change({ assigneeID })}
          />
        )}
        <SelectField<number>
          aria-label="Department"
          placeholder="Any department"
          className="w-[140px]"
          options={(lookups.departments ?? []).map(({ id, name, inactive }) => ({ value: id, label: name, inactive }))}
          value={narrowed.departmentID}
          onValueChange={(departmentID) => change({ departmentID })}
        />
        <SearchBox
          key={resets}
          aria-label="Find a task"
          placeholder="File or task"
          className="w-[150px]"
          maxLength={80}
          defaultValue={narrowed.text}
          onSearch={(text) => change({ text })}
        />
        <GridViews label="tasks" gridKey={gridKey} />
      </PageHead>
      <div className="flex min-h-0 flex-1 border-t border-hairline bg-surface-base">
        <Tabs
          className="flex min-w-0 flex-1 flex-col"
          value={status ?? everything}
          onValueChange={(value) => change({ status: shownStatuses.find((each) => each === value) ?? null })}
        >
          <TabList
            label="When tasks are due"
            actions={
              <>
                <Button size="sm" icon={Check} {...inHand} onClick={() => current && void acts.complete(current)}>
                  {current?.isComplete === true ? 'Reopen' : 'Complete'}
                </Button>
                <Button size="sm" icon={UserRound} {...inHand} onClick={() => current && void acts.assign(current)}>
                  Assign…
                </Button>
                <Button size="sm" icon={CalendarClock} {...inHand} onClick={() => current && void acts.defer(current)}>
                  Defer…
                </Button>
              </>
            }
          >
            {tabs.map(({ status: each, label }) => (
              <Tab
                key={label}
                value={each ?? everything}
                {...(counts.data ? { count: shownCount(counts.data, each) } : {})}
                {...(each === 'overdue' && (counts.data?.statuses.overdue ?? 0) > 0
                  ? { alert: 'danger' as const }
                  : {})}
              >
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={status ?? everything} className="flex min-h-0 flex-1 flex-col">
            <DataGrid
              label="Tasks"
              columns={columns}
              rows={tasks}
              rowKey={({ orderWorkflowTaskID }) => orderWorkflowTaskID}
              gridKey={gridKey}
              onRowOpen={onOpen}
              rowHref={hrefOf}
              rowAction={(task) => void acts.complete(task)}
              onCurrentChange={(task) => setCurrentID(task?.orderWorkflowTaskID ?? null)}
              onCellsChange={(edits) => save(changesOfEdits(edits))}
              rowState={({ isLocked }) => (isLocked ? { description: 'The file is locked' } : undefined)}
              status={list.isPending ? 'loading' : list.isError ? 'error' : 'ready'}
              loadingLabel="Loading tasks"
              empty={
                <EmptyState title="Nothing to do here">Another tab, or another’s tasks, may have some.</EmptyState>
              }
              error={<ReadFailed title="The tasks could not be loaded" query={list} />}
            />
            {list.hasNextPage && (
              <p className="m-0 flex flex-none items-center gap-2 border-t border-hairline px-3 py-1 text-label text-muted">
                The nearest {tasks.length} are shown.
                <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  Show more
                </Button>
              </p>
            )}
          </TabPanel>
        </Tabs>
        <DashboardCharts
          counts={counts.data}
          lookups={lookups}
          onChoose={(part) => {
            reset();
            change(part);
          }}
          onPerson={(assigneeID) => change({ scope: scope === 'mine' ? 'all' : scope, assigneeID })}
        />
      </div>
    </>
  );
}

/** The buttons act on the task in hand. */
function handProps(current: DashboardTask | null, obstacle: (task: DashboardTask) => string | null) {
  const reason = current === null ? 'Choose a task first.' : obstacle(current);
  return reason === null ? {} : { disabled: true, disabledReason: reason };
}

function metaOf(counts: DashboardCounts | undefined): string | undefined {
  if (counts === undefined) return undefined;
  const todo = todoCount(counts);
  const { overdue } = counts.statuses;
  return `${todo.toLocaleString('en-US')} to do${overdue === 0 ? '' : `, ${overdue.toLocaleString('en-US')} late`}`;
}
