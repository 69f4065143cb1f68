import type { RowsChange } from '../rows/row-acts.types.ts';
import type { RefusedCell } from './edit.types.ts';

/** A change as the history keeps it: with what was refused of it, whose marks go and come with it. */
export interface GridStep<R> extends RowsChange<R> {
  refused?: readonly RefusedCell[];
}

/** Changes that can be taken back, the latest last. */
const DEPTH = 200;

export interface EditHistory<R> {
  /** A change was made: nothing can be redone any more. */
  add: (change: GridStep<R>) => void;
  /** The change that takes the last one back; null if there is none. */
  undo: () => GridStep<R> | null;
  redo: () => GridStep<R> | null;
}

function turned<R>({ rows, cells, ...marks }: GridStep<R>): GridStep<R> {
  const back = rows.map((edit) => ({ ...edit, from: edit.to, to: edit.from })).reverse();
  const gone = new Set(back.filter(({ to }) => to === null).map(({ key }) => key));
  return {
    ...marks,
    rows: back,
    // What was written into a new row goes with it.
    cells: cells
      .filter(({ key }) => !gone.has(key))
      .map(({ isWorked, wasWorked, ...edit }) => ({
        ...edit,
        before: edit.value,
        value: edit.before,
        ...(wasWorked && { isWorked: wasWorked }),
        ...(isWorked && { wasWorked: isWorked }),
      }))
      .reverse(),
  };
}

/**
 * What was done to rows and cells, to go back and forth over.
 * @param renew Gives a change with its rows as they are now: those of the history may be old.
 */
export function createHistory<R>(renew: (change: GridStep<R>) => GridStep<R> = (change) => change): EditHistory<R> {
  const done: GridStep<R>[] = [];
  const undone: GridStep<R>[] = [];
  return {
    add(change) {
      done.push(change);
      if (done.length > DEPTH) done.shift();
      undone.length = 0;
    },
    undo() {
      const last = done.pop();
      if (!last) return null;
      const now = renew(last);
      undone.push(now);
      return turned(now);
    },
    redo() {
      const next = undone.pop();
      if (!next) return null;
      const now = renew(next);
      done.push(now);
      return now;
    },
  };
}
