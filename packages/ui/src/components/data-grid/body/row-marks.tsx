import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GridColumn } from '../columns/column.types.ts';
import type { DataGridMessages } from '../data-grid.messages.ts';
import type { GridCellState, GridRowState } from '../data-grid.types.ts';
import { valueText } from '../row-model/cell-text.ts';

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

export interface MarkedFigureProps<R> {
  mark: GridCellState;
  column: GridColumn<R>;
  text: DataGridMessages;
  children: ReactNode;
}

/** A figure that says where it comes from: dots under what was calculated, dashes under what was typed over it. */
export function MarkedFigure<R>({ mark: { origin, worked }, column, text, children }: MarkedFigureProps<R>) {
  const isEmpty = children === '' || children === null || children === undefined;
  if (origin === undefined || origin === 'typed' || (isEmpty && origin === 'calculated')) return children;
  return (
    <>
      <span
        data-origin={origin}
        className="underline [text-decoration-color:var(--border-strong)] decoration-dotted decoration-1 underline-offset-3 data-[origin=overridden]:[text-decoration-color:var(--warning-border)] data-[origin=overridden]:decoration-dashed"
      >
        {children}
      </span>
      <span className="sr-only">
        , {origin === 'calculated' ? text.calculated : text.overridden(valueText(column, worked))}
      </span>
    </>
  );
}

/** In a cell's corner: red for an error, blue for a change that is not saved, amber for what was typed over a calculated figure. */
export function CellMarks({ mark }: { mark: GridCellState }) {
  const origin = mark.origin === 'overridden' ? mark.origin : undefined;
  return (
    <>
      <span
        aria-hidden
        data-mark={mark.error ? 'error' : mark.dirty ? 'dirty' : origin}
        className="absolute end-0 top-0 hidden size-0 border-t-[7px] border-s-[7px] border-s-transparent data-[mark=dirty]:block data-[mark=error]:block data-[mark=overridden]:block data-[mark=overridden]:border-t-(--warning-border) data-[mark=dirty]:border-t-(--accent-solid) data-[mark=error]:border-t-(--danger-solid)"
      />
      {mark.error && <span className="sr-only">, {mark.error}</span>}
    </>
  );
}
