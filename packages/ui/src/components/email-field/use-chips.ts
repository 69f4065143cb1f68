import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatEmails } from '../../lib/parse/email.ts';
import { inRange, type Range } from './recipients.ts';
import type { Recipients } from './use-recipients.ts';

/** Where the focus goes once the list is drawn: a chip, or the text box. */
type Place = number | 'text';

/** Selection, focus and keys of the chips. The focus is really on a chip while one is selected. */
export function useChips(box: RefObject<HTMLDivElement | null>, recipients: Recipients, editable: boolean) {
  const { list } = recipients;
  const [range, setRange] = useState<Range | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [menu, setMenu] = useState<number | null>(null);
  const next = useRef<Place | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const place = next.current;
    next.current = null;
    const chip = typeof place === 'number' ? box.current?.querySelector<HTMLElement>(`[data-chip="${place}"]`) : null;
    (chip ?? box.current?.querySelector<HTMLElement>('input[id]'))?.focus();
  });

  const go = (place: Place, extend = false) => {
    next.current = place;
    setRange(place === 'text' ? null : { anchor: extend && range ? range.anchor : place, focus: place });
  };
  const remove = (what: Range) => {
    const result = recipients.remove(what);
    go(result.next ?? 'text');
    return result.removed;
  };
  const edit = (index: number) => {
    setRange(null);
    setEditing(index);
  };
  const all = () => {
    if (list.length === 0) return;
    next.current = list.length - 1;
    setRange({ anchor: 0, focus: list.length - 1 });
  };
  const undo = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return false;
    if (!recipients.travel(key === 'z' && !event.shiftKey)) return false;
    go('text');
    return true;
  };

  /** Keys on a chip. Answers whether it was one of them. */
  const chipKey = (event: KeyboardEvent, index: number): boolean => {
    const chosen = range ?? { anchor: index, focus: index };
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const forwards = backwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (undo(event)) return true;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      all();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    switch (event.key) {
      case backwards:
        go(Math.max(0, index - 1), event.shiftKey);
        return true;
      case forwards:
        go(index + 1 < list.length ? index + 1 : event.shiftKey ? index : 'text', event.shiftKey);
        return true;
      case 'Home':
        go(0, event.shiftKey);
        return true;
      case 'End':
        if (event.shiftKey) go(list.length - 1, true);
        else go('text');
        return true;
      case 'Escape':
        go('text');
        return true;
      case 'Backspace':
      case 'Delete':
        remove(chosen);
        return true;
      case 'Enter':
      case 'F2':
        edit(index);
        return true;
      case 'ContextMenu':
        setMenu(index);
        return true;
      case 'F10':
        if (event.shiftKey) setMenu(index);
        return event.shiftKey;
    }
    // A letter goes on in the text box: the focus is moved in time for it to land there.
    if (event.key.length === 1 && event.key !== ' ') {
      setRange(null);
      box.current?.querySelector<HTMLElement>('input[id]')?.focus();
    }
    return false;
  };
  /** Keys in the text box that are about the chips. */
  const textKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (value === '' && undo(event)) return true;
    if (list.length === 0) return false;
    if (value === '' && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      all();
      return true;
    }
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const atStart = selectionStart === 0 && selectionEnd === 0;
    if (!atStart || (event.key !== backwards && event.key !== 'Backspace') || event.ctrlKey || event.altKey)
      return false;
    go(list.length - 1);
    return true;
  };
  const copy = (event: ClipboardEvent, cut: boolean) => {
    if (!range) return;
    const chosen = list.filter((_, index) => inRange(range, index));
    event.clipboardData.setData('text/plain', formatEmails(chosen));
    event.preventDefault();
    if (cut && editable) remove(range);
  };
  return { range, setRange, editing, setEditing, menu, setMenu, go, remove, edit, chipKey, textKey, copy };
}
