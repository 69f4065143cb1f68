import type { FeeCodeImport, FeeCodeRecord } from '@closewright/contract/fee-codes';
import { type FeeCode, feeCodeColumns } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { type GridColumn, gridCsv } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { changedColumn } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { FeeCodeDialog, type FeeCodeDialogProps } from './fee-code-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** The fees that the office charges again and again: what a line of their code begins with. */
export function FeeCodesScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:fee-codes');
  const feeCodes = useQuery(queryFor('listFeeCodes'));
  const columns = useMemo(() => [...csvColumns, changedColumn<FeeCodeRecord>(clock.since, (row) => row)], [clock]);
  const refresh = () => client.invalidateQueries({ queryKey: keyFor('listFeeCodes') });

  const open = async (feeCode: FeeCodeRecord | null): Promise<void> => {
    const title = feeCode === null ? 'Add fee code' : `${feeCode.code} ${feeCode.label}`;
    const props = { feeCode, readOnly };
    const result = await dialogs.open<Omit<FeeCodeDialogProps, 'dialog'>, FeeCodeRecord>(FeeCodeDialog, props, {
      title,
      label: title,
      size: 'medium',
      key: 'fee-code',
      ...(feeCode === null
        ? {}
        : { subtitle: `Last changed ${clock.moment(feeCode.updatedAt)} by ${feeCode.updatedBy}` }),
    });
    if (result.dismissed) return;
    toasts.success(feeCode === null ? 'Fee code added' : 'Fee code saved');
    await refresh();
  };
  const bring = async () => {
    const title = 'Import fee codes';
    const result = await dialogs.open<object, FeeCodeImport>(
      ImportDialog,
      {},
      { title, size: 'medium', key: 'fee-code-import' },
    );
    if (result.dismissed) return;
    const { added, changed } = result.value;
    toasts.success(`${counted(added.length, 'fee code')} added, ${changed.length} changed`);
    await refresh();
  };
  const rows = feeCodes.data ?? [];

  return (
    <SettingList<FeeCodeRecord>
      screen="fee-codes"
      noun={['fee code', 'fee codes']}
      query={feeCodes}
      columns={columns}
      rowKey={({ feeCodeID }) => feeCodeID}
      find={find}
      onOpen={(feeCode) => void open(feeCode)}
      add={{ label: 'Add fee code', onAdd: () => void open(null) }}
      emptyHint="Add one, or import a CSV."
      actions={
        <>
          {!readOnly && (
            <Button variant="secondary" icon={Upload} onClick={() => void bring()}>
              Import
            </Button>
          )}
          <Button
            variant="secondary"
            icon={Download}
            disabledReason={rows.length === 0 ? 'There are no fee codes yet' : undefined}
            onClick={() => saveFile(`fee-codes-${clock.today()}.csv`, gridCsv(csvColumns, rows), 'text/csv')}
          >
            Export
          </Button>
        </>
      }
    />
  );
}

const texts = {
  code: { width: 110, kind: 'identifier', rowHeader: true },
  label: { grow: 2, minWidth: 200 },
  section: { width: 80 },
  kind: { grow: 1, minWidth: 150 },
  payeeRule: { width: 116 },
  payeeName: { grow: 1, minWidth: 130 },
  bucket: { width: 96 },
} as const;
const marks = { isFinanceCharge: { width: 124 }, isOptional: { width: 92 }, inactive: { width: 88 } } as const;

/** The columns of the list, as a CSV has them. */
const csvColumns: readonly GridColumn<FeeCodeRecord>[] = (Object.keys(feeCodeColumns) as (keyof FeeCode)[]).map(
  (name) => {
    const common = { id: name, header: feeCodeColumns[name] };
    if (name === 'isFinanceCharge' || name === 'isOptional' || name === 'inactive')
      return { ...common, ...marks[name], value: (row) => (row[name] ? 'Yes' : '') };
    return { ...common, ...texts[name], value: (row) => row[name] };
  },
);
