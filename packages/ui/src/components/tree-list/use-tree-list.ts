import { useMemo, useRef, useState } from 'react';
import { useControllable } from '../../hooks/use-controllable.ts';
import { noSelection, type Selection, selectedOr } from '../../lib/multi-select.ts';
import { createUndoStack } from '../../lib/undo-stack.ts';
import { find, update } from './tree.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeChangeDetails, TreeID, TreeItem, TreeRow, TreeTarget } from './tree-list.types.ts';
import { indent, isUnloaded, type Moved, move, moveAfter, outdent, step } from './tree-moves.ts';
import { type NumberOf, placesOf, rowsOf } from './tree-numbers.ts';

export interface TreeListState<T extends TreeItem> {
  value: readonly T[] | undefined;
  defaultValue: readonly T[];
  onValueChange: ((value: readonly T[], details: TreeChangeDetails) => void) | undefined;
  folded: readonly TreeID[] | undefined;
  defaultFolded: readonly TreeID[];
  onFoldedChange: ((folded: readonly TreeID[]) => void) | undefined;
  loadChildren: ((item: T) => Promise<readonly T[]>) | undefined;
  numberOf: NumberOf<T> | undefined;
  maxLevel: number;
  readOnly: boolean;
  say: (text: string) => void;
  text: TreeListMessages;
}

/** What is being edited, and what it became so far. */
export interface TreeEdit {
  id: TreeID;
  draft: string;
}

