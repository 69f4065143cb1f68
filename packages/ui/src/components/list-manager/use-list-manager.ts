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
import { owedAfter, takenBack } from './owed-changes.ts';

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
  // An item keeps the key it was first shown by, also once the server has given it an id of its own: whoever is typing in its row, or
  // stands on it, is not disturbed by an answer.
  const firstIDs = useRef(new Map<ListItemID, ListItemID>());
  const lowest = useRef(0);
  const keyOf = (id: ListItemID): ListItemID => firstIDs.current.get(id) ?? id;
  const order = useMemo(() => items.map((item) => firstIDs.current.get(item.id) ?? item.id), [items]);
  // Replies come late: they are about the list as it is then.
  const latest = useRef(items);
  latest.current = items;
  const refused = useRef(failures);
  // The last save of each item: the next change of it waits, and is of the record that came of it.
  const pending = useRef(new Map<ListItemID, Promise<T | undefined>>());

  const mark = (id: ListItemID, state: 'saving' | 'done' | ListFailure<T>) => {
    setSaving((before) => {
      const next = new Set(before);
      if (state === 'saving') next.add(id);
      else next.delete(id);
      return next;
    });
    if (typeof state === 'string' && !refused.current.has(id)) return;
    const next = new Map(refused.current);
    if (typeof state === 'string') next.delete(id);
    else next.set(id, state);
    refused.current = next;
    setFailures(next);
  };
  const put = (next: readonly T[], details: ListChangeDetails) => {
    latest.current = next;
    report(next, details);
  };
  const send = (change: ListChange<T>) => {
    if (!save) return;
    const { id } = change.item;
    const before = pending.current.get(id);
    let work: Promise<T | undefined> | undefined;
    work = (async () => {
      const known = await before;
      const now = known ? { ...change, item: { ...change.item, ...known, name: change.item.name } } : change;
      const answer = await sendOwed(now.item.id, owedAfter(refused.current.get(now.item.id)?.owed ?? [], now, keyOf));
      const later = pending.current.get(id);
      if (later === work) pending.current.delete(id);
      // What waits for this one is known by its new id from now on.
      else if (later && answer && answer.id !== id) pending.current.set(answer.id, later);
      return answer ?? known;
    })();
    pending.current.set(id, work);
  };
  /** Sends what is owed of an item, up to the first refusal. Nothing owed is nothing refused. */
  const sendOwed = async (id: ListItemID, owed: readonly ListChange<T>[]): Promise<T | undefined> => {
    if (owed.length === 0) mark(id, 'done');
    let answer: T | undefined;
    for (const [at, change] of owed.entries()) {
      const sent = await sendNow(change, owed.slice(at));
      if (sent === 'refused') break;
      answer = sent ?? answer;
    }
    return answer;
  };
  /** Sends one change; answers the server's record of the item, nothing where there is none. */
  const sendNow = async (change: ListChange<T>, owed: readonly ListChange<T>[]): Promise<T | undefined | 'refused'> => {
    const { id, name } = change.item;
    mark(id, 'saving');
    try {
      const answer = await save?.(change);
      mark(id, 'done');
      if (!answer || change.kind === 'delete') return undefined;
      // The server's own record takes the place of ours, in what undo goes back to as well; a name typed meanwhile stays.
      const swap = (list: readonly T[]) =>
        list.map((item) =>
          item.id === id ? { ...item, ...answer, name: item.name === name ? answer.name : item.name } : item,
        );
      if (answer.id !== id) firstIDs.current.set(answer.id, keyOf(id));
      const next = swap(latest.current);
      history.rewrite(swap, next);
      put(next, { reason: 'saved', ids: [answer.id] });
      return answer;
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : text.notSaved;
      // What could not be deleted is still there: it comes back, and says why.
      if (change.kind === 'delete')
        put(putBack(latest.current, [{ item: change.item, index: change.index }]), { reason: 'restore', ids: [id] });
      mark(id, { message, owed });
      say(text.failed(name, message));
      return 'refused';
    }
  };
  const isMoveOwed = (id: ListItemID) => refused.current.get(id)?.owed.some(({ kind }) => kind === 'move') ?? false;
  const apply = (next: readonly T[], reason: ListChangeReason, ids: readonly ListItemID[], undoable = true) => {
    if (!editable) return;
    // A move taken back, or made again, is of the item whose move was refused.
    const movers = reason === 'move' ? ids : items.map(({ id }) => id).filter(isMoveOwed);
    const changes = changesBetween(items, next, new Set(movers));
    if (changes.length === 0) return;
    if (undoable) history.note(items, next);
    put(next, { reason, ids });
    for (const change of changes)
      send(change.kind === 'add' && reason !== 'add' ? { ...change, kind: 'restore' } : change);
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
    for (const { item } of back) send({ kind: 'restore', item, index: next.indexOf(item) });
    say(text.restored(back.length, back[0]?.item.name ?? ''));
  };

  const stored = useMemo(() => {
    const known = options.saved ?? (save ? undefined : first);
    return known && new Map(known.map((item) => [item.id, item]));
  }, [options.saved, save, first]);
  return {
    items,
    /** Keys of the items, in order: what selection, `rename`, `move` and `moveTo` go by. */
    order,
    keyOf,
    selection,
    setSelection,
    failures,
    isSaving: (id: ListItemID) => saving.has(id),
    isDirty: (item: T) => failures.has(item.id) || (stored !== undefined && stored.get(item.id)?.name !== item.name),
    targets: (current: ListItemID | undefined) => {
      const ids = new Set(selectedOr(selection, order, current));
      return items.filter((item) => ids.has(keyOf(item.id)) && item.locked === undefined);
    },
    /** Puts a new item in and answers its key. */
    add: (name: string, index: number): ListItemID => {
      const id = Math.min(temporaryID(items), lowest.current - 1);
      lowest.current = id;
      const item = options.makeItem?.(name, id) ?? ({ id, name } as T);
      apply(items.toSpliced(index, 0, item), 'add', [item.id]);
      say(text.added(name));
      return item.id;
    },
    rename: (key: ListItemID, name: string) => {
      const renamed = items.find((item) => keyOf(item.id) === key && item.name !== name);
      if (!renamed) return;
      apply(
        items.map((item) => (item === renamed ? { ...item, name } : item)),
        'edit',
        [renamed.id],
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
      const { order: next, moved } = shiftRun(items, (item) => ids.has(keyOf(item.id)), by);
      if (moved.length === 0) return say(by < 0 ? text.first : text.last);
      apply(
        next,
        'move',
        moved.map((item) => item.id),
      );
      const [item] = moved;
      if (item) say(text.moved(item.name, next.indexOf(item) + 1, next.length));
    },
    /** Puts items, in their order, before the `index`-th of those that stay. */
    moveTo: (keys: readonly ListItemID[], index: number) => {
      const moving = items.filter((item) => keys.includes(keyOf(item.id)));
      const staying = items.filter((item) => !keys.includes(keyOf(item.id)));
      const next = staying.toSpliced(index, 0, ...moving);
      const [item] = moving;
      if (!editable || item === undefined || next.every((each, at) => each === items[at])) return;
      apply(
        next,
        'move',
        moving.map(({ id }) => id),
      );
      say(text.moved(item.name, next.indexOf(item) + 1, next.length));
    },
    tryAgain: (id: ListItemID) => {
      const change = failures.get(id)?.owed.at(-1);
      if (!change) return;
      if (change.kind === 'delete')
        put(
          items.filter((item) => item.id !== id),
          { reason: 'delete', ids: [id] },
        );
      send(change);
    },
    /** Takes back what the server refused. */
    discard: (id: ListItemID) => {
      const owed = failures.get(id)?.owed;
      if (!owed) return;
      mark(id, 'done');
      const next = takenBack(items, owed, { hasMoved: isMoveOwed, keyOf });
      // A deletion that was refused is taken back already.
      if (owed[0]?.kind !== 'delete') put(next, { reason: 'undo', ids: [id] });
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  };
}

export type ListManagerControl<T extends ListManagerItem> = ReturnType<typeof useListManager<T>>;
