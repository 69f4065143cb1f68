import type { RecentFile } from '@closewright/contract/orders';
import { diffDates } from '@closewright/domain/dates';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridState, gridColumnEntries, initialGridState } from '@closewright/ui/data-grid';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { EmptyState } from '@closewright/ui/empty-state';
import { useRemembered } from '@closewright/ui/memory';
import { PageHead } from '@closewright/ui/page-head';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { TextField } from '@closewright/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { messageOf, queryFor } from '../../lib/api/index.ts';
import { recentFilesColumns } from './recent-files-columns.tsx';
import { type Scope, scopes, useRecentFiles } from './use-recent-files.ts';

const scopeLabels: Record<Scope, string> = { mine: 'Mine', branch: 'Branch', all: 'All' };

export interface RecentFilesScreenProps {
  onOpen: (ordersID: number) => void;
  /** Address of a file, so that it can be opened in another tab. */
  hrefOf: (ordersID: number) => string;
}

/** The last files of the user, the branch or all regions: the first screen after sign-in. */
export function RecentFilesScreen({ onOpen, hrefOf }: RecentFilesScreenProps) {
  const clock = useClock();
  const [scope = 'mine', setScope] = useRemembered<Scope>('recentFiles.scope');
  const [gridState = initialGridState, setGridState] = useRemembered<GridState>('grid:recent-files');
  const [filter, setFilter] = useState('');
  const { files, pin } = useRecentFiles(scope);
  const { data: lookups } = useQuery(queryFor('getLookups'));
  const columns = useMemo(
    () => recentFilesColumns({ lookups: lookups ?? {}, since: clock.since, onPin: (file) => void pin(file) }),
    [lookups, clock, pin],
  );
  const rows = files.data ?? [];
  return (
    <>
      <PageHead title="Recent Files" meta={files.isSuccess ? countText(rows, clock.today()) : undefined}>
        <SegmentedControl
          label="Whose files"
          options={scopes.map((value) => ({ value, label: scopeLabels[value] }))}
          value={scope}
          onValueChange={setScope}
        />
        <TextField
          type="search"
          aria-label="Filter by any column"
          placeholder="Filter by any column"
          className="w-[184px]"
          start={<Search aria-hidden className="size-3.5" strokeWidth={1.75} />}
          value={filter}
          onValueChange={setFilter}
        />
        <MenuButton
          menuLabel="Columns"
          aria-label="Columns"
          title="Columns"
          align="end"
          entries={gridColumnEntries(columns, gridState, setGridState)}
          className="inline-flex size-control cursor-pointer items-center justify-center rounded-sm border border-default border-b-(--border-control-base) bg-surface-base hover:bg-surface-hover"
        >
          <Columns3 aria-hidden className="size-3.5" strokeWidth={1.75} />
        </MenuButton>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <DataGrid
          label="Recent files"
          columns={columns}
          rows={rows}
          rowKey={(file) => file.ordersID}
          filter={filter}
          onRowOpen={(file) => onOpen(file.ordersID)}
          rowHref={(file) => hrefOf(file.ordersID)}
          rowAction={(file) => void pin(file)}
          state={gridState}
          onStateChange={setGridState}
          status={files.isPending || lookups === undefined ? 'loading' : files.isError ? 'error' : 'ready'}
          loadingLabel="Loading recent files"
          empty={<NoFiles scope={scope} onAll={() => setScope('all')} />}
          error={
            <EmptyState
              kind="error"
              title="Recent files could not be loaded"
              action={
                <Button size="sm" onClick={() => void files.refetch()}>
                  Try again
                </Button>
              }
            >
              {messageOf(files.error)}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

function NoFiles({ scope, onAll }: { scope: Scope; onAll: () => void }) {
  return (
    <EmptyState
      title={scope === 'mine' ? 'You have opened no file yet' : 'No file has been opened here yet'}
      action={
        scope === 'all' ? undefined : (
          <Button size="sm" onClick={onAll}>
            Show all files
          </Button>
        )
      }
    >
      Press Ctrl K and type a file number to open one.
    </EmptyState>
  );
}

/** "37 files, 14 closing in 7 days" */
function countText(files: readonly RecentFile[], today: string): string {
  const soon = files.filter(({ closingDate }) => {
    const days = closingDate === null ? -1 : diffDates(today, closingDate, 'days');
    return days >= 0 && days <= 7;
  }).length;
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return soon === 0 ? count : `${count}, ${soon} closing in 7 days`;
}
