import type { Settlement } from '@closewright/contract/settlement';
import type { CellEdit, EditDetails, GridCell, GridHandle } from '@closewright/ui/data-grid';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useMemo, useRef, useState } from 'react';
import { openWhy, useWhy } from '../../lib/why/why.ts';
import { useFieldGrid } from '../rows/go-to-field.ts';
import { type CellField, useRefusedCells } from '../rows/use-refused-cells.ts';
import type { StatementKind } from './statement-aggregate.ts';
import { useStatementFields } from './statement-fields.ts';
import { useStatementPage } from './statement-page.tsx';

interface EstimateGrid<R> {
  readonly statement: Settlement;
  readonly routeName: string;
  /** The cell that is explained at first. */
  readonly first: GridCell;
  /** Why the amount of a cell is what it is; the same function for the same figures. */
  readonly explain: (cell: GridCell) => ExplanationNode | null;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** The field that holds the estimate of a line; undefined where it is worked out. */
  readonly fieldOf: (row: R) => CellField<StatementKind> | undefined;
  /** Writes the estimate of a line. */
  readonly write: (row: R, value: unknown) => void;
  /** The way to a field of the statement that is beside the grid; false where it is in it. */
  readonly beside?: (key: number, field: string) => boolean;
}

/**
 * What a grid is given whose column `estimate` holds fields of the statement: they are gone to by name, a change of several is one step
 * of undo, no save goes past a text that one refuses, and the figure in hand is explained.
 */
export function useEstimateGrid<R>(given: EstimateGrid<R>) {
  const { statement, routeName, first, explain, rows, keyOf, fieldOf, write, beside } = given;
  const { editor } = useStatementPage();
  const { tellRefused, ...refusedCells } = useRefusedCells(
    editor,
    () => rows.map((row) => ({ key: keyOf(row), column: 'estimate' })),
    ({ key }) => {
      const row = rows.find((each) => keyOf(each) === key);
      return row && fieldOf(row);
    },
  );
  const grid = useRef<GridHandle>(null);
  const cells = useRef<GridHandle>(null);
  useFieldGrid('statement', cells, beside);
  const openElsewhere = useStatementFields(statement, routeName);
  const [asked, setAsked] = useState(first);
  const explanation = useMemo(() => explain(asked), [explain, asked]);
  useWhy(explanation, (field) => {
    if (!grid.current?.goTo(field, 'estimate')) openElsewhere(field);
  });
  useHotkey('F1', 'Why this figure', openWhy, { inFields: true });
  return {
    undo: 'page' as const,
    rows,
    rowKey: keyOf,
    ...refusedCells,
    onCellsChange(edits: readonly CellEdit<R>[], { showRefused }: EditDetails) {
      const act = () => {
        for (const { row, value } of edits) write(row, value);
      };
      editor.step(act, showRefused && { showRefused });
      tellRefused();
    },
    handle: (handle: GridHandle | null) => {
      grid.current = handle;
      // A field of the statement is a cell of the line that shows it.
      cells.current = handle && { ...handle, goTo: (_, field) => handle.goTo(field, 'estimate') };
    },
    onActiveCellChange: (cell: GridCell | null) => cell && setAsked(cell),
    onExplain: (cell: GridCell) => {
      setAsked(cell);
      openWhy();
    },
  };
}
