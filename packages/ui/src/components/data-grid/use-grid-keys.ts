import type { KeyboardEvent } from 'react';
import type { Cell } from './body/use-active-cell.ts';
import type { DrawnColumn } from './columns/column-look.ts';
import { SELECT_COLUMN } from './selection/select-box.tsx';
import type { Selection } from './selection/use-selection.ts';

export interface HeadActs {
  press: (at: number, shift: boolean) => void;
  resize: (at: number, by: number) => void;
  moveColumn: (at: number, to: number) => void;
  openMenu: (at: number) => void;
}

/** Keys on a head: Enter and Space sort (shift adds), Alt Shift arrows resize, Ctrl Shift arrows move, Alt Down opens the menu. */
export function onHeadKey(event: KeyboardEvent, at: number, acts: HeadActs): boolean {
  const { key, altKey, shiftKey } = event;
  const far = event.ctrlKey || event.metaKey;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const side = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const ahead = rtl ? -side : side;
  if ((key === 'Enter' || key === ' ') && !far && !altKey) acts.press(at, shiftKey);
  else if (side && altKey && shiftKey) acts.resize(at, ahead);
  else if (side && far && shiftKey) acts.moveColumn(at, at + ahead);
  else if ((key === 'ArrowDown' && altKey) || (key === 'F10' && shiftKey) || key === 'ContextMenu') acts.openMenu(at);
  else return false;
  return true;
}

export interface GroupActs {
  /** Open or not, of the head in this line; undefined for a row. */
  isOpen: (line: number) => boolean | undefined;
  toggle: (line: number) => void;
}

/** Keys on the head of a group: Enter and Space fold, Right opens, Left closes. */
export function onGroupKey(event: KeyboardEvent, line: number, acts: GroupActs): boolean {
  const open = acts.isOpen(line);
  if (open === undefined || event.ctrlKey || event.altKey || event.shiftKey) return false;
  const { key } = event;
  if (key === 'Enter' || key === ' ' || (key === 'ArrowRight' && !open) || (key === 'ArrowLeft' && open)) {
    acts.toggle(line);
    return true;
  }
  return false;
}

/** Keys that select rows: Space, Shift Space to extend, Ctrl A for all. */
export function onSelectKey(
  event: KeyboardEvent,
  active: Cell,
  columns: readonly DrawnColumn<never>[],
  selection: Selection,
): boolean {
  const far = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (far && event.key.toLowerCase() === 'a' && !event.shiftKey) selection.toggleAll();
  else if (event.key === ' ' && !far && active.row >= 0) {
    if (event.shiftKey) selection.extend(active.row);
    else selection.toggle(active.row);
  } else if (event.key === 'Enter' && active.row >= 0 && columns[active.column]?.column.id === SELECT_COLUMN)
    selection.toggle(active.row);
  else return false;
  return true;
}
