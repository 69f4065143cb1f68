import { Button } from '@closewright/ui/button';
import { type CellEdit, DataGrid, type GridColumn, textEditor } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { childColumns } from '../../app/file-rows/child-columns.tsx';
import { childrenOf, type FileRow, type RowValue } from '../../app/file-rows/file-rows.ts';
import { rowPath } from '../../app/file-rows/row-errors.ts';
import { useFileRows, useRowsPage } from '../../app/file-rows/rows-context.ts';
import { messageOf } from '../../lib/api/index.ts';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';
import { useStore } from '../../lib/store.ts';

const { name, title } = rowTables.partySigners;

const columns: readonly GridColumn<FileRow>[] = [
  {
    id: 'name',
    header: 'Signer',
    value: ({ values }) => values.name,
    minWidth: 140,
    rowHeader: true,
    editor: textEditor({ required: true, maxLength: name.maxLength ?? 0 }),
  },
  {
    id: 'title',
    header: 'Title',
    value: ({ values }) => values.title,
    minWidth: 120,
    editor: textEditor({ maxLength: title.maxLength ?? 0 }),
  },
];

/** Who signs for an entity or a trust, each with the title that stands under the signature. */
export function Signers({ rolesID }: { rolesID: number }) {
  const { editor, mayEdit } = useRowsPage();
  const signers = childrenOf(useFileRows(), 'partySigners', rolesID);
  const errors = useStore(editor.errors);
  const change = (edits: readonly CellEdit<FileRow>[]) => {
    for (const { row, column, value } of edits) {
      editor.set('partySigners', row.id, { [column]: (value ?? null) as RowValue });
    }
  };
  const remove = async ({ id }: FileRow) => {
    try {
      await editor.remove('partySigners', [id]);
    } catch (error) {
      toasts.error({ title: 'The signer could not be removed', message: messageOf(error) });
    }
  };
  const shown = childColumns(columns, mayEdit, {
    label: ({ values }) => `Remove ${String(values.name ?? 'this signer')}`,
    onRemove: (row) => void remove(row),
  });
  return (
    <div className="pt-2">
      <DataGrid
        label="Signers"
        columns={shown}
        rows={signers}
        rowKey={({ id }) => id}
        resizable={false}
        className="flex-none"
        onCellsChange={change}
        rowState={({ id }) => {
          const error = errors[rowPath('partySigners', id, 'name')];
          return error === undefined ? undefined : { cells: { name: { error } } };
        }}
        empty={
          <EmptyState title="No signer yet">People sign for themselves; trusts and companies name who does.</EmptyState>
        }
      />
      {mayEdit && (
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="mt-1"
          onClick={() => void editor.add('partySigners', [{ rolesID, name: null, title: null }])}
        >
          Add signer
        </Button>
      )}
    </div>
  );
}
