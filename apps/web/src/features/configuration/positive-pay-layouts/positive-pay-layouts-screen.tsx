import type { PositivePayLayoutRecord } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import { goldenDifference, type PositivePayStarter } from '@closewright/domain/positive-pay';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { layoutStateColumn } from '../list/layout-state.tsx';
import { changedColumn } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { BeginDialog, type Beginning } from './begin-dialog.tsx';
import { LayoutDialog, type LayoutDialogProps } from './layout-dialog.tsx';

/** How the banks want to be told which checks they may pay: layouts, and the designer that makes them. */
export function PositivePayLayoutsScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:positive-pay-layouts');
  const layouts = useQuery(queryFor('listPositivePayLayouts'));
  const columns = useMemo(
    () => [...ownColumns, changedColumn<PositivePayLayoutRecord>(clock.since, (row) => row)],
    [clock],
  );
  const open = async (layout: PositivePayLayoutRecord | null, starter: PositivePayStarter | null) => {
    const title = layout?.name ?? 'Add positive pay layout';
    const answer = await dialogs.open<Omit<LayoutDialogProps, 'dialog'>, PositivePayLayoutRecord>(
      LayoutDialog,
      { layout, starter, readOnly, today: clock.today() },
      {
        ...{ title, label: title, size: { width: '96%', height: '94%' }, key: 'positive-pay-layout' },
        ...(layout && { subtitle: `Last changed ${clock.moment(layout.updatedAt)} by ${layout.updatedBy}` }),
      },
    );
    // Also after Cancel: what was refused may be old here.
    await client.invalidateQueries({ queryKey: keyFor('listPositivePayLayouts') });
    if (!answer.dismissed) toasts.success(`Layout ${answer.value.name} ${layout === null ? 'added' : 'saved'}`);
  };
  const add = async () => {
    const answer = await dialogs.open<object, Beginning>(
      BeginDialog,
      {},
      { title: 'Begin from', size: 'medium', key: 'positive-pay-starter' },
    );
    if (!answer.dismissed) await open(null, answer.value.starter);
  };
  return (
    <SettingList<PositivePayLayoutRecord>
      screen="positive-pay-layouts"
      noun={['layout', 'layouts']}
      query={layouts}
      columns={columns}
      rowKey={({ positivePayLayoutID }) => positivePayLayoutID}
      find={find}
      onOpen={(layout) => void open(layout, null)}
      add={{ label: 'Add layout', onAdd: () => void add() }}
      emptyHint="Add one: it begins from what your bank has published, or from nothing."
    />
  );
}

/** That a layout does not write the sample of its bank any more. */
const differs = (layout: PositivePayLayoutRecord): string | null =>
  goldenDifference(layout) === null ? null : 'Differs from sample';

const ownColumns: readonly GridColumn<PositivePayLayoutRecord>[] = [
  { id: 'name', header: 'Layout', value: ({ name }) => name, rowHeader: true, grow: 2, minWidth: 160 },
  { id: 'format', header: 'Lines', value: ({ format }) => format, width: 100 },
  { id: 'fields', header: 'Fields', kind: 'number', value: ({ detail }) => detail.length, width: 68 },
  {
    id: 'lines',
    header: 'Before and after',
    kind: 'muted',
    value: ({ header, trailer }) => `${counted(header.length, 'header')}, ${counted(trailer.length, 'trailer')}`,
    width: 150,
    priority: 2,
  },
  {
    id: 'fileName',
    header: 'File name',
    kind: 'identifier',
    value: ({ fileName }) => fileName,
    grow: 2,
    minWidth: 180,
  },
  layoutStateColumn(differs),
];
