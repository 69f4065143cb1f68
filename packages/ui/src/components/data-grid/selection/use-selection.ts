import { useRef } from 'react';
import { useControllable } from '../../../hooks/use-controllable.ts';
import type { RowKey } from '../data-grid.types.ts';

export interface SelectionOptions {
  selectedKeys?: ReadonlySet<RowKey> | undefined;
  defaultSelectedKeys?: ReadonlySet<RowKey> | undefined;
  onSelectedKeysChange?: ((keys: ReadonlySet<RowKey>) => void) | undefined;
  /** Key of a line, `undefined` for one that holds no row. */
  keyAt: (line: number) => RowKey | undefined;
  count: number;
  /** Keys of every row found. */
  allKeys: () => Iterable<RowKey>;
  rowCount: number;
}

const nothing: ReadonlySet<RowKey> = new Set();

/** Which rows are selected, by key: a sort or a filter does not lose them. */
export function useSelection(options: SelectionOptions) {
  const { keyAt, count, allKeys, rowCount } = options;
  const [keys, setKeys] = useControllable<ReadonlySet<RowKey>, undefined>(
    options.selectedKeys,
    options.defaultSelectedKeys ?? nothing,
    options.onSelectedKeysChange,
  );
  /** Line that a range begins at. */
  const anchor = useRef(0);
  const set = (next: ReadonlySet<RowKey>) => setKeys(next, undefined);
  let all: boolean | 'mixed' = false;
  if (keys.size > 0) {
    all = 'mixed';
    if (keys.size >= rowCount) {
      let every = rowCount > 0;
      for (const key of allKeys()) every &&= keys.has(key);
      if (every) all = true;
    }
  }
  return {
    keys,
    /** Whether all rows found are selected. */
    all,
    toggle(line: number) {
      const key = keyAt(line);
      if (key === undefined) return;
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      anchor.current = line;
      set(next);
    },
    /** Adds the rows from the last toggled one, or from `from`, to this one. */
    extend(line: number, from = anchor.current) {
      const next = new Set(keys);
      for (let at = Math.min(from, line); at <= Math.min(Math.max(from, line), count - 1); at++) {
        const key = keyAt(at);
        if (key !== undefined) next.add(key);
      }
      set(next);
    },
    toggleAll: () => set(all === true ? nothing : new Set(allKeys())),
  };
}

export type Selection = ReturnType<typeof useSelection>;
