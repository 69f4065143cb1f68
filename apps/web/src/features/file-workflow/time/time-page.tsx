import type { TimeEntry } from '@closewright/contract/time-tracking';
import type { WorkflowTask } from '@closewright/contract/workflow';
import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { formatDuration, sumOfMinutes } from '@closewright/domain/time-tracking';
import { Button } from '@closewright/ui/button';
import { DataGrid, gridCsv } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { GridViews } from '@closewright/ui/grid-views';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { PageHead } from '@closewright/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { OpenFile } from '../../../app/file/file-context.ts';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { queryFor } from '../../../lib/api/index.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import { ListAndPane } from '../../../records/list/list-and-pane.tsx';
import { timeColumns } from './time-columns.tsx';
import { everyTime, filterTime, TimeFilters } from './time-filters.tsx';
import { TimeTotals } from './time-totals.tsx';
import { TimerCard } from './timer-card.tsx';
import { useFileTime } from './use-file-time.ts';
import { useTimeActs } from './use-time-acts.ts';

const { label: screen } = routeByName('ow:order-workflow');
const noLookups: LookupSets = {};
const noTasks: readonly WorkflowTask[] = [];
const gridKey = 'grid:file-time';

interface TimePageProps {
  file: OpenFile;
  fileNumber: string;
  /** The way to the tasks. */
  choice: ReactNode;
  /** Address of the time of another file. */
  hrefOf: (ordersID: number) => string;
}

/** The time people worked on the file. Insert adds time, Enter opens an entry. */
export function TimePage({ file, fileNumber, choice, hrefOf }: TimePageProps) {
  const { ordersID } = file;
  const clock = useClock();
  const { actor } = useSession();
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const { data: tasks = noTasks } = useQuery(queryFor('listFileTasks', { params: { ordersID } }));
  const state = useFileTime(file);
  const { query, time, entries, rights, obstacle } = state;
  const [filter, setFilter] = useState(everyTime);
  const [currentID, setCurrentID] = useState<number | null>(null);
  const taskName = useCallback(
    (id: number | null) => tasks.find(({ orderWorkflowTaskID }) => orderWorkflowTaskID === id)?.name ?? '',
    [tasks],
  );
  const columns = useMemo(() => timeColumns({ lookups, taskName }), [lookups, taskName]);
  const shown = useMemo(() => filterTime(entries, filter, actor.usersID), [entries, filter, actor.usersID]);
  const current = shown.find(({ timeEntryID }) => timeEntryID === currentID) ?? shown[0] ?? null;
  const timer = time?.timer ?? null;

  const { add, open, remove, start, stop, discard } = useTimeActs({ file, fileNumber, tasks, state });
  const refusal = rights.track.allowed ? null : (rights.track.reason?.text ?? '');
  useHotkey(refusal === null ? 'Insert' : null, 'Add time', () => void add(), { opensBox: true });
  const off = (reason: string | null) => (reason === null ? {} : { disabled: true, disabledReason: reason });
  const empty = entries.length === 0;
  return (
    <>
      <PageHead
        title={screen}
        meta={query.isSuccess ? metaOf(entries) : undefined}
        saveState={refusal === null ? undefined : 'Read only'}
      >
        {choice}
        <GridViews label="time" gridKey={gridKey} />
        <Button
          icon={Download}
          {...off(shown.length === 0 ? 'There is no time to export.' : null)}
          onClick={() => saveFile(`time-${fileNumber}.csv`, gridCsv(columns, shown), 'text/csv')}
        >
          Export CSV
        </Button>
        <Button
          icon={Trash2}
          {...off(current === null ? 'Choose time first.' : obstacle(current))}
          onClick={() => current && void remove(current)}
        >
          Delete…
        </Button>
        <Button variant="primary" icon={Plus} shortcut="Ins" {...off(refusal)} onClick={() => void add()}>
          Add time
        </Button>
      </PageHead>
      <ListAndPane
        paneLabel="Timer and totals"
        filters={<TimeFilters value={filter} onChange={setFilter} entries={entries} lookups={lookups} />}
        list={
          <DataGrid<TimeEntry>
            label="Time"
            columns={columns}
            rows={shown}
            rowKey={({ timeEntryID }) => timeEntryID}
            gridKey={gridKey}
            currentKey={current?.timeEntryID ?? null}
            onCurrentChange={(entry) => setCurrentID(entry?.timeEntryID ?? null)}
            onRowOpen={(entry) => void open(entry)}
            openOn="double-click"
            status={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
            loadingLabel="Loading the time"
            empty={
              <EmptyState title={empty ? 'No time yet' : 'No time passes these filters'}>
                {empty ? 'Insert adds time, or start the timer.' : 'Clear a filter.'}
              </EmptyState>
            }
            error={<ReadFailed title="The time could not be read" query={query} />}
          />
        }
        pane={
          <>
            <TimerCard
              timer={timer}
              isHere={timer?.ordersID === ordersID}
              since={timer === null ? '' : clock.since(timer.startedAt)}
              href={timer === null ? '' : hrefOf(timer.ordersID)}
              refusal={refusal}
              onStart={() => void start()}
              onStop={() => void stop()}
              onDiscard={() => void discard()}
            />
            {shown.length > 0 && <TimeTotals entries={shown} lookups={lookups} />}
          </>
        }
      />
    </>
  );
}

function metaOf(entries: readonly TimeEntry[]): string {
  const count = counted(entries.length, 'entry', 'entries');
  return `${formatDuration(sumOfMinutes(entries))} hours in ${count}`;
}
