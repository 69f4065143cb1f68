import { readPastedProperties } from '@closewright/domain/file-records';
import type { GridColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { IconButton } from '@closewright/ui/icon-button';
import { dialogs } from '@closewright/ui/services/dialogs';
import { ClipboardPaste } from 'lucide-react';
import type { Row, Rows } from '../../records/editor/aggregate.ts';
import { FileRowsPage } from '../../records/file/file-rows-page.tsx';
import { useFilePage } from '../../records/file/use-file-page.ts';
import type { RowTabs } from '../../records/rows/row-tabs.ts';
import { RowsList } from '../../records/rows/rows-list.tsx';
import { useChosenRow } from '../../records/rows/use-chosen-row.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { PasteDialog, type PasteDialogProps, type Pasted } from './paste-dialog.tsx';
import { PropertyForm } from './property-form.tsx';
import { propertyName } from './property-name.ts';

/** Properties of a file: addresses, land, legal descriptions and taxes. */
export function PropertiesScreen({ tabs }: { tabs: RowTabs }) {
  return (
    <FileRowsPage routeName="file.information.properties">
      <Properties tabs={tabs} />
    </FileRowsPage>
  );
}

const columns: readonly GridColumn<Row>[] = [
  { id: 'property', header: 'Property', value: propertyName, minWidth: 130, sortable: false, rowHeader: true },
  {
    id: 'city',
    header: 'City',
    kind: 'muted',
    value: ({ values }) => values.city,
    width: 92,
    sortable: false,
    priority: 1,
  },
];

function Properties({ tabs }: { tabs: RowTabs }) {
  const { editor, mayEdit } = useFilePage();
  const { row, choose, add } = useChosenRow('properties');
  const removeRow = useRemoveRow('properties');
  const remove = (property: Row) =>
    void removeRow([property], {
      title: `Delete ${propertyName(property)} from this file?`,
      message: 'The property goes with its tax years and custom fields. The activity keeps what was there.',
    });
  const paste = async () => {
    const answer = await dialogs.open<Omit<PasteDialogProps, 'dialog'>, Pasted>(
      PasteDialog,
      { read: (text) => readPastedProperties(text, knownAddresses(editor.rows.get())) },
      { title: 'Paste properties', label: 'Paste properties', size: 'large', key: 'paste-properties' },
    );
    if (!answer.dismissed) add(answer.value);
  };
  return (
    <RowsList
      kind="properties"
      label="Properties"
      columns={columns}
      current={row?.key ?? null}
      onCurrentChange={choose}
      add={{ label: 'Add property', onAdd: () => add() }}
      onRemove={([property]) => property && remove(property)}
      more={<IconButton icon={ClipboardPaste} label="Paste properties" size="sm" onClick={() => void paste()} />}
      empty={
        <EmptyState title="No property yet">
          {mayEdit ? 'Add one, or paste a list from a spreadsheet.' : 'Nobody has added a property to this file.'}
        </EmptyState>
      }
    >
      {row !== undefined &&
        tabs({
          recordID: row.id,
          label: 'Property',
          children: <PropertyForm row={row} onDelete={() => remove(row)} />,
        })}
    </RowsList>
  );
}

/** What pasted properties are compared with. */
function knownAddresses({ properties }: Rows<'properties'>): readonly Record<string, string | null>[] {
  return properties.map(({ values }) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')),
  ) as Record<string, string | null>[];
}
