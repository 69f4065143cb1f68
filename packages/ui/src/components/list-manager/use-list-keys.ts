import type { KeyboardEvent } from 'react';
import type { ActiveRow } from '../../hooks/use-active-row.ts';
import { noSelection, selectAll, selectRange, toggleKey } from '../../lib/multi-select.ts';
import type { ListManagerMessages } from './list-manager.messages.ts';
import type { ListItemID, ListManagerItem } from './list-manager.types.ts';
import type { ListManagerControl } from './use-list-manager.ts';

export interface ListKeysOptions<T extends ListManagerItem> {
  list: ListManagerControl<T>;
  active: ActiveRow<ListItemID>;
  editing: boolean;
  editable: boolean;
  reorderable: boolean;
  say: (text: string) => void;
  text: ListManagerMessages;
  /** Ends editing: keeps the text or leaves it as it was. */
  endEdit: (kept: boolean) => void;
  add: () => void;
  edit: () => void;
  remove: () => void;
}

const PAGE = 8;

/** The keys of a list manager: in the field of a row, on a row, on its buttons and on those above the list. */
export function useListKeys<T extends ListManagerItem>(options: ListKeysOptions<T>): (event: KeyboardEvent) => void {
  const { list, active, editing, editable, reorderable, say, text, endEdit, add, edit, remove } = options;
  const { order, selection, setSelection } = list;

  const go = (to: number, extend: boolean) => {
    const id = order[Math.max(0, Math.min(order.length - 1, to))];
    if (id === undefined || active.key === undefined) return;
    if (extend && editable) {
      const next = selectRange(selection, order, active.key, id);
      setSelection(next);
      say(text.selected(next.keys.size));
    }
    active.focus(id);
  };
  const mark = (next: typeof selection) => {
    if (!editable) return;
    setSelection(next);
    say(text.selected(next.keys.size));
  };
  const onField = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') endEdit(false);
    else if (event.key === 'Enter') endEdit(true);
    else return false;
    return true;
  };
  const withControl = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'a' && !event.shiftKey) mark(selectAll(selection, order));
    else if (key === 'z' && !event.shiftKey) list.undo();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) list.redo();
    else if (key === 'home') go(0, false);
    else if (key === 'end') go(order.length - 1, false);
    else return false;
    return true;
  };
  const onRow = (event: KeyboardEvent): boolean => {
    const at = active.index;
    if (event.altKey) {
      const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      if (!by || !reorderable || event.ctrlKey) return false;
      list.move(active.key, by);
      return true;
    }
    if (event.ctrlKey || event.metaKey) return withControl(event);
    switch (event.key) {
      case 'ArrowUp':
        go(at - 1, event.shiftKey);
        return true;
      case 'ArrowDown':
        go(at + 1, event.shiftKey);
        return true;
      case 'Home':
        go(0, event.shiftKey);
        return true;
      case 'End':
        go(order.length - 1, event.shiftKey);
        return true;
      case 'PageUp':
        go(at - PAGE, event.shiftKey);
        return true;
      case 'PageDown':
        go(at + PAGE, event.shiftKey);
        return true;
      case ' ':
        if (active.key !== undefined) mark(toggleKey(selection, active.key));
        return true;
      case 'F2':
      case 'Enter':
        edit();
        return true;
      case 'Delete':
        remove();
        return true;
      case 'Escape':
        if (selection.keys.size === 0) return false;
        setSelection(noSelection);
        return true;
    }
    return false;
  };

  return (event) => {
    const target = event.target as HTMLElement;
    // Keys in a dialog or layer opened from here reach us through React, not through the page.
    if (event.nativeEvent.isComposing || !event.currentTarget.contains(target)) return;
    if (event.defaultPrevented && event.key !== 'Escape') return;
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    let done = false;
    if (editing && target.matches('input')) done = plain && onField(event);
    else if (event.key === 'Insert' && plain) {
      add();
      done = true;
    } else if (target.dataset.slot === 'list-row') done = onRow(event);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
