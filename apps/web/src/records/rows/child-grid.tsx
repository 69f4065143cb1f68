import { type CellEdit, DataGrid, type GridColumn, type GridHandle, type RowActs } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { type FocusEvent, type ReactNode, type Ref, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { storedValue } from './field-columns.ts';
import { useRecordPage } from './page-context.ts';

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
  rowActs?: Omit<RowActs<Row>, 'onChange' | 'most'>;
  handle?: Ref<GridHandle>;
  empty: ReactNode;
}

/**
 * The rows that belong to the row in hand, edited cell by cell, and to read where the page cannot be edited. One that is left blank goes
 * again.
 */
export function ChildGrid({ kind, label, columns, rows, removal, rowActs, ...rest }: ChildGridProps) {
  const { editor, mayEdit } = useRecordPage();
  const errors = useStore(editor.errors);
  const write = (edits: readonly CellEdit<Row>[]) => {
    for (const { row, column, value } of edits)
      editor.write(kind, row.key, { [column]: storedValue(editor.kinds[kind]?.fields[column], value) });
  };
  const { most } = editor.kinds[kind] ?? {};
  const acts: RowActs<Row> = {
    ...rowActs,
    ...(most !== undefined && { most }),
    onChange({ rows: moved, cells }, { showRefused }) {
      const rowsThat = (isThere: boolean) => moved.filter(({ to }) => (to !== null) === isThere).map(({ row }) => row);
      const add = () => {
        editor.put(kind, rowsThat(true));
        write(cells);
      };
      // What is stored goes as by its button, also when it is its adding that is undone.
      editor.step(add, { onStored: removal.onRemove, ...(showRefused && { showRefused }) });
      for (const row of rowsThat(false)) removal.onRemove(row);
    },
  };
  const inHand = useRef<number>(undefined);
  const take = (row: Row | null) => {
    // A grid takes the focus before a row that it adds: a row is left blank only if one of these was in hand before.
    if (rows.some(({ key }) => key === inHand.current)) editor.leave(kind, row?.key);
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
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // From its layers the focus comes back.
    if (relatedTarget.closest('[role=menu],[role=dialog],[role=alertdialog]') === null) editor.leave(kind);
  };
  return (
    <div onBlurCapture={leave}>
      <DataGrid
        label={label}
        columns={mayEdit ? [...columns, remove] : columns.map(({ editor: _editor, ...column }) => column)}
        rows={rows}
        rowKey={({ key }) => key}
        resizable={false}
        className="flex-none"
        onCellsChange={(edits, { showRefused }) => editor.step(() => write(edits), showRefused && { showRefused })}
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
