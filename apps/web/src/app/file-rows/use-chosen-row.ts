import { useState } from 'react';
import type { FileRow } from './file-rows.ts';

/**
 * The row in hand. A row that goes, or is stored under another id, leaves its place to the one that is there now.
 * @param rows the rows shown, in order
 */
export function useChosenRow(rows: readonly FileRow[]): readonly [FileRow | undefined, (id: number) => void] {
  const [chosen, setChosen] = useState<{ id: number; at: number } | null>(null);
  const found = rows.findIndex(({ id }) => id === chosen?.id);
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, rows.length - 1);
  const row = rows[at];
  if (row !== undefined && (chosen?.id !== row.id || chosen.at !== at)) setChosen({ id: row.id, at });
  return [row, (id) => setChosen({ id, at: Number.MAX_SAFE_INTEGER })];
}