/** State and acts of a tree list, without any DOM: what is shown, marked, cut, edited, and what a move makes of it. */
export function useTreeList<T extends TreeItem>(options: TreeListState<T>) {
  const { loadChildren, numberOf, maxLevel, readOnly, say, text } = options;
  const [tree, report] = useControllable<readonly T[], TreeChangeDetails>(
    options.value,
    options.defaultValue,
    options.onValueChange,
  );
  const [foldedIDs, setFoldedIDs] = useControllable<readonly TreeID[], undefined>(
    options.folded,
    options.defaultFolded,
    options.onFoldedChange,
  );
  const folded = useMemo(() => new Set(foldedIDs), [foldedIDs]);
  const places = useMemo(() => placesOf(tree, numberOf), [tree, numberOf]);
  const rows = useMemo(() => rowsOf(places, folded), [places, folded]);
  const order = useMemo(() => rows.map((row) => row.id), [rows]);
  const [selection, setSelection] = useState<Selection<TreeID>>(noSelection);
  const [cutIDs, setCutIDs] = useState<readonly TreeID[]>([]);
  const [editing, setEditing] = useState<TreeEdit | null>(null);
  const [loads, setLoads] = useState<ReadonlyMap<TreeID, 'loading' | 'failed'>>(new Map());
  const [history] = useState(() => createUndoStack<readonly T[]>());
  // Replies come late: they are about the tree as it is then.
  const latest = useRef(tree);
  latest.current = tree;

  const change = (next: readonly T[], details: TreeChangeDetails) => {
    if (details.reason === 'move' || details.reason === 'edit') history.note(tree, next);
    report(next, details);
  };
  const reveal = (next: readonly T[], ids: readonly TreeID[]) => {
    // What was moved below a folded item would be out of sight.
    const parents = ids.map((id) => find(next, id)?.parentID ?? null);
    const left = foldedIDs.filter((id) => !parents.includes(id));
    if (left.length !== foldedIDs.length) setFoldedIDs(left, undefined);
  };
  const tell = (next: readonly T[], ids: readonly TreeID[]) => {
    const now = placesOf(next, numberOf);
    const first = now.find((place) => place.id === ids[0]);
    if (!first) return;
    const under = now.find((place) => place.id === first.parentID)?.path ?? null;
    say(
      ids.length === 1
        ? text.moved(first.path, first.position, first.setSize, under)
        : text.movedSeveral(ids.length, first.path),
    );
  };
  /** Takes over a move. False, and said why, if nothing moved. */
  const take = (moved: Moved<T>, refusal: string): boolean => {
    if (readOnly) return false;
    if (moved.ids.length === 0) {
      say(refusal);
      return false;
    }
    change(moved.tree, { reason: 'move', ids: moved.ids });
    reveal(moved.tree, moved.ids);
    tell(moved.tree, moved.ids);
    return true;
  };
  const targets = (current: TreeID | undefined) => selectedOr(selection, order, current);

  const setOpen = (row: TreeRow<T>, open: boolean) => {
    if (!row.hasChildren || row.open === open) return;
    if (open && isUnloaded(row.item)) {
      void load(row);
      return;
    }
    setFoldedIDs(open ? foldedIDs.filter((id) => id !== row.id) : [...foldedIDs, row.id], undefined);
  };
  const load = async (row: TreeRow<T>) => {
    const { id } = row;
    if (!loadChildren || loads.get(id) === 'loading') return;
    const mark = (state: 'loading' | 'failed' | null) =>
      setLoads((before) => {
        const next = new Map(before);
        if (state) next.set(id, state);
        else next.delete(id);
        return next;
      });
    mark('loading');
    try {
      const children = await loadChildren(row.item);
      const fill = (state: readonly T[]) =>
        update(state, id, (item) => ({ ...item, children, childCount: children.length }));
      const next = fill(latest.current);
      // Loading is nobody's act: it is in every state that undo can go back to.
      history.rewrite(fill, next);
      report(next, { reason: 'load', ids: [id] });
      mark(null);
      say(text.loaded(children.length, row.path));
    } catch {
      mark('failed');
      say(text.loadFailed);
    }
  };
  const travel = (reason: 'undo' | 'redo') => {
    if (readOnly) return;
    const next = reason === 'undo' ? history.undo(tree) : history.redo(tree);
    if (!next) return say(reason === 'undo' ? text.nothingToUndo : text.nothingToRedo);
    report(next, { reason, ids: [] });
    say(reason === 'undo' ? text.undone : text.redone);
  };
  const endCut = () => {
    if (cutIDs.length === 0) return false;
    setCutIDs([]);
    say(text.cutEnded);
    return true;
  };

  return {
    tree,
    places,
    rows,
    order,
    selection,
    setSelection,
    cutIDs,
    editing,
    loads,
    history,
    targets,
    setOpen,
    load,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    setAllOpen: (open: boolean) =>
      setFoldedIDs(
        open ? [] : places.filter((place) => place.item.children?.length).map((place) => place.id),
        undefined,
      ),
    moveUp: (current: TreeID | undefined) => take(step(tree, targets(current), -1), text.cannotUp),
    moveDown: (current: TreeID | undefined) => take(step(tree, targets(current), 1), text.cannotDown),
    indent: (current: TreeID | undefined) => take(indent(tree, targets(current), maxLevel), text.cannotIndent),
    outdent: (current: TreeID | undefined) => take(outdent(tree, targets(current)), text.cannotOutdent),
    moveTo: (ids: readonly TreeID[], target: TreeTarget) => take(move(tree, ids, target, maxLevel), text.notThere),
    cut: (current: TreeID | undefined) => {
      const ids = targets(current);
      if (readOnly || ids.length === 0) return;
      setCutIDs(ids);
      say(text.cut(ids.length, places.find((place) => place.id === ids[0])?.path ?? ''));
    },
    endCut,
    paste: (current: TreeID | undefined): readonly TreeID[] => {
      if (readOnly || current === undefined) return [];
      if (cutIDs.length === 0) {
        say(text.nothingCut);
        return [];
      }
      if (!take(moveAfter(tree, cutIDs, current, maxLevel), text.cannotPaste)) return [];
      setCutIDs([]);
      return cutIDs;
    },
    startEdit: (id: TreeID) => {
      const item = find(tree, id)?.item;
      if (readOnly || item?.locked) return false;
      setEditing({ id, draft: item?.text ?? '' });
      return true;
    },
    setDraft: (draft: string) => setEditing((before) => before && { ...before, draft }),
    /** Ends editing and keeps the text. */
    commit: () => {
      if (!editing) return;
      setEditing(null);
      const found = find(tree, editing.id);
      if (!found || found.item.text === editing.draft) return;
      change(
        update(tree, editing.id, (item) => ({ ...item, text: editing.draft })),
        { reason: 'edit', ids: [editing.id] },
      );
      say(text.saved(places.find((place) => place.id === editing.id)?.path ?? ''));
    },
    /** Ends editing and leaves the text as it was. */
    cancelEdit: () => {
      if (!editing) return;
      setEditing(null);
      say(text.restored(places.find((place) => place.id === editing.id)?.path ?? ''));
    },
  };
}

export type TreeListControl<T extends TreeItem> = ReturnType<typeof useTreeList<T>>;
