/** States before and after the present one. Each state is kept whole, so give it values that are never changed in place. */
export interface UndoStack<S> {
  /** Call with the state before and after a change the user made. What could be done again is forgotten. */
  note: (before: S, after: S) => void;
  /** The state before the last change, or undefined if there is none. */
  undo: (present: S) => S | undefined;
  /** The state that was undone last, or undefined. */
  redo: (present: S) => S | undefined;
  /** The user's own state became this without a step: letters typed, that the browser undoes itself. */
  move: (present: S) => void;
  /**
   * Call when the present state may have come from elsewhere. Back to what it was before the last change is a refusal, a step of its
   * own, and undo brings the refused state again; any other state ends the history.
   */
  see: (present: S) => void;
  /** Makes every state anew after a change that is nobody's act and not undone, such as data that came late. */
  rewrite: (change: (state: S) => S, present: S) => void;
  canUndo: (present: S) => boolean;
  canRedo: (present: S) => boolean;
}

export interface UndoStackOptions<S> {
  /** Changes kept. Default 100. */
  limit?: number;
  /** True if two states mean the same. Default: identity. */
  same?: (a: S, b: S) => boolean;
}

/**
 * Undo and redo over values. A value that came from elsewhere (another record, a reset) ends the history: what was undone then would
 * be somebody else's work.
 */
export function createUndoStack<S>({ limit = 100, same = Object.is }: UndoStackOptions<S> = {}): UndoStack<S> {
  let past: S[] = [];
  let future: S[] = [];
  let known: { state: S } | null = null;
  const foreign = (present: S) => known !== null && !same(known.state, present);
  const forget = () => {
    past = [];
    future = [];
    known = null;
  };
  const note = (before: S, after: S) => {
    past = foreign(before) ? [before] : [...past, before].slice(-limit);
    future = [];
    known = { state: after };
  };
  const step = (present: S, from: S[], to: S[]): S | undefined => {
    if (foreign(present)) {
      forget();
      return undefined;
    }
    if (from.length === 0) return undefined;
    const state = from.pop() as S;
    to.push(present);
    known = { state };
    return state;
  };
  return {
    note,
    undo: (present) => step(present, past, future),
    redo: (present) => step(present, future, past),
    move(present) {
      known = { state: present };
    },
    see(present) {
      if (!known || !foreign(present)) return;
      const refused = past.length > 0 && same(past.at(-1) as S, present);
      if (refused) note(known.state, present);
      else forget();
    },
    rewrite(change, present) {
      past = past.map(change);
      future = future.map(change);
      if (known) known = { state: present };
    },
    canUndo: (present) => past.length > 0 && !foreign(present),
    canRedo: (present) => future.length > 0 && !foreign(present),
  };
}
