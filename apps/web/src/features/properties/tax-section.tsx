import { Button } from '@closewright/ui/button';
import {
  type GridColumn,
  type GridHandle,
  moneyEditor,
  numberEditor,
  selectEditor,
  textEditor,
} from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Section } from '@closewright/ui/section';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import { useStore } from '../../lib/store.ts';
import type { Row, RowValue } from '../../records/editor/aggregate.ts';
import { useChildrenOf, useFilePage } from '../../records/file/use-file-page.ts';
import { ChildGrid } from '../../records/rows/child-grid.tsx';

import { useRemoveRow } from '../../records/rows/use-remove-row.ts';

const { taxYear, parcelID, authority } = rowTables.propertyTaxes;
const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** The columns; `isPaid` is written as Yes and No. */
const columns: readonly GridColumn<Row>[] = [
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
  const { editor, mayEdit } = useFilePage();
  const taxes = useChildrenOf('propertyTaxes', propertyID);
  const errors = useStore(editor.errors);
  const grid = useRef<GridHandle>(null);
  const create = (beside: Row | null) => {
    const last = beside?.values;
    return editor.make({
      propertyID,
      taxYear: typeof last?.taxYear === 'number' ? last.taxYear + 1 : null,
      parcelID: last?.parcelID ?? null,
      authority: last?.authority ?? null,
      isPaid: false,
    });
  };
  const removeRow = useRemoveRow('propertyTaxes');
  const remove = (tax: Row) =>
    removeRow(tax, {
      title: `Delete the taxes of ${tax.values.taxYear ?? 'this year'}?`,
      message: 'The year is taken off the property. The activity keeps what was there.',
    });
  const wrong = taxes.filter(({ key }) => Object.keys(errors).some((path) => path.startsWith(`propertyTaxes.${key}.`)));
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
      <ChildGrid
        kind="propertyTaxes"
        label="Taxes"
        columns={columns}
        rows={taxes}
        stored={(column, value) => (column === 'isPaid' ? value === 'Yes' : ((value ?? null) as RowValue))}
        removal={{
          label: ({ values }) => `Delete the taxes of ${values.taxYear ?? 'this year'}`,
          onRemove: (row) => void remove(row),
        }}
        // A year is taken away by its button, which asks, and the years have no order of their own.
        rowActs={{ create, removable: false, movable: false }}
        handle={grid}
        empty={
          <EmptyState title="No tax year yet">{mayEdit ? 'Add the year the taxes were last paid.' : ''}</EmptyState>
        }
      />
    </Section>
  );
}
