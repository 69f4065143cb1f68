// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid with tracks of its own cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus (APG grid), not rows and groups
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import type { GridColumn, GridSort } from './data-grid.types.ts';

export interface GridHeadProps<R> {
  columns: readonly GridColumn<R>[];
  sort: GridSort | null;
  activeColumn: number;
  resizable: boolean;
  onSort: (column: number) => void;
  /** Live, while dragging: px. */
  onResize: (column: number, width: number) => void;
  /** At the end; null goes back to the default. */
  onResizeEnd: (column: number, width: number | null) => void;
}

/** The sticky head. A press sorts; the right edge resizes. */
export function GridHead<R>({
  columns,
  sort,
  activeColumn,
  resizable,
  onSort,
  onResize,
  onResizeEnd,
}: GridHeadProps<R>) {
  const drag = (event: PointerEvent<HTMLElement>, at: number) => {
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const cell = handle.parentElement;
    if (!cell) return;
    const from = event.clientX;
    const wide = cell.getBoundingClientRect().width;
    handle.setPointerCapture(event.pointerId);
    let width = wide;
    const move = (next: globalThis.PointerEvent) => {
      width = wide + next.clientX - from;
      onResize(at, width);
    };
    const end = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (Math.abs(width - wide) > 1) onResizeEnd(at, width);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return (
    <div role="rowgroup" className="sticky top-0 z-grid-head">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-grid-head border-b border-default bg-surface-header [grid-template-columns:var(--cols)]"
      >
        {columns.map((column, at) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const sortable = column.sortable !== false;
          const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled once, on the grid
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              data-row={-1}
              data-col={at}
              tabIndex={at === activeColumn ? 0 : -1}
              onClick={() => sortable && onSort(at)}
              className={cn(
                'relative flex min-w-0 items-center gap-1 px-cell text-micro font-medium text-muted select-none',
                'focus:outline-2 focus:-outline-offset-2 focus:outline-focus-ring',
                sortable && 'cursor-pointer hover:text-default',
                column.kind === 'number' && 'justify-end',
                at === 0 && 'sticky left-0 z-sticky-cell bg-inherit',
              )}
            >
              <span className="truncate">{column.header}</span>
              {direction && <Arrow aria-hidden className="size-3 flex-none" strokeWidth={2} />}
              {resizable && (
                <span
                  aria-hidden
                  onPointerDown={(event) => drag(event, at)}
                  onClick={(event) => event.stopPropagation()}
                  onDoubleClick={() => onResizeEnd(at, null)}
                  className="absolute inset-y-0 -right-1 z-grid-head w-2 cursor-col-resize touch-none after:absolute after:inset-y-1.5 after:left-[3px] after:w-px hover:after:bg-(--border-strong)"
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
