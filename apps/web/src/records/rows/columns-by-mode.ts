import type { GridColumn } from '@closewright/ui/data-grid';
import { useMemo } from 'react';
import { listOf, type Row } from '../editor/aggregate.ts';
import { useRecordPage } from './page-context.ts';

/**
 * Columns of rows of the page, edited where the rights and the state of the file let them; other cells say why not. What is being typed
 * when the file is locked is still taken.
 * @param columns by the names of the fields
 */
export function useColumnsByMode<R extends Pick<Row, 'values'>>(
  kind: string,
  columns: readonly GridColumn<R>[],
): readonly GridColumn<R>[] {
  const { editor, modeOf } = useRecordPage();
  return useMemo(() => {
    const list = listOf(editor.kinds, kind);
    return columns.map((column) => {
      if (!column.editor) return column;
      const { mode, reason } = modeOf(`${list}.${column.id}`);
      if (mode !== 'edit') return { ...column, editable: () => reason?.text ?? false };
      if (editor.kinds[kind]?.needs === undefined) return column;
      return {
        ...column,
        editable(row) {
          const ofRow = modeOf(`${list}.${column.id}`, row.values);
          return ofRow.mode === 'edit' ? (column.editable?.(row) ?? true) : (ofRow.reason?.text ?? false);
        },
      };
    });
  }, [editor.kinds, kind, columns, modeOf]);
}
