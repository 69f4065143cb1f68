import { useMemo, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { noSelection, type Selection, selectedOr } from '../../lib/multi-select.ts';
import { neighbourOf, shiftRun } from '../../lib/shift-run.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import { filterOptions } from '../select-field/options.ts';
import type { DualListMessages } from './dual-list.messages.ts';
import type { DualListDetails, DualListID, DualListItem, DualListReason, DualListSide } from './dual-list.types.ts';

export interface DualListState<T extends DualListItem> {
  items: readonly T[];
  value: readonly DualListID[] | undefined;
  defaultValue: readonly DualListID[];
  onValueChange: ((value: readonly DualListID[], details: DualListDetails) => void) | undefined;
  max: number;
  editable: boolean;
  labels: Record<DualListSide, string>;
  say: (text: string) => void;
  text: DualListMessages;
}

/** One of the two lists as it is shown. */
export interface DualListView<T> {
  side: DualListSide;
  /** All of this side, in order. */
  all: readonly T[];
  /** Those that match the filter. */
  shown: readonly T[];
  /** Ids of the shown ones. */
  order: readonly DualListID[];
  filter: string;
  selection: Selection<DualListID>;
  /** Place of the current one among the shown, -1 if none is shown. */
  active: number;
}

interface SideState {
  filter: string;
  selection: Selection<DualListID>;
  active: DualListID | undefined;
  /** Where it was, for when it goes away. */
  place: number;
}
const start: SideState = { filter: '', selection: noSelection, active: undefined, place: 0 };

function viewOf<T extends DualListItem>(side: DualListSide, all: readonly T[], state: SideState): DualListView<T> {
  const options = all.map(({ id, name, code }) => ({ value: id, label: name, code }));
  // The order is the user's: what matches best does not come first here.
  const found = state.filter.trim()
    ? new Set(filterOptions(options, state.filter).map((option) => option.value))
    : null;
  const shown = found ? all.filter((item) => found.has(item.id)) : all;
  const order = shown.map((item) => item.id);
  const at = state.active === undefined ? -1 : order.indexOf(state.active);
  return {
    side,
    all,
    shown,
    order,
    filter: state.filter,
    selection: state.selection,
    active: at >= 0 ? at : Math.min(state.place, order.length - 1),
  };
}

/** State and acts of a dual list, without any DOM. */
export function useDualList<T extends DualListItem>(options: DualListState<T>) {
  const { items, max, editable, labels, say, text } = options;
  const [value, report] = useControllable<readonly DualListID[], DualListDetails>(
    options.value,
    options.defaultValue,
    options.onValueChange,
  );
  const [history] = useState(() => createUndoStack<readonly DualListID[]>());
  const [left, setLeft] = useState(start);
  const [right, setRight] = useState(start);
  const byID = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const available = useMemo(() => {
    const chosen = new Set(value);
    return viewOf(
      'available',
      items.filter((item) => !chosen.has(item.id)),
      left,
    );
  }, [items, value, left]);
  const chosen = useMemo(
    () =>
      viewOf(
        'chosen',
        value.flatMap((id) => byID.get(id) ?? []),
        right,
      ),
    [byID, value, right],
  );
  const views = { available, chosen };
  const put = (side: DualListSide, change: Partial<SideState>) =>
    (side === 'available' ? setLeft : setRight)((before) => ({ ...before, ...change }));
  const change = (next: readonly DualListID[], reason: DualListReason, ids: readonly DualListID[]) => {
    history.note(value, next);
    report(next, { reason, ids });
  };
  const nameOf = (id: DualListID | undefined) => (id === undefined ? '' : (byID.get(id)?.name ?? ''));

  const setActive = (side: DualListSide, place: number, selection?: Selection<DualListID>) => {
    const view = views[side];
    const at = Math.max(0, Math.min(view.order.length - 1, place));
    put(side, { active: view.order[at], place: at, ...(selection ? { selection } : {}) });
  };
  /** After some went to the other side: the neighbour takes over, and nothing that is gone stays marked. */
  const settle = (view: DualListView<T>, gone: readonly DualListID[]) => {
    const out = new Set(gone);
    const next = neighbourOf(view.order, out);
    const before = view.order.slice(0, next === undefined ? 0 : view.order.indexOf(next));
    put(view.side, {
      active: next,
      place: before.filter((id) => !out.has(id)).length,
      selection: next === undefined ? noSelection : { keys: new Set([next]), anchor: next },
    });
  };
  const targets = (side: DualListSide) => {
    const view = views[side];
    return selectedOr(view.selection, view.order, view.order[view.active]);
  };
  const addable = (ids: readonly DualListID[]) =>
    ids.filter((id) => !byID.get(id)?.inactive).slice(0, Math.max(0, max - value.length));
  const add = (wanted: readonly DualListID[]) => {
    const ids = addable(wanted);
    if (!editable || wanted.length === 0) return;
    if (ids.length === 0) return say(value.length >= max ? text.full(max) : text.cannotAdd(nameOf(wanted[0])));
    const next = [...value, ...ids];
    change(next, 'add', ids);
    settle(available, ids);
    say(
      ids.length === 1
        ? text.added(nameOf(ids[0]), labels.chosen, next.length, next.length)
        : text.addedSeveral(ids.length, labels.chosen, next.length),
    );
  };
  const remove = (ids: readonly DualListID[]) => {
    if (!editable || ids.length === 0) return;
    const out = new Set(ids);
    const next = value.filter((id) => !out.has(id));
    change(next, 'remove', ids);
    settle(chosen, ids);
    say(
      ids.length === 1
        ? text.removed(nameOf(ids[0]), labels.chosen, next.length)
        : text.removedSeveral(ids.length, labels.chosen, next.length),
    );
  };
  const shift = (by: -1 | 1) => {
    const ids = targets('chosen');
    if (!editable || ids.length === 0) return;
    const wanted = new Set(ids);
    const { order, moved } = shiftRun(value, (id) => wanted.has(id), by);
    if (moved.length === 0) return say(by < 0 ? text.first : text.last);
    change(order, 'move', moved);
    const place = order.findIndex((id) => wanted.has(id)) + 1;
    say(ids.length === 1 ? text.moved(nameOf(ids[0]), place, order.length) : text.movedSeveral(ids.length, place));
  };
  const travel = (reason: 'undo' | 'redo') => {
    const next = editable ? (reason === 'undo' ? history.undo(value) : history.redo(value)) : undefined;
    if (!next) return;
    report(next, { reason, ids: [] });
    say(reason === 'undo' ? text.undone : text.redone);
  };

  return {
    value,
    views,
    targets,
    addable,
    setActive,
    setSelection: (side: DualListSide, selection: Selection<DualListID>) => put(side, { selection }),
    setFilter: (side: DualListSide, filter: string) =>
      put(side, { filter, selection: noSelection, active: undefined, place: 0 }),
    add,
    remove,
    shift,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  };
}
