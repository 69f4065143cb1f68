import type { DataGridProps, RefusedCell } from '@closewright/ui/data-grid';
import { useRef, useState } from 'react';
import type { RecordEditor } from '../editor/create-record-editor.ts';
import { rowPath } from '../editor/row-errors.ts';

type CellKey = Pick<RefusedCell, 'key' | 'column'>;

/** The field of a row that holds what a cell shows. */
export interface CellField<K extends string = string> {
  readonly kind: K;
  readonly key: number;
  readonly name: string;
}

export interface RefusedCells extends Required<Pick<DataGridProps<unknown>, 'onRefused' | 'refusedBefore'>> {
  /** Says again what is refused, after a change of cells: the editor forgets it with what it writes. */
  tellRefused(): void;
}

/**
 * Texts that the cells of a grid refuse are told to the editor, which saves nothing meanwhile and keeps them for when the grid is shown again.
 * @param cells those that the grid begins with
 * @param fieldOf undefined of a cell that shows no stored field
 */
export function useRefusedCells<K extends string>(
  editor: RecordEditor<K>,
  cells: () => readonly CellKey[],
  fieldOf: (cell: CellKey) => CellField<K> | undefined,
): RefusedCells {
  const [refusedBefore] = useState(() =>
    cells().flatMap((cell): RefusedCell[] => {
      const field = fieldOf(cell);
      const text = field && editor.refusedText(field.kind, field.key, field.name);
      if (field === undefined || text === undefined) return [];
      const message = editor.errors.get()[rowPath(field.kind, field.key, field.name)] ?? '';
      return [{ key: cell.key, column: cell.column, text, message }];
    }),
  );
  const refused = useRef<readonly RefusedCell[]>(refusedBefore);
  // Of a row that stands nowhere yet nothing would be stored.
  const isHere = ({ kind, key }: CellField<K>) => editor.rows.get()[kind].some((row) => row.key === key);
  const tellRefused = () => {
    for (const cell of refused.current) {
      const field = fieldOf(cell);
      if (field && isHere(field)) editor.refuse(field.kind, field.key, field.name, cell);
    }
  };
  return {
    refusedBefore,
    onRefused(found) {
      for (const cell of refused.current) {
        const field = found.some((each) => isSameCell(each, cell)) ? undefined : fieldOf(cell);
        if (field) editor.refuse(field.kind, field.key, field.name, null);
      }
      refused.current = found;
      tellRefused();
    },
    tellRefused,
  };
}

const isSameCell = (one: CellKey, other: CellKey) => one.key === other.key && one.column === other.column;
