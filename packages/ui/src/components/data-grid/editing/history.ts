import type { CellEdit } from './edit.types.ts';

/** Changes that can be taken back, the latest last. */
const DEPTH = 200;

export interface EditHistory<R> {
  /** A change was made: nothing can be redone any more. */
  add: (edits: readonly CellEdit<R>[]) => void;
  /** The changes that take the last ones back; null if there are none. */
  undo: () => CellEdit<R>[] | null;
  redo: () => CellEdit<R>[] | null;
}

const turned = <R>(edits: readonly CellEdit<R>[]): CellEdit<R>[] =>
  edits.map((edit) => ({ ...edit, before: edit.value, value: edit.before })).reverse();

/** What was done to cells, to go back and forth over. */
export function createHistory<R>(): EditHistory<R> {
  const done: (readonly CellEdit<R>[])[] = [];
  const undone: (readonly CellEdit<R>[])[] = [];
  return {
    add(edits) {
      done.push(edits);
      if (done.length > DEPTH) done.shift();
      undone.length = 0;
    },
    undo() {
      const last = done.pop();
      if (!last) return null;
      undone.push(last);
      return turned(last);
    },
    redo() {
      const next = undone.pop();
      if (!next) return null;
      done.push(next);
      return [...next];
    },
  };
}
