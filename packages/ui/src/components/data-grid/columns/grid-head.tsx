// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type PointerEvent, type ReactNode, useId } from 'react';
import { chunk } from '../../../lib/on-demand.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import { SELECT_COLUMN, SelectBox } from '../selection/select-box.tsx';
import type { DrawnColumn } from './column-look.ts';
import { resizeColumn } from './column-resize.ts';
import type { GridState } from './grid-state.ts';
import { HeadGroups, headGroupId } from './head-groups.tsx';
import { columnTable } from './use-shown-columns.ts';

export interface GridHeadProps<R> {
  columns: readonly DrawnColumn<R>[];
  sort: GridState['sort'];
  activeColumn: number;
  resizable: boolean;
  hasMenu: boolean;
  /** Whether all rows are selected. */
  allSelected: boolean | 'mixed';
  text: DataGridMessages;
  /** A press on the head; with shift it adds a key to the sort. */
  onPress: (at: number, shift: boolean) => void;
  /** Live, while dragging: px. */
  onResize: (at: number, width: number) => void;
  /** At the end; null goes back to the default. */
  onResizeEnd: (at: number, width: number | null) => void;
  onMove: (at: number, to: number) => void;
  onMenu: (at: number) => void;
  /** There are heads above the heads. */
  hasGroups: boolean;
  /** The open menu of a column, and the row of filters. */
  children?: ReactNode;
}

const columnDrag = chunk(() => import('./column-drag.ts'));

function GridHeadView<R>(props: GridHeadProps<R>) {
  const { columns, sort, activeColumn, resizable, hasMenu, hasGroups, text } = props;
  const id = useId();
  const drag = (event: PointerEvent<HTMLElement>, at: number) => {
    if (!hasMenu || event.button !== 0 || event.pointerType === 'touch') return;
    const heads = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-col]') ?? [])];
    const { pointerId, clientX } = event;
    columnTable.preload();
    columnDrag.load().then(
      ({ dragColumn }) =>
        dragColumn({ heads, from: at, pointerId, startX: clientX, onDrop: (to) => props.onMove(at, to) }),
      // Not dragged this time; the keys and the menu move it too.
      () => {},
    );
  };
  return (
    <div role="rowgroup" className="sticky top-0 z-grid-head bg-surface-header print:static">
      {hasGroups && <HeadGroups columns={columns as never} id={id} />}
      <div
        role="row"
        aria-rowindex={hasGroups ? 2 : 1}
        data-row={-1}
        // The handle of the last column reaches past it: unclipped, a grid that fits could be scrolled sideways, and the
        // cells kept at the start would be layers of their own.
        className="relative grid h-grid-head overflow-x-clip border-b border-default bg-surface-header [grid-template-columns:var(--cols)]"
      >
        {columns.map(({ column, at, head, style }) => {
          const place = sort.findIndex((key) => key.column === column.id);
          const direction = sort[place]?.direction;
          const boxes = column.id === SELECT_COLUMN;
          const sortable = column.sortable !== false;
          const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled once, on the grid
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-describedby={hasGroups ? headGroupId(id, columns as never, at) : undefined}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              aria-haspopup={hasMenu && !boxes ? 'menu' : undefined}
              data-col={at}
              tabIndex={at === activeColumn ? 0 : -1}
              onClick={(event) => (sortable || boxes) && props.onPress(at, event.shiftKey)}
              onContextMenu={(event) => {
                if (!hasMenu || boxes) return;
                event.preventDefault();
                props.onMenu(at);
              }}
              onPointerDown={(event) => drag(event, at)}
              style={style}
              className={`group/head not-[.sticky]:relative flex min-w-0 items-center gap-1 text-micro font-medium text-muted select-none focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring data-dragged:opacity-60 ${sortable || boxes ? 'cursor-pointer hover:text-default' : ''} ${head}`}
            >
              {boxes ? (
                <SelectBox checked={props.allSelected} label={text.selectAll} />
              ) : (
                <>
                  <span className={column.headerHidden ? 'sr-only' : 'truncate'}>{column.header}</span>
                  {direction && <Arrow aria-hidden className="size-3 flex-none" strokeWidth={2} />}
                  {direction && sort.length > 1 && <span aria-hidden>{place + 1}</span>}
                </>
              )}
              {hasMenu && !boxes && (
                <span
                  aria-hidden
                  onPointerDown={(event) => event.stopPropagation()}
                  onClick={(event) => {
                    event.stopPropagation();
                    props.onMenu(at);
                  }}
                  className="absolute inset-y-0 end-1 hidden w-6 items-center justify-center bg-surface-header group-hover/head:flex group-focus/head:flex after:text-section after:content-['⋮']"
                />
              )}
              {resizable && !boxes && (
                <span
                  aria-hidden
                  onPointerDown={(event) =>
                    resizeColumn(
                      event,
                      (width) => props.onResize(at, width),
                      (width) => props.onResizeEnd(at, width),
                    )
                  }
                  onClick={(event) => event.stopPropagation()}
                  onDoubleClick={() => props.onResizeEnd(at, null)}
                  className="absolute inset-y-0 -end-1 z-grid-head w-2 cursor-col-resize touch-none after:absolute after:inset-y-1.5 after:start-[3px] after:w-px hover:after:bg-(--border-strong)"
                />
              )}
            </div>
          );
        })}
      </div>
      {props.children}
    </div>
  );
}

/** The sticky head. A press sorts, the right edge resizes, the rest drags; the menu has all of it for keys. */
export const GridHead = memo(GridHeadView) as typeof GridHeadView;
