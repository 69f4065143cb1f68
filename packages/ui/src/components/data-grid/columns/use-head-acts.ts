import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Cell } from '../body/use-active-cell.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import { SELECT_COLUMN } from '../selection/select-box.tsx';
import type { GridColumn } from './column.types.ts';
import { columnActs, WIDTH_STEP } from './column-acts.ts';
import type { DrawnColumn } from './column-look.ts';
import { columnName } from './column-name.ts';
import type { GridState } from './grid-state.ts';
import { clampWidth, trackVariable } from './tracks.ts';
import { columnTable } from './use-shown-columns.ts';

export interface HeadOptions<R> {
  columns: readonly GridColumn<R>[];
  drawn: readonly DrawnColumn<R>[];
  state: GridState;
  change: (part: Partial<GridState>) => void;
  move: (to: Cell) => void;
  grid: RefObject<HTMLElement | null>;
  resizable: boolean;
  /** Heads can be moved and have a menu. */
  arranged: boolean;
  toggleAll: () => void;
  announce: (words: string) => void;
  text: DataGridMessages;
}

/** What a press, a drag or a key on a head does. */
export function useHeadActs<R>(options: HeadOptions<R>) {
  const [menu, setMenu] = useState(-1);
  const latest = useRef(options);
  latest.current = options;
  const acts = useMemo(() => {
    const columnAt = (at: number) => latest.current.drawn[at]?.column;
    const toHead = (at: number) => latest.current.move({ row: -1, column: at });
    const boxOf = (at: number) => {
      const cell = latest.current.grid.current?.querySelector<HTMLElement>(`[data-row="-1"] [data-col="${at}"]`);
      const row = cell?.parentElement;
      return {
        left: cell?.offsetLeft ?? 0,
        top: row?.offsetTop ?? 0,
        width: cell?.getBoundingClientRect().width ?? 80,
      };
    };
    const setWidth = (at: number, width: number | null) => {
      const column = columnAt(at);
      if (column) latest.current.change(columnActs.width(latest.current.state, column.id, width));
    };
    return {
      boxOf,
      setWidth,
      press(at: number, shift: boolean) {
        const { state, change, toggleAll } = latest.current;
        const column = columnAt(at);
        toHead(at);
        if (column?.id === SELECT_COLUMN) toggleAll();
        else if (column && column.sortable !== false) change(columnActs.sort(state, column.id, shift));
      },
      /** Live, without rendering. */
      drag: (at: number, width: number) =>
        latest.current.grid.current?.style.setProperty(trackVariable(at), `${clampWidth(width)}px`),
      resize(at: number, by: number) {
        if (latest.current.resizable) setWidth(at, boxOf(at).width + by * WIDTH_STEP);
      },
      moveColumn(at: number, to: number) {
        const { arranged, state, change, columns, drawn, announce, text } = latest.current;
        const column = columnAt(at);
        const part = columnActs.move(
          state,
          columns.filter(({ id }) => id !== SELECT_COLUMN),
          drawn.map((each) => each.column),
          at,
          to,
        );
        if (!arranged || !column || Object.keys(part).length === 0) return;
        change(part);
        toHead(to);
        announce(text.moved(columnName(column), to + 1, drawn.length));
      },
      openMenu(at: number) {
        if (!latest.current.arranged || columnAt(at)?.id === SELECT_COLUMN) return;
        toHead(at);
        setMenu(at);
        columnTable.preload();
      },
      closeMenu() {
        setMenu((at) => {
          toHead(Math.max(0, at));
          return -1;
        });
      },
    };
  }, []);
  return { ...acts, menu };
}
