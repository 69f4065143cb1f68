import { Button } from '@closewright/ui/button';
import { type GridColumn, textEditor } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { ChildGrid } from '../../app/file-rows/child-grid.tsx';
import { childrenOf, type FileRow } from '../../app/file-rows/file-rows.ts';
import { useFileRows, useRowsPage } from '../../app/file-rows/rows-context.ts';
import { messageOf } from '../../lib/api/index.ts';
import { rowTables } from '../../lib/fields/row-tables.plain.ts';

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
  const remove = async ({ id }: FileRow) => {
    try {
      await editor.remove('partySigners', [id]);
    } catch (error) {
      toasts.error({ title: 'The signer could not be removed', message: messageOf(error) });
    }
  };
  return (
    <div className="pt-2">
      <ChildGrid
        kind="partySigners"
        label="Signers"
        columns={columns}
        rows={signers}
        removal={{
          label: ({ values }) => `Remove ${String(values.name ?? 'this signer')}`,
          onRemove: (row) => void remove(row),
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
