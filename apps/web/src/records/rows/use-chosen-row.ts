import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { inOrder } from '../editor/rows.ts';
import { placeWanted } from './go-to-field.ts';
import { useRecordPage, useRows } from './page-context.ts';

/** The rows of a kind in their order, the one in hand, and how another is taken or added. */
export interface ChosenRow {
  rows: readonly Row[];
  row: Row | undefined;
  choose(key: number): void;
  /** Adds rows and takes the first of them. */
  add(given?: readonly Row['values'][]): void;
}

/** The row in hand: the first one, or the one that another page has asked for. A row that goes leaves its place to the one that is there now. A new row that is left blank goes. */
export function useChosenRow(kind: string): ChosenRow {
  const { editor } = useRecordPage();
  const rows = inOrder(editor.kinds, useRows(), kind);
  const [chosen, setChosen] = useState<{ key: number; at: number } | null>(() => {
    const now = placeWanted.get()?.row;
    const at = rows.findIndex(({ id }) => now?.kind === kind && now.id === id);
    const wanted = rows[at];
    return wanted ? { key: wanted.key, at } : null;
  });
  const ledTo = useStore(editor.ledTo);
  const [followed, setFollowed] = useState(ledTo);
  if (ledTo !== followed) {
    setFollowed(ledTo);
    const led = [ledTo, ledTo?.under].find((place) => place?.kind === kind);
    if (led) setChosen({ key: led.key, at: Number.MAX_SAFE_INTEGER });
  }
  const found = rows.findIndex(({ key }) => key === chosen?.key);
  const at = found >= 0 ? found : Math.min(chosen?.at ?? 0, rows.length - 1);
  const row = rows[at];
  if (row !== undefined && (chosen?.key !== row.key || chosen.at !== at)) setChosen({ key: row.key, at });
  const choose = (key: number) => {
    setChosen({ key, at: Number.MAX_SAFE_INTEGER });
    editor.leave(kind, key);
  };
  const add = (given: readonly Row['values'][] = [{}]) => {
    const [key] = editor.add(kind, given);
    if (key !== undefined) choose(key);
  };
  return { rows, row, choose, add };
}
