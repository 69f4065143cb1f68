import type { BranchRecord, RegionRecord } from '@closewright/contract/regions';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { BranchDialog, type BranchDialogProps } from './branch-dialog.tsx';

/** The branches of the company and the regions they belong to. */
export function BranchesScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:branches');
  const branches = useQuery(queryFor('listBranches'));
  const { data: regions } = useQuery(queryFor('listRegions'));
  const columns = useMemo(() => branchColumns(regions ?? []), [regions]);

  const open = async (branch: BranchRecord | null): Promise<void> => {
    const title = branch === null ? 'Add branch' : branch.name;
    const props = { branch, regions: regions ?? [], readOnly };
    const result = await dialogs.open<Omit<BranchDialogProps, 'dialog'>, BranchRecord>(BranchDialog, props, {
      title,
      label: title,
      size: 'medium',
      key: 'branch',
      ...(branch === null ? {} : { subtitle: `Last changed ${clock.moment(branch.updatedAt)} by ${branch.updatedBy}` }),
    });
    if (result.dismissed) return;
    toasts.success(branch === null ? 'Branch added' : 'Branch saved');
    await Promise.all([
      client.invalidateQueries({ queryKey: keyFor('listBranches') }),
      client.invalidateQueries({ queryKey: keyFor('getLookups') }),
    ]);
  };

  return (
    <SettingList
      screen="branches"
      noun={['branch', 'branches']}
      query={branches}
      columns={columns}
      rowKey={({ branchID }) => branchID}
      find={find}
      onOpen={(branch) => void open(branch)}
      add={regions && { label: 'Add branch', onAdd: () => void open(null) }}
    />
  );
}

function branchColumns(regions: readonly RegionRecord[]): GridColumn<BranchRecord>[] {
  const place = ({ city, state, zip }: BranchRecord) => [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean);
  return [
    {
      id: 'name',
      header: 'Name',
      value: (branch) => branch.name,
      render: (branch) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{branch.name}</span>
          {branch.inactive && <Badge>Inactive</Badge>}
        </span>
      ),
      grow: 1.4,
      minWidth: 180,
      rowHeader: true,
    },
    {
      id: 'region',
      header: 'Region',
      value: (branch) => regions.find(({ regionID }) => regionID === branch.regionID)?.description ?? '',
      grow: 1,
      minWidth: 140,
    },
    {
      id: 'address',
      header: 'Address',
      kind: 'muted',
      value: (branch) => [branch.address1, ...place(branch)].filter(Boolean).join(', '),
      grow: 2,
      minWidth: 220,
      priority: 1,
    },
    { id: 'phone', header: 'Phone', kind: 'identifier', value: (branch) => branch.phone, width: 130 },
    { id: 'userCount', header: 'Users', kind: 'number', value: (branch) => branch.userCount, width: 90 },
    { id: 'fileCount', header: 'Files', kind: 'number', value: (branch) => branch.fileCount, width: 90 },
  ];
}
