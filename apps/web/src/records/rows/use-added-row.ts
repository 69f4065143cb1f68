import { useEffect } from 'react';
import { useRecordPage } from './page-context.ts';

/**
 * Gives the focus to a row that was just added, once it is drawn.
 * @param keys the rows that are drawn here
 * @param onAdded moves the focus; told the place of the row among them
 */
export function useAddedRow(keys: readonly number[], onAdded: (at: number) => void): void {
  const { editor } = useRecordPage();
  useEffect(() => {
    const at = keys.findIndex((key) => editor.takeAdded(key));
    if (at >= 0) onAdded(at);
  });
}
