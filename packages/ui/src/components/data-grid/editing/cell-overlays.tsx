import { CircleAlert } from 'lucide-react';
import type { GridInside } from '../grid-inside.ts';
import type { CellRange } from '../selection/cell-range.ts';

export interface CellOverlaysProps {
  inside: GridInside<unknown>;
  range: CellRange | null;
  /** A cell is being edited, and what is wrong with its text. */
  typing: { message: string | undefined } | null;
  /** Why the last act was not done as a whole. */
  notice: string | null;
  rowHeight: number;
}

const strip = 'pointer-events-none absolute inset-x-0 grid [grid-template-columns:var(--cols)]';

/** Over the rows: the block that is marked, and what is wrong with the cell of the tab stop. Never a part of a row: none renders again. */
export function CellOverlays({ inside, range, typing, notice, rowHeight }: CellOverlaysProps) {
  const { active, columns, lines } = inside;
  const row = active.row >= 0 ? lines.rowAt(active.row) : undefined;
  const id = columns[active.column]?.column.id ?? '';
  const state = row === undefined ? undefined : inside.stateOf(row);
  const said = state?.cells?.[id]?.error ?? (state?.tone === 'error' ? state.description : undefined);
  const message = typing ? typing.message : (notice ?? said);
  const scroller = inside.root()?.parentElement;
  const below = (active.row + 1) * rowHeight;
  const room = scroller ? scroller.scrollTop + scroller.clientHeight - inside.covered : Number.POSITIVE_INFINITY;
  // Not under the edge of the box: then it stands above its cell.
  const above = below + 30 > room && active.row > 1;
  // In the columns at the end it grows toward the start.
  const atEnd = active.column >= columns.length / 2;
  return (
    <>
      {range && (
        <div
          aria-hidden
          className={strip}
          style={{ top: range.top * rowHeight, height: (range.bottom - range.top + 1) * rowHeight }}
        >
          <div
            data-slot="cell-range"
            className="border-2 border-(--accent-solid) bg-(--accent-solid)/10"
            style={{ gridColumn: `${range.left + 1} / ${range.right + 2}` }}
          />
        </div>
      )}
      {message && (
        <div className={`${strip} z-sticky-cell`} style={{ top: above ? below - rowHeight : below }}>
          <div
            style={{ gridColumn: atEnd ? `1 / ${active.column + 2}` : `${active.column + 1} / -1` }}
            className="relative h-0"
          >
            <p
              data-slot="cell-message"
              aria-hidden
              className={`absolute flex w-max max-w-80 items-start gap-1.5 rounded-md border border-danger-border bg-surface-raised px-2 py-1 text-label text-default shadow-layer ${above ? 'bottom-0.5' : 'top-0.5'} ${atEnd ? 'end-1' : 'start-1'}`}
            >
              <CircleAlert className="mt-px size-3.5 flex-none text-danger-fg" strokeWidth={2} />
              {message}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
