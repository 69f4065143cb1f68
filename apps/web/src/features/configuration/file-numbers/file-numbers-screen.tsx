import type { FileNumberPool } from '@closewright/contract/file-numbers';
import { dateParts } from '@closewright/domain/dates';
import { fileNumberOf } from '@closewright/domain/orders';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { branchColumns } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { PoolDialog } from './pool-dialog.tsx';

/** Where files get their numbers from: a pool for each branch, or one for several. */
export function FileNumbersScreen() {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:file-numbers');
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
      ...branchColumns<FileNumberPool>(lookups ?? {}, clock.since),
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
    <SettingList
      screen="file-numbers"
      noun={['file number pool', 'file number pools']}
      query={pools}
      columns={columns}
      rowKey={({ poolID }) => poolID}
      onOpen={(pool) => void open(pool)}
      add={{ label: 'Add pool', onAdd: () => void open(null) }}
      emptyHint="Files get no number by themselves until a branch has a pool."
    />
  );
}
