import type { RegionRecord } from '@closewright/contract/regions';
import { settlementStatementTypes } from '@closewright/domain/orders';
import { Badge } from '@closewright/ui/badge';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { RegionDialog, type RegionDialogProps } from './region-dialog.tsx';

const columns: readonly GridColumn<RegionRecord>[] = [
  { id: 'regID', header: 'Code', kind: 'identifier', value: (region) => region.regID, width: 100, rowHeader: true },
  {
    id: 'description',
    header: 'Description',
    value: (region) => region.description,
    render: (region) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="truncate">{region.description}</span>
        {region.isDefault && <Badge tone="accent">Default</Badge>}
        {region.isAdminRegion && <Badge tone="info">Administers all</Badge>}
        {region.inactive && <Badge>Inactive</Badge>}
      </span>
    ),
    grow: 2,
    minWidth: 220,
  },
  {
    id: 'defaultSSType',
    header: 'Default statement',
    kind: 'muted',
    value: (region) => settlementStatementTypes.find(({ id }) => id === region.defaultSSType)?.label ?? 'None',
    width: 140,
  },
  { id: 'branchCount', header: 'Branches', kind: 'number', value: (region) => region.branchCount, width: 96 },
  { id: 'userCount', header: 'Users', kind: 'number', value: (region) => region.userCount, width: 96 },
  { id: 'fileCount', header: 'Files', kind: 'number', value: (region) => region.fileCount, width: 96 },
];

/** The regions of the company: which one is the default, and which administers all of them. */
export function RegionsScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:regions');
  const regions = useQuery(queryFor('listRegions'));

  const open = async (region: RegionRecord | null): Promise<void> => {
    const title = region === null ? 'Add region' : region.description;
    const props = { region, readOnly };
    const result = await dialogs.open<Omit<RegionDialogProps, 'dialog'>, RegionRecord>(RegionDialog, props, {
      title,
      label: title,
      size: 'medium',
      key: 'region',
      ...(region === null ? {} : { subtitle: `Last changed ${clock.moment(region.updatedAt)} by ${region.updatedBy}` }),
    });
    if (result.dismissed) return;
    toasts.success(region === null ? 'Region added' : 'Region saved');
    await Promise.all([
      client.invalidateQueries({ queryKey: keyFor('listRegions') }),
      client.invalidateQueries({ queryKey: keyFor('getLookups') }),
    ]);
  };

  return (
    <SettingList
      screen="regions"
      noun={['region', 'regions']}
      query={regions}
      columns={columns}
      rowKey={({ regionID }) => regionID}
      find={find}
      onOpen={(region) => void open(region)}
      add={{ label: 'Add region', onAdd: () => void open(null) }}
    />
  );
}
