/** States before and after the present one. Each state is kept whole, so give it values that are never changed in place. */
export interface UndoStack<S> {
  /** Call with the state before and after a change the user made. What could be done again is forgotten. */
  note: (before: S, after: S) => void;
  /** The state before the last change, or undefined if there is none. */
  undo: (present: S) => S | undefined;
  /** The state that was undone last, or undefined. */
  redo: (present: S) => S | undefined;
  /** Makes every state anew after a change that is nobody's act and not undone, such as data that came late. */
  rewrite: (change: (state: S) => S, present: S) => void;
  canUndo: (present: S) => boolean;
  canRedo: (present: S) => boolean;
}

/**
 * Undo and redo over values. A value that came from elsewhere (another record, a reset) ends the history: what was undone then would
 * be somebody else's work.
 */
export function createUndoStack<S>(limit = 100): UndoStack<S> {
  let past: S[] = [];
  let future: S[] = [];
  let known: { state: S } | null = null;
  const foreign = (present: S) => known !== null && known.state !== present;
  const step = (present: S, from: S[], to: S[]): S | undefined => {
    if (foreign(present)) {
      past = [];
      future = [];
      known = null;
      return undefined;
    }
    if (from.length === 0) return undefined;
    const state = from.pop() as S;
    to.push(present);
    known = { state };
    return state;
  };
  return {
    note(before, after) {
      past = foreign(before) ? [before] : [...past, before].slice(-limit);
      future = [];
      known = { state: after };
    },
    undo: (present) => step(present, past, future),
    redo: (present) => step(present, future, past),
    rewrite(change, present) {
      past = past.map(change);
      future = future.map(change);
      if (known) known = { state: present };
    },
    canUndo: (present) => past.length > 0 && !foreign(present),
    canRedo: (present) => future.length > 0 && !foreign(present),
  };
}
