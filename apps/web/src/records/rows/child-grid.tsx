import { DataGrid, type GridColumn, type GridHandle, type RowActs } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';
import type { FocusEvent, ReactNode, Ref } from 'react';
import type { Row } from '../editor/aggregate.ts';
import { useColumnsByMode } from './columns-by-mode.ts';
import { useKindMode, useRecordPage } from './page-context.ts';
import { useGridRows } from './use-grid-rows.ts';

export interface ChildGridProps {
  kind: string;
  /** Accessible name: "Taxes". */
  label: string;
  /** By the names of the fields. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** The button that takes a row away: its accessible name, and what it does, with several at once where their adding is undone. */
  removal: { label(row: Row): string; onRemove(rows: readonly Row[]): Promise<boolean> };
  /** What is done to rows by key or paste, where the page can be edited; what it changes is made here. */
  rowActs?: Omit<RowActs<Row>, 'onChange' | 'most'>;
  handle?: Ref<GridHandle>;
  empty: ReactNode;
}

/**
 * The rows that belong to the row in hand, edited cell by cell, and to read where the page cannot be edited. One that is left blank goes
 * again.
 */
export function ChildGrid({ kind, label, columns, rows, removal, rowActs, ...rest }: ChildGridProps) {
  const { editor } = useRecordPage();
  const mayEdit = useKindMode(kind).mode === 'edit';
  const edited = useColumnsByMode(kind, columns);
  const bound = useGridRows({
    kind,
    columns,
    rows,
    rowActs,
    onRemove: removal.onRemove,
  });
  const menuOf = ([row, ...others]: readonly Row[]): readonly MenuEntry[] =>
    row === undefined
      ? []
      : [
          {
            id: 'delete',
            label: removal.label(row),
            icon: <Trash2 aria-hidden strokeWidth={1.75} />,
            destructive: true,
            disabled: others.length > 0,
            disabledReason: 'One is deleted at a time.',
            onSelect: () => void removal.onRemove([row]),
          },
        ];
  const remove: GridColumn<Row> = {
    id: 'remove',
    header: 'Delete',
    headerHidden: true,
    value: () => '',
    render: (row) => (
      <IconButton
        icon={Trash2}
        label={removal.label(row)}
        size="sm"
        variant="quiet"
        onClick={() => void removal.onRemove([row])}
      />
    ),
    width: 40,
    sortable: false,
    filterable: false,
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // From its layers the focus comes back.
    if (relatedTarget.closest('[role=menu],[role=dialog],[role=alertdialog]') === null) editor.leave(kind);
  };
  return (
    <div onBlurCapture={leave}>
      <DataGrid
        label={label}
        columns={mayEdit ? [...edited, remove] : edited}
        rows={rows}
        resizable={false}
        className="flex-none"
        {...bound}
        rowMenu={mayEdit ? menuOf : undefined}
        {...rest}
      />
    </div>
  );
}
