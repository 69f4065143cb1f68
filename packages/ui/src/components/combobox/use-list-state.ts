import { useState } from 'react';
import { nextRow, type Row } from './rows.ts';

export interface ListStateOptions<V extends string | number, D> {
  rows: readonly Row<V, D>[];
  /** A text this long opens the list while typing. 0: any text does, and the list stays when it is emptied. */
  opensFrom: number;
  /** The first row is highlighted while typing; not while the answer is still to come. */
  startsHighlighted: boolean;
}

const closed = { open: false, highlighted: -1 };

/** Open or closed, and the highlighted row (-1: none). What that means for text and value is the business of `useCombobox`. */
export function useListState<V extends string | number, D>({
  rows,
  opensFrom,
  startsHighlighted,
}: ListStateOptions<V, D>) {
  const [{ open, highlighted }, set] = useState(closed);
  const highlight = (index: number) =>
    set((before) => (before.highlighted === index ? before : { ...before, highlighted: index }));
  return {
    open,
    highlighted,
    show: () => set({ open: true, highlighted: -1 }),
    hide: () => set((before) => (before.open ? closed : before)),
    highlight,
    /** To the next row that can be highlighted, round at the ends. */
    step: (way: 1 | -1) => set((before) => ({ ...before, highlighted: nextRow(rows, before.highlighted, way) })),
    /** The text was changed by the user. */
    typed: (text: string) => {
      const { length } = text.trim();
      set((before) => ({
        open: length > 0 ? length >= opensFrom : opensFrom === 0 && before.open,
        highlighted: startsHighlighted ? 0 : -1,
      }));
    },
  };
}
