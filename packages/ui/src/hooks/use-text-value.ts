import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeDetails } from '../lib/change.ts';
import { createUndoStack } from '../lib/undo-stack.ts';
import { useControllable } from './use-controllable.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TextValueOptions {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * The value of a field that is its text. The browser undoes typing; what it cannot undo is the caller putting the text back to what it
 * was when the field was entered (a refused save): Ctrl+Z brings that back too. Any other text set by the caller is another record.
 */
export function useTextValue(options: TextValueOptions) {
  const [text, report] = useControllable<string, ChangeDetails>(
    options.value,
    options.defaultValue ?? '',
    options.onValueChange,
  );
  const reported = useRef(text);
  const entered = useRef(text);
  // The text right after a revert: only there is nothing of the browser's own to undo.
  const reverted = useRef<string | null>(null);
  const [history] = useState(() => createUndoStack<string>());

  useLayoutEffect(() => {
    if (text === reported.current) return;
    if (text === entered.current) {
      history.note(reported.current, text);
      reverted.current = text;
    } else {
      history.see(text);
      reverted.current = null;
    }
    reported.current = text;
  });
  const emit = (next: string, reason: ChangeDetails['reason']) => {
    reported.current = next;
    history.move(next);
    report(next, { reason });
  };
  return {
    text,
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<TextElement>) => {
        reverted.current = null;
        emit(event.currentTarget.value, 'input');
      },
      onFocus: () => {
        entered.current = text;
      },
      onKeyDown: (event: KeyboardEvent<TextElement>) => {
        const key = event.key.toLowerCase();
        const undo = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
        if (!undo || event.defaultPrevented || event.nativeEvent.isComposing || reverted.current !== text) return;
        const next = key === 'z' && !event.shiftKey ? history.undo(text) : history.redo(text);
        if (next === undefined) return;
        event.preventDefault();
        reverted.current = next;
        emit(next, 'restore');
      },
    },
  };
}
