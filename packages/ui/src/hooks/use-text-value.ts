import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import type { ChangeDetails } from '../lib/change.ts';
import { useControllable } from './use-controllable.ts';
import { useHistory } from './use-history.ts';

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
  const [reported, setReported] = useState(text);
  const [entered, setEntered] = useState(text);
  // The text right after a revert: only there is nothing of the browser's own to undo.
  const [reverted, setReverted] = useState<string | null>(null);
  const history = useHistory<string>();

  if (text !== reported) {
    setReported(text);
    if (text === entered) {
      history.remember(reported);
      setReverted(text);
    } else {
      if (!history.isEmpty) history.forget();
      setReverted(null);
    }
  }
  const emit = (next: string, reason: ChangeDetails['reason']) => {
    setReported(next);
    report(next, { reason });
  };
  return {
    text,
    inputProps: {
      value: text,
      onChange: (event: ChangeEvent<TextElement>) => {
        setReverted(null);
        emit(event.currentTarget.value, 'input');
      },
      onFocus: () => setEntered(text),
      onKeyDown: (event: KeyboardEvent<TextElement>) => {
        const key = event.key.toLowerCase();
        const undo = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
        if (!undo || event.defaultPrevented || event.nativeEvent.isComposing || reverted !== text) return;
        const next = history.travel(key === 'z' && !event.shiftKey, text);
        if (next === undefined) return;
        event.preventDefault();
        setReverted(next);
        emit(next, 'restore');
      },
    },
  };
}
