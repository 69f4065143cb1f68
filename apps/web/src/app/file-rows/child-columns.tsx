import type { GridColumn } from '@closewright/ui/data-grid';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';
import type { FileRow } from './file-rows.ts';

/**
 * The columns of a grid of rows that belong to a row: with a button that takes one away where the page can be edited, and to read
 * where it cannot.
 * @param removal the button's accessible name for a row, and what it does
 */
export function childColumns(
  columns: readonly GridColumn<FileRow>[],
  mayEdit: boolean,
  removal: { label(row: FileRow): string; onRemove(row: FileRow): void },
): readonly GridColumn<FileRow>[] {
  if (!mayEdit) return columns.map(({ editor: _editor, ...column }) => column);
  return [
    ...columns,
    {
      id: 'remove',
      header: '',
      value: () => '',
      render: (row) => (
        <IconButton
          icon={Trash2}
          label={removal.label(row)}
          size="sm"
          variant="quiet"
          onClick={() => removal.onRemove(row)}
        />
      ),
      width: 40,
      sortable: false,
      filterable: false,
    },
  ];
}
