import { Button } from '@closewright/ui/button';
import { type GridColumn, type GridHandle, textEditor } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { useChildrenOf, useFilePage } from '../../records/file/use-file-page.ts';
import { fileLists } from '../../records/plain/tables.plain.ts';
import { ChildGrid } from '../../records/rows/child-grid.tsx';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';

const { name, title } = fileLists.partySigners.fields;

const columns: readonly GridColumn<Row>[] = [
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
  const { editor, mayEdit } = useFilePage();
  const signers = useChildrenOf('partySigners', rolesID);
  const remove = useRemoveRow('partySigners', 'Remove');
  const grid = useRef<GridHandle>(null);
  useFieldGrid('partySigners', grid);
  return (
    <div className="pt-2">
      <ChildGrid
        kind="partySigners"
        label="Signers"
        columns={columns}
        rows={signers}
        handle={grid}
        removal={{
          label: ({ values }) => `Remove ${String(values.name ?? 'this signer')}`,
          onRemove: (gone) => remove(gone),
        }}
        rowActs={{ create: () => editor.make({ rolesID, name: null, title: null }), removable: false, movable: false }}
        empty={
          <EmptyState title="No signer yet">People sign for themselves; trusts and companies name who does.</EmptyState>
        }
      />
      {mayEdit && (
        <Button size="sm" variant="quiet" icon={Plus} className="mt-1" onClick={() => grid.current?.actOnRows('add')}>
          Add signer
        </Button>
      )}
    </div>
  );
}
