import { useState } from 'react';

interface Past<T> {
  undo: readonly T[];
  redo: readonly T[];
}
const NONE: Past<never> = { undo: [], redo: [] };

/** Values to go back and forth through with Ctrl+Z and Ctrl+Y, for changes that the browser's own undo does not know. */
export function useHistory<T>() {
  const [past, setPast] = useState<Past<T>>(NONE);
  return {
    /** The value before the last remembered change. */
    last: past.undo.at(-1),
    isEmpty: past.undo.length === 0 && past.redo.length === 0,
    /** A change was made; `before` is what it replaced. Everything undone until now is gone. */
    remember: (before: T) => setPast({ undo: [...past.undo, before], redo: [] }),
    /** The past belongs to another record. */
    forget: () => setPast(NONE),
    /** The value to show instead of `current`, or undefined if there is none in this direction. */
    travel: (back: boolean, current: T): T | undefined => {
      const next = (back ? past.undo : past.redo).at(-1);
      if (next === undefined) return undefined;
      setPast(
        back
          ? { undo: past.undo.slice(0, -1), redo: [...past.redo, current] }
          : { undo: [...past.undo, current], redo: past.redo.slice(0, -1) },
      );
      return next;
    },
  };
}
