import { Button } from '@closewright/ui/button';
import {
  type CellEdit,
  DataGrid,
  type GridColumn,
  type GridHandle,
  moneyEditor,
  numberEditor,
  type RowActs,
  selectEditor,
  textEditor,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Section } from '@closewright/ui/section';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { childColumns } from '../../app/file-rows/child-columns.tsx';
import { childrenOf, type FileRow, type RowValue } from '../../app/file-rows/file-rows.ts';
import { rowPath } from '../../app/file-rows/row-errors.ts';
import { useFileRows, useRowsPage } from '../../app/file-rows/rows-context.ts';
import { messageOf } from '../../lib/api/index.ts';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import { useStore } from '../../lib/store.ts';

const { taxYear, parcelID, authority } = rowTables.propertyTaxes;
const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** The columns; `isPaid` is written as Yes and No. */
const columns: readonly GridColumn<FileRow>[] = [
  {
    id: 'taxYear',
    header: 'Year',
    kind: 'identifier',
    value: ({ values }) => values.taxYear,
    text: ({ values }) => String(values.taxYear ?? ''),
    width: 64,
    rowHeader: true,
    editor: numberEditor({ min: taxYear.min, max: taxYear.max }),
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ values }) => values.amount,
    width: 108,
    editor: moneyEditor({ allowNegative: false }),
  },
  {
    id: 'isPaid',
    header: 'Paid',
    value: ({ values }) => (values.isPaid === true ? 'Yes' : 'No'),
    width: 64,
    editor: selectEditor(yesNo, { required: true }),
  },
  {
    id: 'parcelID',
    header: 'Parcel',
    kind: 'identifier',
    value: ({ values }) => values.parcelID,
    minWidth: 96,
    editor: textEditor({ maxLength: parcelID.maxLength ?? 0 }),
  },
  {
    id: 'authority',
    header: 'Authority',
    value: ({ values }) => values.authority,
    minWidth: 96,
    editor: textEditor({ maxLength: authority.maxLength ?? 0 }),
  },
];

/** The taxes of a property year by year: they are what prorations of taxes are reckoned from. */
export function TaxSection({ propertyID }: { propertyID: number }) {
  const { editor, mayEdit } = useRowsPage();
  const taxes = childrenOf(useFileRows(), 'propertyTaxes', propertyID);
  const errors = useStore(editor.errors);
  const grid = useRef<GridHandle>(null);
  const change = (edits: readonly CellEdit<FileRow>[]) => {
    for (const { row, column, value } of edits) {
      const next = column === 'isPaid' ? value === 'Yes' : ((value ?? null) as RowValue);
      editor.set('propertyTaxes', row.id, { [column]: next });
    }
  };
  const acts: RowActs<FileRow> = {
    create: (beside) => {
      const last = beside?.values;
      return editor.make({
        propertyID,
        taxYear: typeof last?.taxYear === 'number' ? last.taxYear + 1 : null,
        parcelID: last?.parcelID ?? null,
        authority: last?.authority ?? null,
        isPaid: false,
      });
    },
    onChange({ rows, cells }) {
      editor.put(
        'propertyTaxes',
        rows.filter(({ to }) => to !== null).map(({ row }) => row),
      );
      // Undone: a new year that is not stored goes at once.
      const gone = rows.filter(({ to }) => to === null).map(({ row }) => row.id);
      if (gone.length > 0) void editor.remove('propertyTaxes', gone);
      change(cells);
    },
    // A year is taken away by its button, which asks, and the years have no order of their own.
    removable: false,
    movable: false,
  };
  const remove = async (tax: FileRow) => {
    const isMeant = await dialogs.confirm({
      title: `Delete the taxes of ${tax.values.taxYear ?? 'this year'}?`,
      message: 'The year is taken off the property. The activity keeps what was there.',
      confirmLabel: 'Delete tax year',
      destructive: true,
    });
    if (!isMeant) return;
    try {
      await editor.remove('propertyTaxes', [tax.id]);
    } catch (error) {
      toasts.error({ title: 'The tax year could not be deleted', message: messageOf(error) });
    }
  };
  const wrong = taxes.filter(({ id }) => Object.keys(errors).some((path) => path.startsWith(`propertyTaxes.${id}.`)));
  const shown = childColumns(columns, mayEdit, {
    label: ({ values }) => `Delete the taxes of ${values.taxYear ?? 'this year'}`,
    onRemove: (row) => void remove(row),
  });
  return (
    <Section
      name="taxes"
      title="Taxes"
      meta={taxes.length === 0 ? 'None' : taxes.length}
      errors={wrong.length}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => grid.current?.actOnRows('add')}>
            Add tax year
          </Button>
        )
      }
    >
      <DataGrid
        label="Taxes"
        columns={shown}
        rows={taxes}
        rowKey={({ id }) => id}
        resizable={false}
        className="flex-none"
        onCellsChange={change}
        rowActs={mayEdit ? acts : undefined}
        handle={grid}
        rowState={({ id }) => ({
          cells: Object.fromEntries(
            columns.flatMap((column) => {
              const error = errors[rowPath('propertyTaxes', id, column.id)];
              return error === undefined ? [] : [[column.id, { error }]];
            }),
          ),
        })}
        empty={
          <EmptyState title="No tax year yet">{mayEdit ? 'Add the year the taxes were last paid.' : ''}</EmptyState>
        }
      />
    </Section>
  );
}
