import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChangeReason } from '../../lib/change.ts';
import { createUndoStack, type UndoStack } from '../../lib/undo-stack.ts';
import { isLetter } from '../select-field/is-letter.ts';
import { filterOptions, nextUsable, type SelectOption } from '../select-field/options.ts';
import { toggled, toggledAll } from './selected.ts';

const PAGE = 10;

export interface MultiSelectBehaviour<V extends string | number> {
  options: readonly SelectOption<V>[];
  values: readonly V[];
  editable: boolean;
  searchable: boolean;
  clearable: boolean;
  change: (values: readonly V[], reason: ChangeReason) => void;
}

/**
 * State and keys of a select of several, without any DOM. Row 0 of the list is "select all", the options follow. Each toggle counts at
 * once; the list stays open until Escape or Tab.
 */
export function useMultiSelect<V extends string | number>(props: MultiSelectBehaviour<V>) {
  const { options, values, editable, searchable, clearable, change } = props;
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(1);
  const stack = useRef<UndoStack<readonly V[]>>(null);
  stack.current ??= createUndoStack<readonly V[]>();
  const history = stack.current;
  const shown = filterOptions(options, query);
  const last = shown.length;

  const assign = (next: readonly V[], reason: ChangeReason) => {
    history.note(values, next);
    change(next, reason);
  };
  const travel = (back: boolean) => {
    const next = back ? history.undo(values) : history.redo(values);
    if (next) change(next, 'restore');
    return next !== undefined;
  };
  const usable = (row: number) => row === 0 || shown[row - 1]?.inactive !== true;
  /** The next row that can be toggled; row 0 is there as long as there is anything. */
  const step = (by: number, from = active) => {
    if (last > 0) setActive(nextUsable(last + 1, from, by, usable));
  };
  const show = (text = '') => {
    if (!editable) return;
    search(text);
    setOpen(true);
  };
  const search = (text: string) => {
    setQuery(text);
    const first = filterOptions(options, text).findIndex((option) => !option.inactive);
    setActive(first + 1);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const toggle = (row: number) => {
    if (last === 0 || !usable(row)) return;
    const option = shown[row - 1];
    if (row === 0) assign(toggledAll(options, shown, values), 'pick');
    else if (option) assign(toggled(options, values, option.value), 'pick');
  };
  const clear = () => {
    if (clearable && values.length > 0) assign([], 'clear');
  };

  /** True if the key was used. */
  const openKeys = (event: KeyboardEvent, inText: boolean): boolean => {
    const control = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (event.key === 'ArrowUp' && event.altKey) close();
        else step(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'PageDown':
      case 'PageUp':
        step(event.key === 'PageDown' ? PAGE : -PAGE);
        return true;
      case 'Enter':
        toggle(active);
        return true;
      case 'F4':
        close();
        return true;
      case 'Delete':
        if (inText && !control) return false;
        clear();
        return true;
      case 'Tab':
        close();
        return false;
    }
    // Letters, a space within a search, Home and End belong to the text.
    if (event.key === ' ' && !query) {
      toggle(active);
      return true;
    }
    if (control && event.key.toLowerCase() === 'a' && !(inText && query)) {
      toggle(0);
      return true;
    }
    if (inText) return false;
    // The search box has the focus as soon as the list is loaded: what is typed until then is its text too.
    if (searchable && event.key === 'Backspace') search(query.slice(0, -1));
    else if (searchable && isLetter(event)) search(query + event.key);
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') step(-1, last + 1);
    else return false;
    return true;
  };
  const closedKeys = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4'].includes(key) && !event.ctrlKey) show();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (searchable && isLetter(event)) show(key);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent, inText = false) => {
    if (event.defaultPrevented || !editable || event.nativeEvent.isComposing) return;
    const key = event.key.toLowerCase();
    const undoes =
      (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y') && !(inText && query);
    const used = undoes ? travel(key === 'z' && !event.shiftKey) : open ? openKeys(event, inText) : closedKeys(event);
    if (used) event.preventDefault();
  };

  return { open, query, active, shown, show, close, search, toggle, clear, setActive, onKeyDown };
}

export type MultiSelectState = ReturnType<typeof useMultiSelect<string | number>>;
