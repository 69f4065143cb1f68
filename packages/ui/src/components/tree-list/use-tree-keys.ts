import type { KeyboardEvent, RefObject } from 'react';
import type { ActiveRow } from '../../hooks/use-active-row.ts';
import { noSelection, selectAll, selectRange, toggleKey } from '../../lib/multi-select.ts';
import { treeCommand } from './tree-keys.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeActs, TreeID, TreeItem } from './tree-list.types.ts';
import type { TreeListControl } from './use-tree-list.ts';

export interface TreeKeysOptions<T extends TreeItem> {
  list: TreeListControl<T>;
  active: ActiveRow<TreeID>;
  acts: TreeActs;
  box: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  endEdit: (keep: boolean, next: boolean) => void;
  say: (text: string) => void;
  text: TreeListMessages;
  readOnly: boolean;
}

const controlsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled),a[href]') ?? [])].filter(
    (control) => control.dataset.slot !== 'tree-caret',
  );

/** The keys of a tree list: on its rows (APG treegrid), in a row's controls, and around an editor. */
export function useTreeKeys<T extends TreeItem>(options: TreeKeysOptions<T>): (event: KeyboardEvent) => void {
  const { list, active, acts, box, scroller, endEdit, say, text, readOnly } = options;
  const { rows, order, selection, setSelection } = list;
  const row = rows[active.index];

  const go = (to: number, extend = false) => {
    const id = order[Math.max(0, Math.min(order.length - 1, to))];
    if (id === undefined || active.key === undefined) return;
    if (extend && !readOnly) {
      const next = selectRange(selection, order, active.key, id);
      setSelection(next);
      say(text.selected(next.keys.size));
    } else if (!extend && selection.anchor !== id) setSelection({ keys: selection.keys, anchor: id });
    active.focus(id);
  };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 30) - 1);
  const peel = (): boolean => {
    if (list.endCut()) return true;
    if (selection.keys.size === 0) return false;
    setSelection(noSelection);
    return true;
  };
  const inward = () => {
    if (!row) return;
    if (row.hasChildren && !row.open) list.setOpen(row, true);
    else controlsOf(box.current?.querySelector(`[data-row="${active.index}"]`))[0]?.focus();
  };
  const outward = () => {
    if (!row) return;
    if (row.open) list.setOpen(row, false);
    else if (row.parentID !== null) active.focus(row.parentID);
  };
  const onRow = (event: KeyboardEvent): boolean => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = active.index;
    switch (treeCommand(event, rightToLeft)) {
      case 'previous':
        go(at - 1);
        return true;
      case 'next':
        go(at + 1);
        return true;
      case 'extend-previous':
        go(at - 1, true);
        return true;
      case 'extend-next':
        go(at + 1, true);
        return true;
      case 'first':
        go(0);
        return true;
      case 'last':
        go(order.length - 1);
        return true;
      case 'page-up':
        go(at - page());
        return true;
      case 'page-down':
        go(at + page());
        return true;
      case 'in':
        inward();
        return true;
      case 'out':
        outward();
        return true;
      case 'expand-all':
        acts.expandAll();
        return true;
      case 'toggle': {
        if (readOnly || active.key === undefined) return true;
        const next = toggleKey(selection, active.key);
        setSelection(next);
        say(text.selected(next.keys.size));
        return true;
      }
      case 'select-all': {
        if (readOnly) return true;
        const next = selectAll(selection, order);
        setSelection(next);
        say(text.selected(next.keys.size));
        return true;
      }
      case 'edit':
        acts.edit();
        return true;
      case 'add':
        if (!readOnly) acts.add();
        return true;
      case 'delete':
        if (!readOnly) acts.remove();
        return true;
      case 'move-up':
        acts.moveUp();
        return true;
      case 'move-down':
        acts.moveDown();
        return true;
      case 'indent':
        acts.indent();
        return true;
      case 'outdent':
        acts.outdent();
        return true;
      case 'move-to':
        acts.moveTo();
        return true;
      case 'cut':
        // Text marked with the mouse is copied as everywhere.
        if (getSelection()?.type === 'Range') return false;
        acts.cut();
        return true;
      case 'paste':
        acts.paste();
        return true;
      case 'undo':
        acts.undo();
        return true;
      case 'redo':
        acts.redo();
        return true;
      case 'escape':
        return peel();
      case null:
        return false;
    }
  };
  /** Left and Right go through the controls of a row and back to it. */
  const onControl = (event: KeyboardEvent, target: HTMLElement): boolean => {
    const element = target.closest('[data-row]');
    const controls = controlsOf(element);
    const at = controls.indexOf(target);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === -1 && at <= 0) {
      if (active.key !== undefined) active.focus(active.key);
      return true;
    }
    if (step === undefined || event.altKey || event.ctrlKey || event.shiftKey) return false;
    controls[at + step]?.focus();
    return true;
  };

  return (event) => {
    const target = event.target as HTMLElement;
    // Keys in a layer opened from a row reach us through React, not through the page: they are that layer's.
    if (event.nativeEvent.isComposing || !event.currentTarget.contains(target)) return;
    const taken = event.defaultPrevented && event.key !== 'Escape';
    if (taken) return;
    const editor = list.editing && target.closest('[data-slot=tree-row]') && !target.matches('[data-slot=tree-row]');
    if (editor && !target.matches('button,a[href]')) {
      // Escape leaves the text as it was, Ctrl Enter keeps it: in every editor.
      if (event.key === 'Escape') endEdit(false, false);
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) endEdit(true, false);
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const done = target.dataset.slot === 'tree-row' ? onRow(event) : onControl(event, target);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
