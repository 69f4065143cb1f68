import type { ServerEvent } from '@closewright/contract/server-events';
import { limits } from '@closewright/domain/constants';
import { routeByName } from '@closewright/domain/navigation';
import { Badge } from '@closewright/ui/badge';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn, useServerRows } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { SelectField } from '@closewright/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { call, messageOf, queryFor } from '../../../lib/api/index.ts';
import { FilterBar } from '../../../lib/filter-bar.tsx';

const { label } = routeByName('cfg:server-events');
const kept = `${limits.logDays} days and ${limits.logEntries} entries`;

type Level = ServerEvent['level'];
const tones = { Debug: 'neutral', Info: 'info', Error: 'danger', Fatal: 'danger' } as const satisfies Record<
  Level,
  string
>;
const levels = (Object.keys(tones) as Level[]).map((value) => ({ value, label: value }));

interface Filter {
  level?: Level;
  user?: string;
  text?: string;
}

/** What browsers have reported: failed sign-ins, errors of the product, sessions that ended. */
export function ServerEventsScreen() {
  const [filter, setFilter] = useState<Filter>({});
  const [round, setRound] = useState(0);
  // Whether anything is kept at all; the entries themselves are the grid's.
  const { data } = useQuery(queryFor('listServerEvents', { query: { take: 1 } }));
  const set = (part: { [K in keyof Filter]: Filter[K] | null }) => {
    const given = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== null && value !== '');
    setFilter(Object.fromEntries(given) as Filter);
  };
  return (
    <>
      <PageHead title={label} meta={`Kept for ${kept}`}>
        <Button icon={RefreshCw} onClick={() => setRound(round + 1)}>
          Refresh
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        {data?.isOn === false && (
          <Banner tone="info" title="No new events are kept." label="The log is off">
            Turn on “Keep server events” in the system settings to keep them for {kept}.
          </Banner>
        )}
        <FilterBar label="Filters of the events" labelled>
          <SelectField<Level>
            className="w-[120px]"
            label="Level"
            placeholder="All levels"
            options={levels}
            value={filter.level ?? null}
            onValueChange={(level) => set({ level })}
          />
          <SearchBox className="w-[180px]" label="User" onSearch={(user) => set({ user })} />
          <SearchBox className="w-[280px]" label="Text" onSearch={(text) => set({ text })} />
        </FilterBar>
        <EventGrid key={JSON.stringify([filter, round])} filter={filter} />
      </div>
    </>
  );
}

function EventGrid({ filter }: { filter: Filter }) {
  const clock = useClock();
  const server = useServerRows<ServerEvent>(
    async ({ start, end }) => {
      const { results, totalRecords } = await call('listServerEvents', {
        query: { ...filter, skip: start, take: end - start },
      });
      return { rows: results, total: totalRecords };
    },
    { messageOf },
  );
  const columns = useMemo<GridColumn<ServerEvent>[]>(
    () =>
      (
        [
          {
            id: 'at',
            header: 'When',
            value: ({ at }) => at,
            text: ({ at }) => clock.moment(at),
            width: 172,
            rowHeader: true,
          },
          {
            id: 'level',
            header: 'Level',
            value: ({ level }) => level,
            render: ({ level }) => <Badge tone={tones[level]}>{level}</Badge>,
            width: 88,
          },
          { id: 'user', header: 'User', value: ({ user }) => user, width: 160 },
          { id: 'message', header: 'Message', value: ({ message }) => message, grow: 1, minWidth: 300 },
        ] satisfies GridColumn<ServerEvent>[]
      ).map((column) => ({ ...column, sortable: false, filterable: false })),
    [clock],
  );
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={[]}
      server={server}
      rowKey={({ eventID }) => eventID}
      loadingLabel="Loading the events"
      empty={
        <EmptyState title="No event passes these filters">Nothing was reported, or it is no longer kept.</EmptyState>
      }
    />
  );
}
