import { CircleAlert } from 'lucide-react';
import type { GridCellState, GridRowState } from '../data-grid.types.ts';

/** For a cell that something stands in: a mark, a field. A cell kept at the start has a position already. */
export const markedCellClass = 'not-[.sticky]:relative';

/** Beside the row's name: what is the matter with it, never by colour alone. */
export function RowMark({ state }: { state: GridRowState }) {
  const { tone, description } = state;
  return (
    <>
      {tone === 'error' && (
        <CircleAlert
          aria-hidden
          className="absolute end-1 top-1/2 size-3.5 -translate-y-1/2 bg-inherit text-danger-fg"
          strokeWidth={2}
        />
      )}
      {tone === 'saving' && <span aria-hidden className="busy-ring absolute end-1 top-1/2 -mt-1.5" />}
      {tone === 'dirty' && (
        <span aria-hidden className="absolute end-1.5 top-1/2 -mt-[3px] size-1.5 rounded-full bg-(--accent-solid)" />
      )}
      {description !== undefined && <span className="sr-only">, {description}</span>}
    </>
  );
}

/** In a cell's corner: red for an error, blue for a change that is not saved. */
export function CellMarks({ mark }: { mark: GridCellState }) {
  return (
    <>
      <span
        aria-hidden
        data-mark={mark.error ? 'error' : mark.dirty ? 'dirty' : undefined}
        className="absolute end-0 top-0 hidden size-0 border-t-[7px] border-s-[7px] border-s-transparent data-[mark=dirty]:block data-[mark=error]:block data-[mark=dirty]:border-t-(--accent-solid) data-[mark=error]:border-t-(--danger-solid)"
      />
      {mark.error && <span className="sr-only">, {mark.error}</span>}
    </>
  );
}
