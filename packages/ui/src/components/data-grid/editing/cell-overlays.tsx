import { onDemand } from '../../../lib/on-demand.ts';
import type { GridInside } from '../grid-inside.ts';
import type { CellRange } from '../selection/cell-range.ts';

const CellMessage = onDemand(() => import('./cell-message.tsx'));

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
        <CellMessage grid={inside.root()} cell={active} atEnd={active.column >= columns.length / 2} message={message} />
      )}
    </>
  );
}
