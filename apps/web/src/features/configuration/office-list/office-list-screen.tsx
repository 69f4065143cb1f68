import type { CsvImport } from '@closewright/contract/kit';
import { configurationRouteName } from '@closewright/domain/configuration';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { gridCsv } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Download, Upload } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { type OfficeLooks, officeColumns } from '../../../records/list/office-columns.ts';
import type { ListQuery } from '../../../records/list/record-grid.tsx';
import { changedColumn } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx';
import { type OfficeForm, OfficeRowDialog, type OfficeRowDialogProps, type StoredRow } from './office-row-dialog.tsx';

export interface OfficeListScreenProps<R extends object, S extends StoredRow<R>> extends OfficeForm<R, S> {
  /** Name of the screen in the table of setting screens; the export is called so, too. */
  screen: string;
  query: ListQuery & { readonly data: readonly S[] | undefined };
  rowID(row: S): number;
  looks: OfficeLooks<R>;
  find?: string | undefined;
  /** What else can be done, in the head before import and export. */
  actions?: ReactNode;
  /** Between head and list. */
  above?: ReactNode;
  bring: ImportDialogProps['bring'];
  /** Reads the list again. */
  refresh(): Promise<unknown>;
}

/** A list of the office as a setting screen: its rows are edited in a dialog, and exchanged as CSV. */
export function OfficeListScreen<R extends object, S extends StoredRow<R>>(props: OfficeListScreenProps<R, S>) {
  const { screen, query, list, looks, bring, refresh } = props;
  const [one, many] = list.noun;
  const clock = useClock();
  const { readOnly } = useSettingMode(configurationRouteName(screen));
  const csvColumns = useMemo(() => officeColumns(list.columns, looks), [list, looks]);
  const columns = useMemo(() => [...csvColumns, changedColumn<S>(clock.since, (row) => row)], [csvColumns, clock]);

  const open = async (row: S | null): Promise<void> => {
    const title = row === null ? `Add ${one}` : list.nameOf(row);
    const result = await dialogs.open<Omit<OfficeRowDialogProps<R, S>, 'dialog'>, S>(
      OfficeRowDialog<R, S>,
      { ...props, row, readOnly },
      {
        title,
        label: title,
        size: 'medium',
        key: screen,
        ...(row && { subtitle: `Last changed ${clock.moment(row.updatedAt)} by ${row.updatedBy}` }),
      },
    );
    if (result.dismissed) return;
    // What was asked for alone is not saved.
    if (result.value.version !== row?.version)
      toasts.success(`${one.charAt(0).toUpperCase()}${one.slice(1)} ${row === null ? 'added' : 'saved'}`);
    await refresh();
  };
  const bringOne = async () => {
    const result = await dialogs.open<Omit<ImportDialogProps, 'dialog'>, CsvImport>(
      ImportDialog,
      { noun: list.noun, columns: Object.values<string>(list.columns), bring },
      { title: `Import ${many}`, size: 'medium', key: `${screen}-import` },
    );
    if (result.dismissed) return;
    const { added, changed } = result.value;
    toasts.success(`${counted(added.length, one, many)} added, ${changed.length} changed`);
    await refresh();
  };
  const rows = query.data ?? [];

  return (
    <SettingList<S>
      screen={screen}
      noun={list.noun}
      query={query}
      columns={columns}
      rowKey={props.rowID}
      find={props.find}
      onOpen={(row) => void open(row)}
      add={{ label: `Add ${one}`, onAdd: () => void open(null) }}
      above={props.above}
      emptyHint="Add one, or import a CSV."
      actions={
        <>
          {props.actions}
          {!readOnly && (
            <Button variant="secondary" icon={Upload} onClick={() => void bringOne()}>
              Import
            </Button>
          )}
          <Button
            variant="secondary"
            icon={Download}
            disabled={rows.length === 0}
            disabledReason={`There are no ${many} yet`}
            onClick={() => saveFile(`${screen}-${clock.today()}.csv`, gridCsv(csvColumns, rows), 'text/csv')}
          >
            Export
          </Button>
        </>
      }
    />
  );
}
