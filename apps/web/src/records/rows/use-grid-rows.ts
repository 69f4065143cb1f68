import type { CellEdit, DataGridProps, GridRowState, RowActs, RowEdit } from '@closewright/ui/data-grid';
import { useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { rowPath } from '../editor/row-errors.ts';
import { storedValue } from './field-columns.ts';
import { useKindMode, useRecordPage } from './page-context.ts';
import { useRefusedCells } from './use-refused-cells.ts';

export interface GridRows {
  kind: string;
  /** The ids of the columns: by the names of the fields, or what `cells` says of them. */
  columns: readonly { readonly id: string }[];
  rows: readonly Row[];
  /** Takes rows away together, as their button does. Whether they are gone. */
  onRemove(rows: readonly Row[]): Promise<boolean>;
  /** What is done to rows by key or paste, where the page can be edited; what it changes is made here. */
  rowActs?: Omit<RowActs<Row>, 'onChange' | 'most'> | undefined;
  /** Puts rows in order that came or moved to a place of their own. Without it they stand at the end. */
  arrange?(moved: readonly RowEdit<Row>[]): void;
  /** Columns that are more than one field: the fields they show, and what a value of them is in those. */
  cells?: {
    fieldsOf(column: string): readonly string[];
    valuesOf(column: string, value: unknown): Row['values'] | undefined;
    /** Writes a value that another row keeps, one that belongs to this one. Whether it is such a value. */
    write?(row: Row, column: string, value: unknown): boolean;
  };
  /** What else is said of a row. Give the same object until it changes. */
  stateOf?(row: Row): GridRowState | undefined;
}

type Bound = 'rowKey' | 'onCellsChange' | 'onRefused' | 'refusedBefore' | 'undo' | 'onCurrentChange' | 'rowState';

/**
 * What a grid over rows of the page needs: cells and rows that it changes go to the editor, with the one undo of the page, and so do texts that
 * cells refuse; errors of fields stand in their cells; a row that is left blank goes.
 */
export function useGridRows(
  given: GridRows,
): Required<Pick<DataGridProps<Row>, Bound>> & Pick<DataGridProps<Row>, 'rowActs'> {
  const { kind, columns, rows, onRemove, rowActs, arrange, cells, stateOf } = given;
  const { editor } = useRecordPage();
  const mayEdit = useKindMode(kind).mode === 'edit';
  const errors = useStore(editor.errors);
  const { fields, most } = editor.kinds[kind] ?? {};
  /** A row that stands nowhere yet is the blank one at an end: it comes with what is typed into it. */
  const bring = (edits: readonly CellEdit<Row>[]) => {
    const here = new Set(editor.rows.get()[kind]?.map(({ key }) => key));
    const coming = new Set(edits.map(({ row }) => row));
    editor.put(
      kind,
      [...coming].filter(({ key }) => !here.has(key)),
    );
  };
  const write = (edits: readonly CellEdit<Row>[]) => {
    for (const { row, column, value } of edits) {
      if (cells?.write?.(row, column, value)) continue;
      editor.write(kind, row.key, cells?.valuesOf(column, value) ?? { [column]: storedValue(fields?.[column], value) });
    }
  };
  const acts: RowActs<Row> = {
    ...rowActs,
    ...(most !== undefined && { most }),
    onChange({ rows: moved, cells: edits }, { showRefused }) {
      const kept = moved.filter(({ to }) => to !== null);
      const gone = moved.filter(({ to }) => to === null).map(({ row }) => row);
      const act = () => {
        bring(edits.filter(({ key }) => kept.every((row) => row.key !== key)));
        editor.put(
          kind,
          kept.map(({ row }) => row),
        );
        if (kept.length > 0) arrange?.(kept);
        write(edits);
      };
      // What is stored goes as by its button, also when it is its adding that is undone.
      editor.step(act, { stored: { kind, remove: onRemove }, ...(showRefused && { showRefused }) });
      if (gone.length > 0) void onRemove(gone);
    },
  };
  const fieldsOf = (column: string) => cells?.fieldsOf(column) ?? [column];
  const { tellRefused, ...refusedCells } = useRefusedCells(
    editor,
    () => rows.flatMap(({ key }) => columns.map(({ id }) => ({ key, column: id }))),
    ({ key, column }) => ({ kind, key: Number(key), name: fieldsOf(column)[0] ?? column }),
  );
  const inHand = useRef<number>(undefined);
  const errorsOf = ({ key }: Row) =>
    columns.flatMap(({ id }) => {
      const [error] = fieldsOf(id).flatMap((field) => errors[rowPath(kind, key, field)] ?? []);
      return error === undefined ? [] : [[id, { error }] as const];
    });
  return {
    rowKey: ({ key }) => key,
    onCellsChange(edits, { showRefused }) {
      const act = () => {
        bring(edits);
        write(edits);
      };
      editor.step(act, showRefused && { showRefused });
      tellRefused();
    },
    ...refusedCells,
    undo: 'page',
    rowActs: mayEdit && rowActs ? acts : undefined,
    onCurrentChange(row) {
      // A grid takes the focus before a row that it adds: a row is left blank only if one of these was in hand before.
      if (rows.some(({ key }) => key === inHand.current)) editor.leave(kind, row?.key);
      inHand.current = row?.key;
    },
    rowState(row) {
      const state = stateOf?.(row);
      const wrong = errorsOf(row);
      return wrong.length === 0 ? state : { ...state, cells: { ...state?.cells, ...Object.fromEntries(wrong) } };
    },
  };
}
