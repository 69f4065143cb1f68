import type { CellEdit, EditDetails, RowActs } from '@closewright/ui/data-grid';
import type { Row } from '../editor/aggregate.ts';
import { storedValue } from './field-columns.ts';
import { useRecordPage } from './page-context.ts';

/** What a grid of rows tells of edits, kept in the editor of the page. */
export interface RowEdits<L> {
  onCellsChange(edits: readonly CellEdit<L>[], details: EditDetails): void;
  onChange: RowActs<L>['onChange'];
}

/**
 * Edits of the cells and rows of a kind in a grid, as steps of the page that can be undone. The columns have the names of the fields.
 * @param rowOf the row of a line of the grid
 * @param onRemove takes a row away as its button does
 */
export function useRowEdits<L>(kind: string, rowOf: (line: L) => Row, onRemove: (row: Row) => void): RowEdits<L> {
  const { editor } = useRecordPage();
  const write = (edits: readonly CellEdit<L>[]) => {
    for (const { row, column, value } of edits)
      editor.write(kind, rowOf(row).key, { [column]: storedValue(editor.kinds[kind]?.fields[column], value) });
  };
  return {
    onCellsChange: (edits, { showRefused }) => editor.step(() => write(edits), showRefused && { showRefused }),
    onChange({ rows: moved, cells }, { showRefused }) {
      const rowsThat = (isThere: boolean) =>
        moved.filter(({ to }) => (to !== null) === isThere).map(({ row }) => rowOf(row));
      const add = () => {
        editor.put(kind, rowsThat(true));
        write(cells);
      };
      // What is stored goes as by its button, also when it is its adding that is undone.
      editor.step(add, { onStored: onRemove, ...(showRefused && { showRefused }) });
      for (const row of rowsThat(false)) onRemove(row);
    },
  };
}
