import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChangeReason } from '../../lib/change.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import { isLetter } from './is-letter.ts';
import { filterOptions, nextUsable, type SelectOption, typeAhead } from './options.ts';

const PAGE = 10;
const TYPE_AHEAD_PAUSE = 700;

export interface SelectBehaviour<V extends string | number> {
  options: readonly SelectOption<V>[];
  value: V | null;
  editable: boolean;
  searchable: boolean;
  clearable: boolean;
  change: (value: V | null, reason: ChangeReason) => void;
}

/**
 * State and keys of a select, without any DOM of its own: the list it drives may still be loading, the keys work already. Focus stays
 * on the trigger; only a searchable list takes it, and hands it back before Tab leaves.
 */
export function useSelect<V extends string | number>({
  options,
  value,
  editable,
  searchable,
  clearable,
  change,
}: SelectBehaviour<V>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: '', at: 0 });
  const [history] = useState(() => createUndoStack<V | null>());
  const shown = searchable && open ? filterOptions(options, query) : options;
  const indexOf = (wanted: V | null) => options.findIndex((option) => option.value === wanted);

  const step = (from: number, by: number, list = shown) =>
    nextUsable(list.length, from, by, (at) => list[at]?.inactive !== true);
  const show = (text = '') => {
    if (!editable) return;
    setQuery(text);
    const list = searchable ? filterOptions(options, text) : options;
    const current = list.findIndex((option) => option.value === value);
    setActive(current >= 0 && !text ? current : step(-1, 1, list));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const assign = (next: V | null, reason: ChangeReason) => {
    if (next === value) return;
    if (reason !== 'restore') history.note(value, next);
    change(next, reason);
  };
  const travel = (back: boolean): boolean => {
    const next = back ? history.undo(value) : history.redo(value);
    if (next !== undefined) assign(next, 'restore');
    return next !== undefined;
  };
  const pick = (index: number) => {
    const option = shown[index];
    if (option?.inactive) return;
    close();
    if (option) assign(option.value, 'pick');
  };
  const search = (text: string) => {
    setQuery(text);
    setActive(step(-1, 1, filterOptions(options, text)));
  };
  const letters = (key: string) => {
    const now = Date.now();
    const text = now - typed.current.at < TYPE_AHEAD_PAUSE ? typed.current.text + key : key;
    typed.current = { text, at: now };
    return text;
  };

  /** Keys while the list is open: the same on the trigger and in the search box, where Home, End and letters stay with the text. */
  const openKeys = (event: KeyboardEvent, inText: boolean): boolean => {
    switch (event.key) {
      case 'ArrowDown':
        setActive(step(active, 1));
        return true;
      case 'ArrowUp':
        if (event.altKey) pick(active);
        else setActive(step(active, -1));
        return true;
      case 'PageDown':
        setActive(step(active, PAGE));
        return true;
      case 'PageUp':
        setActive(step(active, -PAGE));
        return true;
      case 'Enter':
        pick(active);
        return true;
      case 'F4':
        close();
        return true;
      // Commits like Enter; the focus goes on by itself.
      case 'Tab':
        pick(active);
        return false;
    }
    if (inText) return false;
    switch (event.key) {
      case 'Home':
        setActive(step(0, 0));
        return true;
      case 'End':
        setActive(step(shown.length, -1));
        return true;
      case ' ':
        if (searchable && query) search(`${query} `);
        else pick(active);
        return true;
      case 'Backspace':
        if (searchable) search(query.slice(0, -1));
        return true;
    }
    if (!isLetter(event)) return false;
    if (searchable) search(query + event.key);
    else {
      const at = typeAhead(shown, letters(event.key), active);
      if (at >= 0) setActive(at);
    }
    return true;
  };

  const closedKeys = (event: KeyboardEvent): boolean => {
    // A space typed into a running type-ahead ("New York") belongs to it.
    const continues = event.key === ' ' && !searchable && Date.now() - typed.current.at < TYPE_AHEAD_PAUSE;
    if (['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4'].includes(event.key) && !event.ctrlKey && !continues) {
      show();
      return true;
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && clearable) {
      assign(null, 'clear');
      return true;
    }
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y'))
      return travel(key === 'z' && !event.shiftKey);
    if (!isLetter(event)) return false;
    if (searchable) show(event.key);
    else {
      const at = typeAhead(options, letters(event.key), indexOf(value));
      const option = options[at];
      if (option) assign(option.value, 'input');
    }
    return true;
  };

  const onKeyDown = (event: KeyboardEvent, inText = false) => {
    if (event.defaultPrevented || !editable || event.nativeEvent.isComposing) return;
    if (open ? openKeys(event, inText) : closedKeys(event)) event.preventDefault();
  };

  return {
    open,
    query,
    active,
    shown,
    show,
    close,
    pick,
    search,
    setActive,
    clear: () => {
      close();
      assign(null, 'clear');
    },
    onKeyDown,
  };
}
