import { useRef } from 'react';
import { createUndoStack, type UndoStack } from '../../lib/undo-stack.ts';
import type { ComboboxOption } from './rows.ts';

/** What the field held at one time: a value, and a text put aside if there was one. */
export interface Moment<V extends string | number, D> {
  value: V | null;
  option: ComboboxOption<V, D> | null;
  text: string | null;
}

/** Undo over picks. A value that comes from the caller ends it. */
export function usePickHistory<V extends string | number, D>(value: V | null) {
  const stack = useRef<UndoStack<Moment<V, D>>>(null);
  stack.current ??= createUndoStack<Moment<V, D>>();
  const undo = stack.current;
  const present = useRef<Moment<V, D>>({ value, option: null, text: null });
  if (present.current.value !== value) present.current = { value, option: null, text: null };

  return {
    note: (next: V | null, option: ComboboxOption<V, D> | null, before: ComboboxOption<V, D> | null) => {
      present.current.option ??= before;
      const after = { value: next, option, text: null };
      undo.note(present.current, after);
      present.current = after;
    },
    /** A text was put aside: the value before came back. */
    noteText: (text: string, option: ComboboxOption<V, D> | null) => {
      const before = { value, option, text };
      const after = { value, option, text: null };
      undo.note(present.current, before);
      undo.note(before, after);
      present.current = after;
    },
    travel: (back: boolean, option: ComboboxOption<V, D> | null): Moment<V, D> | undefined => {
      present.current.option ??= option;
      const moment = back ? undo.undo(present.current) : undo.redo(present.current);
      if (moment) present.current = moment;
      return moment;
    },
  };
}
