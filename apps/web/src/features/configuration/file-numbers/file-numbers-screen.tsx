import type { FileNumberPool } from '@closewright/contract/file-numbers';
import { dateParts } from '@closewright/domain/dates';
import { itemName } from '@closewright/domain/lookups';
import { routeByName } from '@closewright/domain/navigation';
import { fileNumberOf } from '@closewright/domain/orders';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { PageHead } from '@closewright/ui/page-head';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { actorLabel } from '../actor-label.ts';
import { QueryState } from '../query-state.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { PoolDialog } from './pool-dialog.tsx';

const { label } = routeByName('cfg:file-numbers');

/** Where files get their numbers from: a pool for each branch, or one for several. */
export function FileNumbersScreen() {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly, reason } = useSettingMode('cfg:file-numbers');
  const pools = useQuery(queryFor('listFileNumberPools'));
  const { data: lookups } = useQuery(queryFor('getLookups'));
  const { year } = dateParts(clock.today());
  const columns = useMemo<GridColumn<FileNumberPool>[]>(
    () => [
      { id: 'name', header: 'Name', value: ({ name }) => name, rowHeader: true, grow: 1, minWidth: 140 },
      { id: 'prefix', header: 'Prefix', kind: 'identifier', value: ({ prefix }) => prefix, width: 120 },
      {
        id: 'next',
        header: 'Next file number',
        kind: 'identifier',
        value: (pool) => fileNumberOf(pool, pool.nextNumber, year),
        width: 160,
      },
      {
        id: 'branches',
        header: 'Branches',
        value: ({ branchIDs }) => branchIDs.map((id) => itemName(lookups ?? {}, 'branches', id)).join(', '),
        grow: 1.5,
        minWidth: 200,
      },
      {
        id: 'state',
        header: 'State',
        value: ({ inactive }) => (inactive ? 'Inactive' : 'Active'),
        render: ({ inactive }) =>
          inactive ? <Badge icon={Ban}>Inactive</Badge> : <span className="text-muted">Active</span>,
        width: 108,
      },
      {
        id: 'changed',
        header: 'Changed',
        kind: 'muted',
        value: ({ updatedAt, updatedBy }) => `${clock.since(updatedAt)} by ${actorLabel(updatedBy)}`,
        grow: 1,
        minWidth: 180,
        priority: 1,
      },
    ],
    [clock, lookups, year],
  );
  const open = async (pool: FileNumberPool | null) => {
    if (readOnly) return;
    await dialogs.open(
      PoolDialog,
      { pool, branches: lookups?.branches ?? [], year },
      {
        title: pool === null ? 'Add file number pool' : `Edit ${pool.name}`,
        size: 520,
        key: 'file-number-pool',
      },
    );
    // Also after Cancel: what was refused may be old here.
    await client.invalidateQueries({ queryKey: keyFor('listFileNumberPools') });
  };
  return (
    <>
      <PageHead
        title={label}
        meta="Which numbers new files get, by branch"
        saveState={readOnly ? 'Read only' : undefined}
      >
        <Button
          variant="primary"
          icon={Plus}
          disabled={readOnly}
          disabledReason={reason}
          onClick={() => void open(null)}
        >
          Add pool
        </Button>
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        <QueryState query={pools} what="The file number pools">
          {(rows) => (
            <DataGrid
              label={label}
              columns={columns}
              rows={rows}
              rowKey={({ poolID }) => poolID}
              onRowOpen={(pool) => void open(pool)}
              empty={
                <EmptyState title="There is no pool yet">
                  Files get no number by themselves until a branch has a pool.
                </EmptyState>
              }
            />
          )}
        </QueryState>
      </div>
    </>
  );
}
