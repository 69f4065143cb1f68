import type { LookupRecord } from '@closewright/contract/lookups';
import { type LookupSetName, lookupMessages, lookupSetRule } from '@closewright/domain/lookup-sets';
import type { LookupItem } from '@closewright/domain/lookups';
import { Badge } from '@closewright/ui/badge';
import { DataGrid, type GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Ban, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { changedColumn } from '../list/list-columns.tsx';

/** A line of the list: a stored item, or the pseudo item, which is stored nowhere. */
type Line = LookupItem & { record: LookupRecord | null };

export interface ItemGridProps {
  set: LookupSetName;
  items: readonly LookupRecord[];
  regionName: (regionID: number) => string;
  /** When it was changed, in words. */
  since: (instant: string) => string;
  currentID: number | null;
  onCurrent: (id: number | null) => void;
  onOpen: (item: LookupRecord) => void;
}

/** The items of one list in the order they are offered in. */
export function ItemGrid({ set, items, regionName, since, currentID, onCurrent, onOpen }: ItemGridProps) {
  const { pseudo, data } = lookupSetRule(set);
  const lines = useMemo<Line[]>(() => {
    const stored = items.map((item) => ({ ...item, record: item }));
    return pseudo ? [{ ...pseudo, record: null }, ...stored] : stored;
  }, [items, pseudo]);
  const columns = useMemo<GridColumn<Line>[]>(
    () =>
      [
        { id: 'name', header: 'Name', value: (line: Line) => line.name, rowHeader: true, grow: 1.4, minWidth: 180 },
        ...(data
          ? [{ id: 'data', header: data.label, value: (line: Line) => line.data, grow: 0.6, minWidth: 100 } as const]
          : []),
        {
          id: 'regions',
          header: 'Regions',
          value: ({ regionID, regions = [] }: Line) => [regionID, ...regions].map(regionName).join(', '),
          grow: 1,
          minWidth: 140,
        },
        {
          id: 'state',
          header: 'State',
          value: (line: Line) => stateOf(line),
          render: (line: Line) => <StateCell line={line} />,
          width: 132,
        },
        changedColumn(since, ({ record }: Line) => record),
      ].map((column) => ({ ...column, sortable: false })),
    [data, regionName, since],
  );
  return (
    <DataGrid
      label={lookupSetRule(set).label}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      columnMenu={false}
      currentKey={currentID}
      onCurrentChange={(line) => onCurrent(line?.record?.id ?? null)}
      onRowOpen={({ record }) => record && onOpen(record)}
      empty={<EmptyState title="This list has no items yet">Add the first one.</EmptyState>}
    />
  );
}

function stateOf({ record, inactive }: Line): string {
  if (!record) return 'Fixed';
  return inactive ? 'Inactive' : 'Offered';
}

function StateCell({ line }: { line: Line }) {
  if (!line.record) {
    return (
      <Badge icon={Lock} title={lookupMessages.pseudo}>
        {stateOf(line)}
      </Badge>
    );
  }
  if (line.inactive) {
    return (
      <Badge icon={Ban} title="Not offered any more; files that have it keep it">
        {stateOf(line)}
      </Badge>
    );
  }
  return <span className="text-muted">{stateOf(line)}</span>;
}
