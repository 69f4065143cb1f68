import type { RecentFile } from '@closewright/contract/orders';
import { diffDates } from '@closewright/domain/dates';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridState, gridColumnEntries, initialGridState } from '@closewright/ui/data-grid';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import { EmptyState } from '@closewright/ui/empty-state';
import { useRemembered } from '@closewright/ui/memory';
import { PageHead } from '@closewright/ui/page-head';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { TextField } from '@closewright/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Ellipsis, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { recentFilesColumns } from './recent-files-columns.tsx';
import { useFileActs } from './use-file-acts.ts';
import { useIsPainted } from './use-is-painted.ts';
import { type Scope, scopes, useRecentFiles } from './use-recent-files.ts';

const scopeLabels: Record<Scope, string> = { mine: 'Mine', branch: 'Branch', all: 'All' };

/** A button of an icon alone that opens a menu. */
const iconMenu =
  'inline-flex size-control cursor-pointer items-center justify-center rounded-sm border border-default border-b-(--border-control-base) bg-surface-base hover:bg-surface-hover';

/**
 * The box of the grid beside menu and below bar and head with its rule: it says what is drawn at first. Where the measure that
 * follows finds another box, the grid is drawn twice before anything is seen.
 */
function likelyBox() {
  const style = getComputedStyle(document.documentElement);
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    width: innerWidth - px('--size-menu'),
    height: innerHeight - px('--size-global-bar') - px('--pagehead') - 1,
  };
}

export interface RecentFilesScreenProps {
  /** The list, or why there is none, is painted for the first time. */
  onShown: () => void;
  onOpen: (file: RecentFile) => void;
  /** Address of a file, so that it can be opened in another tab. */
  hrefOf: (file: RecentFile) => string;
  /** Begins a new file: a copy of this one, or without one as the dialog says. */
  onNewFile: (copyFrom: RecentFile | null) => void;
  /** Why no new file can be made; null when one can. */
  newFileRefusal: string | null;
}

/** The last files of the user, the branch or all regions: the first screen after sign-in. */
export function RecentFilesScreen({ onShown, onOpen, hrefOf, onNewFile, newFileRefusal }: RecentFilesScreenProps) {
  const clock = useClock();
  const [likelySize] = useState(likelyBox);
  const [scope = 'mine', setScope] = useRemembered<Scope>('recentFiles.scope');
  const [gridState = initialGridState, setGridState] = useRemembered<GridState>('grid:recent-files');
  const [filter, setFilter] = useState('');
  const { files, pin } = useRecentFiles(scope);
  const { data: lookups } = useQuery(queryFor('getLookups'));
  const rows = files.data ?? [];
  const status = files.isPending || lookups === undefined ? 'loading' : files.isError ? 'error' : 'ready';
  const [currentID, setCurrentID] = useState<number | null>(null);
  const acts = useFileActs({
    file: rows.find(({ ordersID }) => ordersID === currentID) ?? null,
    onOpen,
    onPin: (file) => void pin(file),
    onCopy: onNewFile,
    onNew: () => onNewFile(null),
    refusal: newFileRefusal,
  });
  const isPainted = useIsPainted(status !== 'loading');
  useEffect(() => {
    if (isPainted) onShown();
  }, [isPainted, onShown]);
  const columns = useMemo(
    () =>
      recentFilesColumns({
        lookups: lookups ?? {},
        since: clock.since,
        onPin: (file) => void pin(file),
        pinsAll: isPainted,
      }),
    [lookups, clock, pin, isPainted],
  );
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
          menuLabel="File actions"
          aria-label="File actions"
          title="File actions"
          align="end"
          entries={acts}
          className={iconMenu}
        >
          <Ellipsis aria-hidden className="size-3.5" strokeWidth={1.75} />
        </MenuButton>
        <MenuButton
          menuLabel="Columns"
          aria-label="Columns"
          title="Columns"
          align="end"
          entries={gridColumnEntries(columns, gridState, setGridState)}
          className={iconMenu}
        >
          <Columns3 aria-hidden className="size-3.5" strokeWidth={1.75} />
        </MenuButton>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <DataGrid
          label="Recent files"
          likelySize={likelySize}
          columns={columns}
          rows={rows}
          rowKey={(file) => file.ordersID}
          filter={filter}
          onRowOpen={onOpen}
          rowHref={hrefOf}
          rowAction={(file) => void pin(file)}
          onCurrentChange={(file) => setCurrentID(file?.ordersID ?? null)}
          state={gridState}
          onStateChange={setGridState}
          status={status}
          loadingLabel="Loading recent files"
          empty={<NoFiles scope={scope} onAll={() => setScope('all')} />}
          error={<ReadFailed title="Recent files could not be loaded" query={files} />}
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
  const count = counted(files.length, 'file');
  return soon === 0 ? count : `${count}, ${soon} closing in 7 days`;
}
