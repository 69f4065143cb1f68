import { useMemo, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { noSelection, type Selection, selectedOr } from '../../lib/multi-select.ts';
import { shiftRun } from '../../lib/shift-run.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import { changesBetween, putBack, temporaryID } from './list-changes.ts';
import type { ListManagerMessages } from './list-manager.messages.ts';
import type {
  ListChange,
  ListChangeDetails,
  ListChangeReason,
  ListFailure,
  ListItemID,
  ListManagerItem,
} from './list-manager.types.ts';

export interface ListManagerState<T extends ListManagerItem> {
  value: readonly T[] | undefined;
  defaultValue: readonly T[];
  onValueChange: ((value: readonly T[], details: ListChangeDetails) => void) | undefined;
  /** The list as it is stored, to tell what is not saved yet. Without it and without `save`: the first value. */
  saved: readonly T[] | undefined;
  save: ((change: ListChange<T>) => Promise<T | undefined>) | undefined;
  makeItem: ((name: string, id: number) => T) | undefined;
  editable: boolean;
  say: (text: string) => void;
  text: ListManagerMessages;
}

/** State and acts of a list manager, without any DOM: the items, what is not saved, what the server refused. */
export function useListManager<T extends ListManagerItem>(options: ListManagerState<T>) {
  const { save, editable, say, text } = options;
  const [items, report] = useControllable<readonly T[], ListChangeDetails>(
    options.value,
    options.defaultValue,
    options.onValueChange,
  );
  const [first] = useState(items);
  const [history] = useState(() => createUndoStack<readonly T[]>());
  const [selection, setSelection] = useState<Selection<ListItemID>>(noSelection);
  const [saving, setSaving] = useState<ReadonlySet<ListItemID>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<ListItemID, ListFailure<T>>>(new Map());
  const order = useMemo(() => items.map((item) => item.id), [items]);
  // Replies come late: they are about the list as it is then.
  const latest = useRef(items);
  latest.current = items;

  const mark = (id: ListItemID, state: 'saving' | 'done' | ListFailure<T>) => {
    setSaving((before) => {
      const next = new Set(before);
      if (state === 'saving') next.add(id);
      else next.delete(id);
      return next;
    });
    setFailures((before) => {
      if (typeof state === 'string' && !before.has(id)) return before;
      const next = new Map(before);
      if (typeof state === 'string') next.delete(id);
      else next.set(id, state);
      return next;
    });
  };
  const put = (next: readonly T[], details: ListChangeDetails) => {
    latest.current = next;
    report(next, details);
  };
  const send = async (change: ListChange<T>) => {
    if (!save) return;
    const { id, name } = change.item;
    mark(id, 'saving');
    try {
      const answer = await save(change);
      mark(id, 'done');
      if (!answer || change.kind === 'delete') return;
      // The server's own record takes the place of ours, in what undo goes back to as well.
      const swap = (list: readonly T[]) => list.map((item) => (item.id === id ? { ...item, ...answer } : item));
      const next = swap(latest.current);
      history.rewrite(swap, next);
      put(next, { reason: 'saved', ids: [answer.id] });
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : text.notSaved;
      // What could not be deleted is still there: it comes back, and says why.
      if (change.kind === 'delete')
        put(putBack(latest.current, [{ item: change.item, index: change.index }]), { reason: 'restore', ids: [id] });
      mark(id, { message, change });
      say(text.failed(name, message));
    }
  };
  const apply = (next: readonly T[], reason: ListChangeReason, ids: readonly ListItemID[], undoable = true) => {
    if (!editable) return;
    const changes = changesBetween(items, next);
    if (changes.length === 0) return;
    if (undoable) history.note(items, next);
    put(next, { reason, ids });
    for (const change of changes)
      void send(change.kind === 'add' && reason !== 'add' ? { ...change, kind: 'restore' } : change);
  };
  const travel = (reason: 'undo' | 'redo') => {
    const next = editable ? (reason === 'undo' ? history.undo(items) : history.redo(items)) : undefined;
    if (!next) return;
    apply(next, reason, [], false);
    say(reason === 'undo' ? text.undone : text.redone);
  };
  const restore = (removed: readonly { item: T; index: number }[]) => {
    const next = putBack(latest.current, removed);
    const back = removed.filter(({ item }) => !latest.current.some((other) => other.id === item.id));
    if (back.length === 0) return;
    history.note(latest.current, next);
    put(next, { reason: 'restore', ids: back.map(({ item }) => item.id) });
    for (const { item } of back) void send({ kind: 'restore', item, index: next.indexOf(item) });
    say(text.restored(back.length, back[0]?.item.name ?? ''));
  };

  const stored = useMemo(() => {
    const known = options.saved ?? (save ? undefined : first);
    return known && new Map(known.map((item) => [item.id, item]));
  }, [options.saved, save, first]);
  return {
    items,
    order,
    selection,
    setSelection,
    failures,
    isSaving: (id: ListItemID) => saving.has(id),
    isDirty: (item: T) => failures.has(item.id) || (stored !== undefined && stored.get(item.id)?.name !== item.name),
    targets: (current: ListItemID | undefined) => {
      const ids = new Set(selectedOr(selection, order, current));
      return items.filter((item) => ids.has(item.id) && item.locked === undefined);
    },
    /** Puts a new item in and answers its key. */
    add: (name: string, index: number): ListItemID => {
      const id = temporaryID(items);
      const item = options.makeItem?.(name, id) ?? ({ id, name } as T);
      apply(items.toSpliced(index, 0, item), 'add', [item.id]);
      say(text.added(name));
      return item.id;
    },
    rename: (id: ListItemID, name: string) => {
      if (!items.some((item) => item.id === id && item.name !== name)) return;
      apply(
        items.map((item) => (item.id === id ? { ...item, name } : item)),
        'edit',
        [id],
      );
      say(text.edited(name));
    },
    /** Takes items out and answers them with their places, for `restore`. */
    remove: (gone: readonly T[]) => {
      const ids = new Set(gone.map((item) => item.id));
      const removed = gone.map((item) => ({ item, index: items.indexOf(item) }));
      apply(
        items.filter((item) => !ids.has(item.id)),
        'delete',
        [...ids],
      );
      setSelection(noSelection);
      say(text.deleted(gone.length, gone[0]?.name ?? ''));
      return removed;
    },
    restore,
    move: (current: ListItemID | undefined, by: -1 | 1) => {
      const ids = new Set(selectedOr(selection, order, current));
      if (!editable || ids.size === 0) return;
      const { order: next, moved } = shiftRun(items, (item) => ids.has(item.id), by);
      if (moved.length === 0) return say(by < 0 ? text.first : text.last);
      apply(
        next,
        'move',
        moved.map((item) => item.id),
      );
      const [item] = moved;
      if (item) say(text.moved(item.name, next.indexOf(item) + 1, next.length));
    },
    tryAgain: (id: ListItemID) => {
      const failure = failures.get(id);
      if (!failure) return;
      const { change } = failure;
      if (change.kind === 'delete')
        put(
          items.filter((item) => item.id !== id),
          { reason: 'delete', ids: [id] },
        );
      void send(change);
    },
    /** Takes back what the server refused. */
    discard: (id: ListItemID) => {
      const failure = failures.get(id);
      if (!failure) return;
      mark(id, 'done');
      const { kind, previous } = failure.change;
      if (kind === 'edit' && previous)
        put(
          items.map((item) => (item.id === id ? previous : item)),
          { reason: 'undo', ids: [id] },
        );
      else if (kind === 'add' || kind === 'restore')
        put(
          items.filter((item) => item.id !== id),
          { reason: 'undo', ids: [id] },
        );
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  };
}

export type ListManagerControl<T extends ListManagerItem> = ReturnType<typeof useListManager<T>>;
