import { DataGrid, type GridColumn, type GridHandle, type RowActs } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { useRecordPage } from './page-context.ts';
import { useAddedRow } from './use-added-row.ts';
import { useRowEdits } from './use-row-edits.ts';

export interface ChildGridProps {
  kind: string;
  /** Accessible name: "Taxes". */
  label: string;
  /** By the names of the fields. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** The button that takes a row away: its accessible name, and what it does. */
  removal: { label(row: Row): string; onRemove(row: Row): void };
  /** What is done to rows by key or paste, where the page can be edited; what it changes is made here. */
  rowActs?: Omit<RowActs<Row>, 'onChange'>;
  handle?: Ref<GridHandle>;
  empty: ReactNode;
}

/**
 * The rows that belong to the row in hand, edited cell by cell, and to read where the page cannot be edited. One that was just added
 * has the focus in its first cell, and goes again when it is left blank.
 */
export function ChildGrid({ kind, label, columns, rows, removal, rowActs, ...rest }: ChildGridProps) {
  const { editor, mayEdit } = useRecordPage();
  const errors = useStore(editor.errors);
  const box = useRef<HTMLDivElement>(null);
  useAddedRow(
    rows.map(({ key }) => key),
    (at) => box.current?.querySelector<HTMLElement>(`[data-row="${at}"] [data-col="0"]`)?.focus(),
  );
  const { onCellsChange, onChange } = useRowEdits(kind, (row: Row) => row, removal.onRemove);
  const acts: RowActs<Row> = { ...rowActs, onChange };
  const inHand = useRef<number>(undefined);
  const take = (row: Row | null) => {
    // A grid takes the focus before a row that it adds: a row is left blank only if one of these was in hand before.
    if (rows.some(({ key }) => key === inHand.current)) editor.dropBlank(kind, row?.key);
    inHand.current = row?.key;
  };
  const errorsOf = ({ key }: Row) =>
    columns.flatMap((column) => {
      const error = errors[rowPath(kind, key, column.id)];
      return error === undefined ? [] : [[column.id, { error }]];
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
            onSelect: () => removal.onRemove(row),
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
        onClick={() => removal.onRemove(row)}
      />
    ),
    width: 40,
    sortable: false,
    filterable: false,
  };
  return (
    <div ref={box}>
      <DataGrid
        label={label}
        columns={mayEdit ? [...columns, remove] : columns.map(({ editor: _editor, ...column }) => column)}
        rows={rows}
        rowKey={({ key }) => key}
        resizable={false}
        className="flex-none"
        onCellsChange={onCellsChange}
        undo="page"
        rowActs={mayEdit && rowActs ? acts : undefined}
        rowMenu={mayEdit ? menuOf : undefined}
        onCurrentChange={take}
        rowState={(row) => ({ cells: Object.fromEntries(errorsOf(row)) })}
        {...rest}
      />
    </div>
  );
}
