import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { DataGrid, type GridColumn, type GridHandle, rowMenuColumn } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import type { RowsOfKind } from '../../records/editor/remove-rows.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { useFieldGrid } from '../../records/rows/go-to-field.ts';
import { placesAfter } from '../../records/rows/row-places.ts';
import { useGridRows } from '../../records/rows/use-grid-rows.ts';
import { useRemoveRow } from '../../records/rows/use-remove-row.ts';
import { type CommercialKind, commercialKinds, useCommercialPage, useCommercialRows } from './commercial-aggregate.ts';

interface RowsGridProps {
  kind: Exclude<CommercialKind, 'statement'>;
  /** Accessible name: "Parties". */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** What a row is called in the question whether it is deleted. */
  nameOf(row: Row): string;
  /** What goes with it, in that question. */
  warning?: string;
  /** What goes with rows. */
  takeAlong?(gone: readonly Row[]): RowsOfKind;
  /** Beside the button that adds one. */
  actions?: ReactNode;
  /** What stands there while there is none. */
  empty: string;
}

/** Rows of the statement that are edited cell by cell, in an order that people choose. */
export function RowsGrid({ kind, label, columns, nameOf, warning, takeAlong, actions, empty }: RowsGridProps) {
  const { editor, mayEdit } = useCommercialPage();
  const rows = inOrder(commercialKinds, useCommercialRows(), kind);
  const grid = useRef<GridHandle>(null);
  useFieldGrid(kind, grid);
  const { noun = 'row', many, begin } = commercialKinds[kind];
  const add = () => grid.current?.actOnRows('add');
  useHotkey(mayEdit ? 'Insert' : null, `Add ${noun}`, add, { inFields: true });
  const remove = useRemoveRow(kind);
  const orderedNow = () => inOrder(commercialKinds, editor.rows.get(), kind);
  const shown: readonly GridColumn<Row>[] = mayEdit
    ? [...columns, rowMenuColumn as GridColumn<Row>]
    : columns.map(({ editor: _editor, ...column }) => column);
  const bound = useGridRows({
    kind,
    columns: shown,
    rows,
    onRemove(gone) {
      const stored = gone.filter(({ id }) => id > 0);
      const [first] = stored;
      const what = stored.length === 1 && first ? nameOf(first) : counted(stored.length, noun, many);
      const message = warning ?? 'The activity keeps what was there.';
      const question = first && { title: `Delete ${what}?`, message };
      return remove(gone, question, takeAlong);
    },
    rowActs: { create: () => editor.make(begin?.(orderedNow()) ?? {}) },
    arrange(moved) {
      for (const [key, sequence] of placesAfter(orderedNow(), moved)) editor.write(kind, key, { sequence });
    },
  });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {mayEdit && (
        <div className="flex flex-none items-center gap-1 border-b border-hairline px-2 py-1.5">
          <Button size="sm" icon={Plus} shortcut="Ins" onClick={add}>
            Add {noun}
          </Button>
          {actions}
        </div>
      )}
      <DataGrid
        {...bound}
        label={label}
        columns={shown}
        rows={rows}
        handle={grid}
        rowMenu={mayEdit ? () => [] : undefined}
        empty={<EmptyState title={`No ${many ?? noun} yet`}>{mayEdit ? empty : ''}</EmptyState>}
        className="min-h-0 flex-1"
      />
    </div>
  );
}
