import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChangeDetails, ChangeReason } from '../lib/change.ts';
import { escapeOwner } from '../lib/escape-ladder.ts';
import type { Reading } from '../lib/parse/result.ts';
import { createUndoStack } from '../lib/undo-stack.ts';
import { useControllable } from './use-controllable.ts';

/** A text that its field has refused, and why. */
export interface RefusedText {
  text: string;
  message: string;
}

/** For a caller that shows other records in the field meanwhile. */
export interface RefusedTextProps {
  /** What was refused before, of this record: it is shown again, with its reason. Read when the field is mounted. */
  refusedText?: string | undefined;
  /** Told when the field is left with a text that it refuses, and with null once that no longer stands. */
  onRefusedText?: ((refused: RefusedText | null) => void) | undefined;
}

export interface TypedValueOptions<T extends string | number, Reason extends string> extends RefusedTextProps {
  value?: T | null | undefined;
  defaultValue?: T | null | undefined;
  onValueChange?: ((value: T | null, details: ChangeDetails) => void) | undefined;
  /** Reads what is typed: exactly, or refused with a reason. */
  parse: (text: string) => Reading<T, Reason>;
  /** The text shown while the field is not being edited. */
  format: (value: T | null) => string;
  /** The sentence for a refusal. */
  explain: (reason: Reason) => string;
  /** True if two values mean the same (`3.5` and `3.500`). Default: identity. */
  same?: (a: T | null, b: T | null) => boolean;
}

export interface TypedValue<T extends string | number, Reason extends string> {
  value: T | null;
  /** How the text is read at this moment; null while the field is not being edited. */
  reading: Reading<T, Reason> | null;
  /** Why the text was refused; set when the field is left with a text that cannot be read. */
  error: string | undefined;
  /** The text differs from the one at focus. */
  editing: boolean;
  /** Sets the value from outside typing: a calendar, a step key. */
  assign: (value: T | null, reason: ChangeReason) => void;
  /** Props of the input. Chain your own `onKeyDown` before this one. */
  inputProps: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * The engine of every field whose value is read from text (money, rates, numbers, dates, times). The text stays as typed until the
 * field is left; readable text is reported at once, unreadable text is kept and marked, and the value is the one at focus; Escape takes back; Ctrl+Z
 * undoes typing and, when there is none, the last changes: commits, picks, Escape and a caller's refusal.
 */
export function useTypedValue<T extends string | number, Reason extends string>(
  options: TypedValueOptions<T, Reason>,
): TypedValue<T, Reason> {
  const { parse, format, explain, same = Object.is } = options;
  const [value, report] = useControllable<T | null, ChangeDetails>(
    options.value,
    options.defaultValue ?? null,
    options.onValueChange,
  );
  const [text, setText] = useState<string | null>(options.refusedText ?? null);
  const [left, setLeft] = useState(text !== null);
  const [reported, setReported] = useState<T | null>(value);
  const start = useRef<{ value: T | null; text: string }>({ value, text: format(value) });
  const [history] = useState(() => createUndoStack<T | null>({ same }));
  const input = useRef<HTMLInputElement | null>(null);

  // Only the caller's own changes are news to the history: those of the user were told when they were reported.
  useLayoutEffect(() => history.see(value));
  // The caller changed the value by itself: what was typed no longer applies.
  if (!same(value, reported)) {
    setReported(value);
    if (text !== null) setText(null);
    if (left) setLeft(false);
  }

  const reading = text === null ? null : parse(text);
  const refusal = reading?.state === 'refused' ? explain(reading.reason) : '';
  useEffect(() => input.current?.setCustomValidity(refusal), [refusal]);
  const refusedText = left && refusal !== '' ? text : null;
  const tell = useEffectEvent((refused: RefusedText | null) => options.onRefusedText?.(refused));
  useEffect(() => {
    tell(refusedText === null ? null : { text: refusedText, message: refusal });
  }, [refusedText, refusal]);

  /**
   * What is taken back to: what stands there before the first letter. Taken at the focus and again as typing begins, for the caller may
   * have changed it in between: a record that arrives, a linked amount, an answer of the server.
   */
  const begin = () => {
    if (text === null) start.current = { value, text: format(value) };
  };
  const emit = (next: T | null, reason: ChangeReason) => {
    setReported(next);
    history.move(next);
    report(next, { reason });
  };
  const assign = (next: T | null, reason: ChangeReason) => {
    setText(null);
    setLeft(false);
    if (!same(next, value)) {
      if (reason !== 'restore') history.note(value, next);
      emit(next, reason);
    }
    start.current = { value: next, text: format(next) };
  };
  const commit = () => {
    if (text === null) return;
    if (reading?.state === 'refused') return setLeft(true);
    const before = start.current.value;
    setText(null);
    if (same(before, value)) return;
    history.move(before);
    history.note(before, value);
    start.current = { value, text: format(value) };
    emit(value, 'commit');
  };
  /** Undo over commits, for when the browser has no typing left to undo. */
  const travel = (back: boolean) => {
    const next = back ? history.undo(value) : history.redo(value);
    if (next === undefined) return false;
    assign(next, 'restore');
    return true;
  };

  return {
    value,
    reading,
    error: left && refusal ? refusal : undefined,
    editing: text !== null,
    assign,
    inputProps: {
      ref: input,
      value: text ?? format(value),
      onChange: (event) => {
        const typed = event.currentTarget.value;
        begin();
        setLeft(false);
        // Typing undone to where it began is not an edit any more.
        setText(typed === start.current.text ? null : typed);
        const next = parse(typed);
        // A text that cannot be read leaves what was there at focus, not what its first letters meant (1234.56 of 1234.567).
        const read = next.state === 'refused' ? start.current.value : next.state === 'read' ? next.value : null;
        if (!same(read, value)) emit(read, 'input');
      },
      onFocus: begin,
      onBlur: commit,
      onKeyDown: (event) => {
        // A dialog around us marks an owned Escape as handled before it gets here: that one is ours all the same.
        const taken = event.defaultPrevented && !(event.key === 'Escape' && text !== null);
        if (taken || event.nativeEvent.isComposing) return;
        const control = event.ctrlKey || event.metaKey;
        const key = event.key.toLowerCase();
        if (event.key === 'Escape' && text !== null) {
          event.preventDefault();
          event.stopPropagation();
          if (!same(start.current.value, value)) history.note(value, start.current.value);
          assign(start.current.value, 'restore');
        } else if (event.key === 'Enter' && !control && !event.altKey) {
          commit();
        } else if (control && !event.altKey && text === null && (key === 'z' || key === 'y')) {
          if (travel(key === 'z' && !event.shiftKey)) event.preventDefault();
        }
      },
    },
  };
}

/** Marks the field as owner of Escape while there is typing to take back, so that a dialog around it stays open. */
export const escapeWhile = (typed: { editing: boolean }) => escapeOwner(typed.editing);
