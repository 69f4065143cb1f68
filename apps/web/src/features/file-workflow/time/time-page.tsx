import type { TimeEntry } from '@closewright/contract/time-tracking';
import type { WorkflowTask } from '@closewright/contract/workflow';
import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { formatDuration, sumOfMinutes } from '@closewright/domain/time-tracking';
import { Button } from '@closewright/ui/button';
import { gridCsv } from '@closewright/ui/data-grid';
import { GridViews } from '@closewright/ui/grid-views';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { useClock } from '../../../app/session/clock.ts';
import { queryFor } from '../../../lib/api/index.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { off } from '../../../lib/off.ts';
import type { OpenFile } from '../../../open-file/file-context.ts';
import { RecordFilters } from '../../../records/list/record-filters.tsx';
import { listWords } from '../../../records/list/record-grid.tsx';
import { RecordList } from '../../../records/list/record-list.tsx';
import { useInHand } from '../../../records/list/use-in-hand.ts';
import { timeColumns } from './time-columns.tsx';
import { everyTime, filterTime, timeFilters } from './time-filter.ts';
import { TimeTotals } from './time-totals.tsx';
import { TimerCard } from './timer-card.tsx';
import { useFileTime } from './use-file-time.ts';
import { useTimeActs } from './use-time-acts.ts';

const { label: screen } = routeByName('ow:order-workflow');
const noLookups: LookupSets = {};
const noTasks: readonly WorkflowTask[] = [];
const gridKey = 'grid:file-time';
const words = {
  ...listWords('time', 'time', 'Insert adds time, or start the timer.'),
  narrowedHint: 'Clear a filter.',
};
const keyOf = ({ timeEntryID }: TimeEntry) => timeEntryID;

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
  const taskName = useCallback(
    (id: number | null) => tasks.find(({ orderWorkflowTaskID }) => orderWorkflowTaskID === id)?.name ?? '',
    [tasks],
  );
  const columns = useMemo(() => timeColumns({ lookups, taskName }), [lookups, taskName]);
  const shown = useMemo(() => filterTime(entries, filter, actor.usersID), [entries, filter, actor.usersID]);
  const inHand = useInHand(shown, keyOf);
  const { current } = inHand;
  const timer = time?.timer ?? null;

  const { add, open, remove, start, stop, discard } = useTimeActs({ file, fileNumber, tasks, state });
  const refusal = rights.track.allowed ? null : (rights.track.reason?.text ?? '');
  return (
    <RecordList<TimeEntry>
      title={screen}
      label="Time"
      noun={['entry', 'entries']}
      meta={metaOf(entries)}
      words={words}
      query={query}
      columns={columns}
      rows={shown}
      of={entries.length}
      rowKey={keyOf}
      gridKey={gridKey}
      refusal={refusal}
      actions={
        <>
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
        </>
      }
      add={{ label: 'Add time', onAdd: () => void add() }}
      onRowOpen={(entry) => void open(entry)}
      filters={
        <RecordFilters
          label="Filters of the time"
          value={filter}
          every={everyTime}
          onChange={setFilter}
          filters={timeFilters(entries, lookups)}
        />
      }
      pane={{
        label: 'Timer and totals',
        inHand,
        content: (
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
        ),
      }}
    />
  );
}

function metaOf(entries: readonly TimeEntry[]): string {
  const count = counted(entries.length, 'entry', 'entries');
  return `${formatDuration(sumOfMinutes(entries))} hours in ${count}`;
}
