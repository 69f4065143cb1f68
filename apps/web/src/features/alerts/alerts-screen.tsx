import type { AlertRow, OpenAlertCounts } from '@closewright/contract/alerts';
import { can } from '@closewright/domain/access';
import { type AlertSeverity, type AlertState, alertSeverities } from '@closewright/domain/alerts';
import { counted, formatDate } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { Checkbox } from '@closewright/ui/checkbox';
import type { GridColumn, RowKey } from '@closewright/ui/data-grid';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWhenFilesChange } from '../../app/realtime/use-when-files-change.ts';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { FilterBar } from '../../lib/filter-bar.tsx';
import { AlertActions } from './alert-actions.tsx';
import { alertColumns } from './alert-columns.tsx';
import { AlertGrid, alertStateChoices } from './alert-grid.tsx';
import { SystemAlerts } from './system-alerts.tsx';

const route = routeByName('home.alerts');
/** Alerts read at once; beyond that the list says how many there are. */
const most = 200;
const nobody: ReadonlySet<RowKey> = new Set();

export interface AlertsScreenProps {
  /** Opens the screen of the file where an alert is settled. */
  onOpen: (alert: AlertRow) => void;
}

/** Home, Alerts: what the facts of the company and of all files of the user's regions warn of, the gravest first. */
export function AlertsScreen({ onOpen }: AlertsScreenProps) {
  const clock = useClock();
  const { actor } = useSession();
  const client = useQueryClient();
  const [state, setState] = useState<AlertState>('open');
  const [severity, setSeverity] = useState<AlertSeverity | null>(null);
  const [isMine, setMine] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(nobody);
  useWhenFilesChange(() => client.invalidateQueries({ queryKey: keyFor('listAlerts') }));
  const query = useQuery({
    ...queryFor('listAlerts', {
      query: { state, mine: String(isMine), text, take: most, ...(severity === null ? {} : { severity }) },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.results ?? [];
  const today = clock.today();
  const columns = useMemo(() => columnsOf(today, clock.moment), [today, clock]);
  /** Another list: what was chosen in the one before is not. */
  const change =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      setChosen(nobody);
      set(value);
    };
  return (
    <>
      <PageHead
        title={route.label}
        meta={query.data && countText(rows.length, query.data.totalRecords, query.data.open)}
      >
        <AlertActions
          state={state}
          chosen={rows.filter(({ alertID }) => chosen.has(alertID))}
          refusal={can(actor, 'saveOrder').reason?.text ?? null}
          onMarked={() => setChosen(nobody)}
        />
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <FilterBar label="Filters of the alerts">
          <SegmentedControl
            label="Which alerts"
            options={alertStateChoices}
            value={state}
            onValueChange={change(setState)}
          />
          <PageHeadRule />
          <SelectField<AlertSeverity>
            className="w-[140px]"
            aria-label="Severity"
            placeholder="Any severity"
            options={alertSeverities.map(({ id, label }) => ({ value: id, label }))}
            value={severity}
            onValueChange={change(setSeverity)}
          />
          <SearchBox
            className="w-[240px]"
            aria-label="Find alerts"
            placeholder="Words, file number or buyer"
            defaultValue=""
            maxLength={100}
            onSearch={change(setText)}
          />
          <Checkbox label="My files only" value={isMine} onValueChange={change(setMine)} />
        </FilterBar>
        <SystemAlerts state={state} />
        <div className="flex min-h-0 flex-1 flex-col border-t border-hairline">
          <AlertGrid
            label={route.label}
            gridKey="alerts"
            state={state}
            columns={columns}
            query={query}
            rows={rows}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={onOpen}
          />
        </div>
      </div>
    </>
  );
}

function columnsOf(today: string, moment: (instant: string) => string): GridColumn<AlertRow>[] {
  const { severity, others } = alertColumns<AlertRow>(today, moment);
  return [
    severity,
    { id: 'fileNumber', header: 'File', kind: 'identifier', value: ({ fileNumber }) => fileNumber, width: 104 },
    { id: 'buyers', header: 'Buyer or borrower', value: ({ buyers }) => buyers, grow: 1, minWidth: 130, priority: 3 },
    { id: 'property', header: 'Property', value: ({ property }) => property, grow: 1, minWidth: 140, priority: 5 },
    {
      id: 'closingDate',
      header: 'Closing',
      kind: 'date',
      value: ({ closingDate }) => closingDate,
      text: ({ closingDate }) => formatDate(closingDate),
      width: 104,
      priority: 4,
    },
    ...others,
  ];
}

function countText(shown: number, found: number, { error, warning, info }: OpenAlertCounts): string {
  const counts = [
    [error, 'error', 'errors'],
    [warning, 'warning', 'warnings'],
    [info, 'info', 'infos'],
  ] as const;
  const open = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  const listed = counted(found, 'alert');
  const here = shown < found ? `the first ${shown} of ${listed}: narrow the list` : listed;
  return open.length === 0 ? `${here}, none open` : `${here} · open: ${open.join(', ')}`;
}
