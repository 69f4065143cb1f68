import { useEffect, useMemo, useRef } from 'react';
import { useControllable } from '../../../hooks/use-controllable.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridSelecting, RowKey } from '../data-grid.types.ts';
import { allRows, isRowSelected, noRows, type RowSelection, selectedRowCount, withRows } from './row-selection.ts';

export interface SelectionOptions extends GridSelecting {
  /** The rows are a server's: all of them is more than what is here. */
  isServed: boolean;
  /** What was sought: other words or filters find other rows. */
  sought: string;
  /** Key of a line, `undefined` for one that holds no row. */
  keyAt: (line: number) => RowKey | undefined;
  count: number;
  /** Keys of every row found, as far as they are here. */
  allKeys: () => Iterable<RowKey>;
  rowCount: number;
  /** Keys of these lines, also of rows that a server has not sent yet. */
  readKeys: ((first: number, last: number) => Promise<RowKey[]>) | undefined;
  announce: (words: string) => void;
  text: DataGridMessages;
}

/** Which rows are selected, by key: a sort or a filter does not lose them. */
export function useSelection(options: SelectionOptions) {
  const { selectedKeys, defaultSelectedKeys, onSelectedKeysChange, onSelectionChange } = options;
  const { isServed, sought, readKeys, keyAt, count, allKeys, rowCount, announce, text } = options;
  const held = useMemo<RowSelection | undefined>(
    () => options.selection ?? (selectedKeys && { all: false, keys: selectedKeys }),
    [options.selection, selectedKeys],
  );
  const [selection, change] = useControllable<RowSelection, undefined>(
    held,
    options.defaultSelection ?? (defaultSelectedKeys ? { all: false, keys: defaultSelectedKeys } : noRows),
    (next) => {
      onSelectionChange?.(next);
      if (!next.all) onSelectedKeysChange?.(next.keys);
    },
  );
  // A caller who takes keys gets those of the rows that are here.
  const takesAll = isServed && !selectedKeys && !defaultSelectedKeys && !onSelectedKeysChange;
  /** Line that a range begins at. */
  const anchor = useRef(0);
  const set = (next: RowSelection) => {
    const selected = selectedRowCount(next, rowCount);
    change(next.all && selected === 0 ? noRows : next, undefined);
    announce(next.all ? text.allSelected(selected, rowCount) : text.selected(selected));
  };
  const latest = useRef({ selection, change, set, announce, text });
  latest.current = { selection, change, set, announce, text };
  const known = useRef(sought);
  useEffect(() => {
    if (known.current === sought) return;
    known.current = sought;
    const now = latest.current;
    // All of what was found before is not what is found now.
    if (!now.selection.all) return;
    now.change(noRows, undefined);
    now.announce(now.text.selectionEnded);
  }, [sought]);

  let all: boolean | 'mixed' = false;
  if (selection.all) all = selection.except.size === 0 ? true : 'mixed';
  else if (selection.keys.size > 0) {
    all = 'mixed';
    if (selection.keys.size >= rowCount) {
      let every = rowCount > 0;
      for (const key of allKeys()) every &&= selection.keys.has(key);
      if (every) all = true;
    }
  }
  return {
    /** Whether a row is selected; another object when another row is. */
    rows: useMemo(() => ({ has: (key: RowKey) => isRowSelected(selection, key) }), [selection]),
    /** Whether all rows found are selected. */
    all,
    toggle(line: number) {
      const key = keyAt(line);
      if (key === undefined) return;
      anchor.current = line;
      set(withRows(selection, [key], !isRowSelected(selection, key)));
    },
    /** Adds the rows from the last toggled one, or from `from`, to this one. */
    extend(line: number, from = anchor.current) {
      const [first, last] = [Math.min(from, line), Math.min(Math.max(from, line), count - 1)];
      const keys: RowKey[] = [];
      for (let at = first; at <= last; at++) {
        const key = keyAt(at);
        if (key !== undefined) keys.push(key);
      }
      set(withRows(selection, keys, true));
      if (!readKeys || keys.length > last - first) return;
      // The others are on their way. Should they not come, the count that is read out is of those that are here.
      readKeys(first, last).then(
        (all) => latest.current.set(withRows(latest.current.selection, all, true)),
        () => {},
      );
    },
    /** Takes out rows that are gone; nothing is said of it. */
    unselect(keys: readonly RowKey[]) {
      const gone = keys.filter((key) => isRowSelected(selection, key));
      if (gone.length > 0) change(withRows(selection, gone, false), undefined);
    },
    toggleAll() {
      if (all === true) set(noRows);
      else set(takesAll ? allRows : { all: false, keys: new Set(allKeys()) });
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
