import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../../lib/on-demand.ts';
import type { Cell } from '../body/use-active-cell.ts';
import type { GridInside } from '../grid-inside.ts';
import type { RowAct } from '../rows/row-acts.types.ts';
import type { CellRanges } from '../selection/use-cell-range.ts';
import type { RowMenuPlace } from './row-menu.tsx';
import { RowMenuButton } from './row-menu-button.tsx';
import { rowMenuColumn } from './row-menu-column.ts';
import { type RowActOutlook, rowMenuContent } from './row-menu-entries.ts';

const RowMenu = onDemand(async () => ({ default: (await import('../menus.ts')).RowMenu }));

export interface RowMenuContext<R> {
  inside: RefObject<GridInside<R>>;
  ranges: CellRanges;
  outlook: RowActOutlook<R>;
  onRowAct: (act: RowAct) => void;
}

/** The cell in hand, or its line where one cell spans several. */
const elementAt = (root: HTMLElement, { row, column }: Cell) =>
  root.querySelector(`[data-row="${row}"] [data-col="${column}"]`) ?? root.querySelector(`[data-row="${row}"]`);

/** A place on the screen as one among the rows, also where the page is drawn larger. */
function placeAmong(rows: HTMLElement, { left, top, width, height }: Omit<DOMRectReadOnly, 'toJSON'>): RowMenuPlace {
  const box = rows.getBoundingClientRect();
  const scale = rows.offsetWidth > 0 ? box.width / rows.offsetWidth : 1;
  return {
    left: (left - box.left) / scale,
    top: (top - box.top) / scale,
    width: width / scale,
    height: height / scale,
  };
}

/** Opens the menu of rows: by its keys, a right click, or the button of the row in hand. */
export function useRowMenu<R>(context: RowMenuContext<R>) {
  const { inside } = context;
  const [opened, setOpened] = useState<{ place: RowMenuPlace; byKey: boolean } | null>(null);
  const hasMenu = inside.current.props.rowMenu !== undefined;

  const open = (byKey: boolean, at?: DOMRectReadOnly) => {
    const root = inside.current.root();
    const element = root && elementAt(root, inside.current.active);
    const rows = element?.closest<HTMLElement>('[role=rowgroup]');
    if (element && rows) setOpened({ place: placeAmong(rows, at ?? element.getBoundingClientRect()), byKey });
  };
  /** Right click, and a long press. */
  const onContextMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const column = target.closest<HTMLElement>('[data-col]')?.dataset.col;
    const line = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const { props, move, lines } = inside.current;
    const cell = { row: Number(line), column: Number(column) };
    // Text that is typed, and a link, have the menu of the browser.
    if (!props.rowMenu || !line || cell.row < 0 || cell.row >= lines.count || target.closest('input,textarea,a'))
      return;
    event.preventDefault();
    const { range } = context.ranges;
    if (!range || cell.row < range.top || cell.row > range.bottom) {
      context.ranges.clear();
      if (column !== undefined) move(cell);
    }
    open(false, new DOMRect(event.clientX, event.clientY));
  };
  const latest = useRef(onContextMenu);
  latest.current = onContextMenu;
  useEffect(() => {
    if (hasMenu) RowMenu.preload();
  }, [hasMenu]);
  // Heard by the element itself: grids without such a menu pay nothing for it.
  useEffect(() => {
    const root = hasMenu ? inside.current.root() : null;
    const listen = (event: MouseEvent) => latest.current(event);
    root?.addEventListener('contextmenu', listen);
    return () => root?.removeEventListener('contextmenu', listen);
  }, [inside, hasMenu]);

  const buttonColumn = hasMenu ? inside.current.columns.findIndex(({ column: { id } }) => id === rowMenuColumn.id) : -1;
  const content = opened && rowMenuContent(inside.current, context.outlook, context.onRowAct);
  // Nothing to offer: it is not left to open later.
  if (opened !== null && content === null) setOpened(null);
  const node: ReactNode = (
    <>
      {buttonColumn >= 0 && (
        <RowMenuButton
          inside={inside as never}
          column={buttonColumn}
          isOpen={opened !== null}
          onOpen={(byKey) => open(byKey)}
        />
      )}
      {content && (
        <RowMenu
          {...opened}
          {...content}
          onClosed={(command) => {
            setOpened(null);
            inside.current.focus();
            command?.();
          }}
        />
      )}
    </>
  );
  return {
    node,
    /** True if the key opened it, or came while it was opening: nothing happens below a menu. */
    onKey(event: KeyboardEvent): boolean {
      if (opened) {
        if (event.key === 'Escape') setOpened(null);
        return true;
      }
      if (!hasMenu || event.altKey || event.ctrlKey || event.metaKey) return false;
      const isButton = inside.current.active.column === buttonColumn && (event.key === 'Enter' || event.key === 'F2');
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (!isMenuKey && !isButton) return false;
      open(true);
      return true;
    },
  };
}
