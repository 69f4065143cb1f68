import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Trash2 } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import type { FieldPlace } from '../../records/form/layout.ts';
import { RowForm } from '../../records/rows/row-form.tsx';
import { RowSection } from '../../records/rows/row-section.tsx';
import { RowsList } from '../../records/rows/rows-list.tsx';
import { useChosenRow } from '../../records/rows/use-chosen-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

const kind = 'addenda';
const nameOf = ({ values }: Row): string => String(values.title || 'New addendum');

const columns: readonly GridColumn<Row>[] = [
  { id: 'title', header: 'Addendum', value: nameOf, minWidth: 130, sortable: false, rowHeader: true },
  {
    id: 'copies',
    header: 'Prints with',
    kind: 'muted',
    value: ({ values }) => values.copies,
    width: 116,
    sortable: false,
  },
];

const layout: readonly FieldPlace[] = [
  ['title', 8],
  ['copies', 4],
  ['body', 12, { minRows: 8 }],
];

/** The addenda of a statement in their order, and the form of the one in hand. */
export function AddendaRows() {
  const { mayEdit } = useStatementPage();
  const { row, choose, add } = useChosenRow(kind);
  const removeRows = useRemoveRow(kind);
  const remove = (rows: readonly Row[]) => {
    const [first] = rows;
    if (first === undefined) return;
    const what = rows.length === 1 ? nameOf(first) : counted(rows.length, 'addendum', 'addenda');
    void removeRows(rows, { title: `Delete ${what}?`, message: 'The activity keeps what was there.' });
  };
  return (
    <RowsList
      kind={kind}
      label="Addenda"
      columns={columns}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: 'Add addendum', onAdd: () => add() }}
      onRemove={remove}
      empty={
        <EmptyState title="No addendum yet">
          {mayEdit
            ? 'Add a page for what the form has no place for: recitals, receipt of funds, a stipulation.'
            : 'The statement has no addendum of its own.'}
        </EmptyState>
      }
    >
      {row !== undefined && (
        <RowForm row={row} name={kind}>
          <div className="col-span-full">
            <RowSection name="addendum" title="Page" kind={kind} row={row} fields={layout} />
            {mayEdit && (
              <div className="flex justify-end pt-3">
                <Button size="sm" variant="quiet" icon={Trash2} onClick={() => remove([row])}>
                  Delete addendum
                </Button>
              </div>
            )}
          </div>
        </RowForm>
      )}
    </RowsList>
  );
}
