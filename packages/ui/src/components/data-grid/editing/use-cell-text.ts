import { type KeyboardEvent, useState } from 'react';
import { createUndoStack } from '../../../lib/undo-stack.ts';

export interface CellTextOptions {
  /** What stands in the cell at first. */
  initial: string;
  /** The first letter was typed over the cell, and has opened it. */
  typed: boolean;
  onChange: (text: string) => void;
  onCancel: () => void;
}

/**
 * The text of a cell while it is edited, with an undo of its own: that of the browser does not know the letter that opened the cell, and
 * would go on with the letters of another field.
 */
export function useCellText({ initial, typed, onChange, onCancel }: CellTextOptions) {
  const [text, setText] = useState(initial);
  const [history] = useState(() => createUndoStack<string>());
  const show = (next: string) => {
    setText(next);
    onChange(next);
  };
  return {
    text,
    /** Somebody has typed: what stands there means itself. */
    touched: typed || history.canUndo(text),
    write(next: string) {
      history.note(text, next);
      show(next);
    },
    /** Ctrl Z and Ctrl Y. With the letter that opened the cell the cell is closed, as by Escape. True if it was one of them. */
    onUndoKey(event: KeyboardEvent): boolean {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return false;
      const isBack = key === 'z' && !event.shiftKey;
      const next = isBack ? history.undo(text) : history.redo(text);
      if (next !== undefined) show(next);
      else if (isBack && typed) onCancel();
      return true;
    },
  };
}
