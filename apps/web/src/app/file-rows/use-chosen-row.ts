import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { type FileRow, inOrder } from './file-rows.ts';
import type { RowKind } from './row-kinds.ts';
import { useFileRows, useRowsPage } from './rows-context.ts';

/** The rows of a kind in their order, the one in hand, and how another is taken. */
export interface ChosenRow {
  rows: readonly FileRow[];
  row: FileRow | undefined;
  choose(id: number): void;
}

/**
 * The row in hand. A row that goes, or is stored under another id, leaves its place to the one that is there now. A new row that is
 * left blank goes.
 */
export function useChosenRow(kind: RowKind): ChosenRow {
  const { editor } = useRowsPage();
  const rows = inOrder(useFileRows(), kind);
  const [chosen, setChosen] = useState<{ id: number; at: number } | null>(null);
  const ledTo = useStore(editor.ledTo);
  const [followed, setFollowed] = useState(ledTo);
  if (ledTo !== followed) {
    setFollowed(ledTo);
    if (ledTo?.kind === kind) setChosen({ id: ledTo.id, at: Number.MAX_SAFE_INTEGER });
  }
  const found = rows.findIndex(({ id }) => id === chosen?.id);
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, rows.length - 1);
  const row = rows[at];
  if (row !== undefined && (chosen?.id !== row.id || chosen.at !== at)) setChosen({ id: row.id, at });
  const choose = (id: number) => {
    setChosen({ id, at: Number.MAX_SAFE_INTEGER });
    editor.dropBlank(kind, id);
  };
  return { rows, row, choose };
}
