import type { CompanyRow } from '@closewright/contract/companies';
import { DataGrid, useServerRows } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useEffect, useMemo, useRef } from 'react';
import { call, messageOf } from '../api/index.ts';
import { companyColumns } from './company-columns.tsx';
import type { RegionChoice } from './region-choices.ts';

/** What the directory is narrowed down to. */
export interface DirectoryFilter {
  /** As typed: figures only are a number, anything else is a name. */
  readonly text: string;
  readonly roleTypeIDs: readonly number[];
  /** In use, with a change that waits for a second person, or every one there is. */
  readonly kind: 'active' | 'waiting' | 'all';
}

export interface CompanyGridProps {
  filter: DirectoryFilter;
  regions: readonly RegionChoice[];
  /** Another number: something was stored, so the rows are read anew where the list stands. */
  round?: number;
  /** How many there are. */
  onFound?: ((total: number) => void) | undefined;
  onOpen(company: CompanyRow): void;
  onCurrent?: ((company: CompanyRow | null) => void) | undefined;
}

/** The directory by name. Another filter is another list: give it the filter as key, and it begins at its start. */
export function CompanyGrid({ filter, regions, round = 0, onFound, onOpen, onCurrent }: CompanyGridProps) {
  const columns = useMemo(() => companyColumns(regions), [regions]);
  const server = useServerRows<CompanyRow>(
    async ({ start, end }) => {
      const query = { ...queryOf(filter), skip: start, take: end - start };
      const { results, totalRecords } = await call('listCompanies', { query });
      onFound?.(totalRecords);
      return { rows: results, total: totalRecords };
    },
    { messageOf },
  );
  const roundRead = useRef(round);
  useEffect(() => {
    // A list that begins with this number has read it already.
    if (roundRead.current === round) return;
    roundRead.current = round;
    server.refresh();
  }, [round, server]);
  return (
    <DataGrid
      label="Companies"
      columns={columns}
      rows={[]}
      server={server}
      rowKey={({ companyID }) => companyID}
      gridKey="grid:companies"
      onRowOpen={onOpen}
      openOn="double-click"
      {...(onCurrent ? { onCurrentChange: onCurrent } : {})}
      rowState={({ doNotDoBusiness }) => (doNotDoBusiness ? { tone: 'blocked' } : undefined)}
      loadingLabel="Loading companies"
      empty={<EmptyState title="No company passes these filters">Another name, role or state may.</EmptyState>}
    />
  );
}

/** The rules of the picker hold here, too (building-blocks.md §5). */
function queryOf({ text, roleTypeIDs, kind }: DirectoryFilter) {
  const term = text.trim().replace(/^\d+ - (?=.)/, '');
  const isNumber = /^\d{1,9}$/.test(term) && Number(term) > 0;
  return {
    ...(term === '' ? {} : isNumber ? { companyID: Number(term) } : { searchTerm: term.slice(0, 100) }),
    ...(roleTypeIDs.length === 0 ? {} : { roleTypeIDs: roleTypeIDs.join() }),
    ...(kind === 'all' ? { activeOnly: 'false' as const, oneTimeUse: 'true' as const } : {}),
    ...(kind === 'waiting' ? { waitingOnly: 'true' as const } : {}),
  };
}
