import { type KeyboardEvent, useRef } from 'react';
import { stepRow } from './rows.ts';
import type { ComboboxState } from './use-combobox.ts';

/** Rows that Page Up and Page Down go. */
const PAGE = 10;

const allSelected = (input: HTMLInputElement) =>
  input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length;

/** The keys of a combobox. They work before the list is drawn. */
export function useComboboxKeys<V extends string | number, D>(
  combobox: ComboboxState<V, D>,
  { editable, clearable }: { editable: boolean; clearable: boolean },
) {
  const { list, rows, moved } = combobox;
  /** The Escape that the layer has used already to close itself. */
  const peeled = useRef<Event>(null);

  /** True if the key was used. */
  const run = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const control = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (!list.open) {
          if (key === 'ArrowUp' && event.altKey) return false;
          combobox.show();
          moved.current = !event.altKey;
          return true;
        }
        if (event.altKey) {
          if (key === 'ArrowUp') list.hide();
          return true;
        }
        moved.current = true;
        list.step(key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'PageDown':
      case 'PageUp':
        if (!list.open) return false;
        moved.current = true;
        list.highlight(stepRow(rows, list.highlighted, key === 'PageDown' ? PAGE : -PAGE));
        return true;
      case 'F4':
        if (list.open) list.hide();
        else combobox.show();
        return true;
      case 'Enter':
        return !control && !event.altKey && combobox.commit('enter');
      case 'Delete':
        if (!clearable || !combobox.text || !(control || allSelected(event.currentTarget))) return false;
        combobox.clear();
        return true;
      case 'z':
      case 'y':
        return control && !event.altKey && combobox.travel(key === 'z' && !event.shiftKey);
    }
    return false;
  };

  return {
    onPeel: (event: Event) => {
      peeled.current = event;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key } = event;
      if (key === 'Escape') {
        // A dialog around marks an owned Escape as handled before it gets here: it is ours all the same.
        if (event.nativeEvent === peeled.current || !(list.open || combobox.dirty)) return;
        event.preventDefault();
        event.stopPropagation();
        if (list.open) list.hide();
        else combobox.restore();
        return;
      }
      if (!editable || event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (key === 'Tab') combobox.commit('tab');
      else if (run(event)) event.preventDefault();
    },
  };
}
