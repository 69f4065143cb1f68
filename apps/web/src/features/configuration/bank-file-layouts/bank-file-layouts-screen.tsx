import type { BankFileLayoutRecord } from '@closewright/contract/bank-files';
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
import { BankLayoutDialog, type BankLayoutDialogProps } from './layout-dialog.tsx';

/** How the banks write their CSV files: layouts, and the designer that makes them beside a sample. */
export function BankFileLayoutsScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:bank-file-layouts');
  const layouts = useQuery(queryFor('listBankFileLayouts'));
  const columns = useMemo(
    () => [...ownColumns, changedColumn<BankFileLayoutRecord>(clock.since, (row) => row)],
    [clock],
  );
  const open = async (layout: BankFileLayoutRecord | null) => {
    const title = layout?.name ?? 'Add bank file layout';
    const answer = await dialogs.open<Omit<BankLayoutDialogProps, 'dialog'>, BankFileLayoutRecord>(
      BankLayoutDialog,
      { layout, readOnly },
      {
        ...{ title, label: title, size: { width: '96%', height: '94%' }, key: 'bank-file-layout' },
        ...(layout && { subtitle: `Last changed ${clock.moment(layout.updatedAt)} by ${layout.updatedBy}` }),
      },
    );
    // Also after Cancel: what was refused may be old here.
    await Promise.all(
      (['listBankFileLayouts', 'listBankFileAccounts'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
    if (!answer.dismissed) toasts.success(`Layout ${answer.value.name} ${layout === null ? 'added' : 'saved'}`);
  };
  return (
    <SettingList<BankFileLayoutRecord>
      screen="bank-file-layouts"
      noun={['layout', 'layouts']}
      query={layouts}
      columns={columns}
      rowKey={({ bankFileLayoutID }) => bankFileLayoutID}
      find={find}
      onOpen={(layout) => void open(layout)}
      add={{ label: 'Add layout', onAdd: () => void open(null) }}
      emptyHint="Only CSV files need one: BAI2, MT940 and OFX files say themselves what they are."
    />
  );
}

const ownColumns: readonly GridColumn<BankFileLayoutRecord>[] = [
  { id: 'name', header: 'Layout', value: ({ name }) => name, rowHeader: true, grow: 2, minWidth: 160 },
  { id: 'delimiter', header: 'Parted by', value: ({ delimiter }) => delimiter, width: 92 },
  {
    id: 'columns',
    header: 'Columns',
    value: ({ columns }) => columns.map(({ value }) => value).join(', '),
    grow: 3,
    minWidth: 200,
  },
  { id: 'date', header: 'Dates', kind: 'identifier', value: ({ date }) => date, width: 112, priority: 1 },
  { id: 'words', header: 'Words', kind: 'number', value: ({ words }) => words.length, width: 68, priority: 2 },
  layoutStateColumn(),
];
