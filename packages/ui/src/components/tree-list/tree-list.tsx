// biome-ignore-all lint/a11y/useSemanticElements: a treegrid with rows of their own layout cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows take the focus (APG treegrid)
import { ArrowRightToLine, Pencil } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useActiveRow } from '../../hooks/use-active-row.ts';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useRowInView } from '../../hooks/use-row-in-view.ts';
import { cn } from '../../lib/cn.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { noSelection, selectRange, toggleKey } from '../../lib/multi-select.ts';
import { useRowWindow } from '../../lib/use-row-window.tsx';
import { EmptyState } from '../empty-state/index.ts';
import { useFieldMode } from '../field-mode/index.ts';
import { askMove } from './ask-move.ts';
import { TreeTextEditor } from './tree-editor.tsx';
import { treeListMessages } from './tree-list.messages.ts';
import type { TreeListProps } from './tree-list.props.ts';
import type { TreeActs, TreeID, TreeItem, TreePlace, TreeRow } from './tree-list.types.ts';
import { MAX_LEVEL } from './tree-moves.ts';
import { TreeRowItem, type TreeRowShared } from './tree-row.tsx';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { useTreeList } from './use-tree-list.ts';

const NONE: readonly never[] = [];
/** Height of a row of one line, px. */
const ROW = 30;

/** Items in order and in levels: moved by keys or by hand, edited in place, numbered as they stand. */
export function TreeList<T extends TreeItem>(props: TreeListProps<T>) {
  const { label, loadChildren, numberOf, maxLevel = MAX_LEVEL, renderText, renderNotes, actions, editor } = props;
  const { onBadgeRemove, onAdd, onDelete, header, empty, className, messages } = props;
  const { mode } = useFieldMode(props.readOnly ? 'read' : 'edit');
  const readOnly = mode !== 'edit';
  const text = useMemo(() => ({ ...treeListMessages, ...messages }), [messages]);
  const [region, say] = useAnnouncement();
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);

  const list = useTreeList<T>({
    value: props.value,
    defaultValue: props.defaultValue ?? NONE,
    onValueChange: props.onValueChange,
    folded: props.folded,
    defaultFolded: props.defaultFolded ?? NONE,
    onFoldedChange: props.onFoldedChange,
    loadChildren,
    numberOf,
    maxLevel,
    readOnly,
    say,
    text,
  });
  const { rows, order, editing } = list;
  const rowOf = (index: number) => box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const reveal = useRowInView(rowOf, scroller);
  const active = useActiveRow<TreeID>(order, root, {
    onActive: reveal,
    fallback: () => root.current?.querySelector<HTMLElement>('button:not(:disabled)'),
  });
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState<TreeID | null>(null);

  const startEdit = (id: TreeID) => list.startEdit(id) || say(text.readOnly);
  const endEdit = (keep: boolean, next: boolean) => {
    const id = editing?.id;
    if (id === undefined) return;
    if (keep) list.commit();
    else list.cancelEdit();
    active.focus((next ? order[order.indexOf(id) + 1] : undefined) ?? id);
  };
  const moveTo = async (current: TreeID | undefined) => {
    const ids = list.targets(current);
    if (readOnly || ids.length === 0) return;
    const { tree, places } = list;
    const target = await askMove({
      tree,
      places,
      ids,
      maxLevel,
      text,
      ...(renderText
        ? { renderText: (place) => renderText({ ...(place as TreePlace<T>), hasChildren: false, open: false }) }
        : {}),
    });
    if (target) latest.current.drop(ids, target);
  };
  const drop = (ids: readonly TreeID[], target: Parameters<typeof list.moveTo>[1]) => {
    list.moveTo(ids, target);
    if (ids[0] !== undefined) active.focus(ids[0]);
  };
  const { drag, onHandlePointerDown } = useTreeDrag<T>({
    box,
    scroller,
    tree: list.tree,
    rows,
    maxLevel,
    targets: (id) => (list.selection.keys.has(id) ? list.targets(id) : [id]),
    onDrop: drop,
  });
  const add = () => {
    const id = onAdd?.(rows[active.index]);
    if (id === undefined) return;
    active.focus(id);
    latest.current.startNew(id);
  };
  const [fresh, setFresh] = useState<TreeID | null>(null);
  // An item just added is edited as soon as the caller has put it in.
  if (fresh !== null && order.includes(fresh)) {
    setFresh(null);
    list.startEdit(fresh);
  }

  const latest = useRef({
    list,
    drop,
    startEdit,
    startNew: setFresh,
    moveTo,
    onHandlePointerDown,
    active,
    onBadgeRemove,
  });
  latest.current = { list, drop, startEdit, startNew: setFresh, moveTo, onHandlePointerDown, active, onBadgeRemove };

  const removable = onBadgeRemove !== undefined;
  const shared = useMemo<TreeRowShared<T>>(
    () => ({
      text,
      readOnly,
      renderText,
      renderNotes,
      actions: readOnly
        ? (actions?.filter((action) => action.whenReadOnly) ?? NONE)
        : [
            { id: 'edit', label: text.edit, icon: Pencil, onAct: (row) => latest.current.startEdit(row.id) },
            {
              id: 'move',
              label: text.move,
              icon: ArrowRightToLine,
              onAct: (row) => void latest.current.moveTo(row.id),
            },
            ...(actions ?? NONE),
          ],
      onCaret: (row) => {
        latest.current.active.focus(row.id);
        latest.current.list.setOpen(row, !row.open);
      },
      onRetry: (row) => void latest.current.list.load(row),
      onBadgeRemove: removable ? (row, badgeID) => latest.current.onBadgeRemove?.(row.item, badgeID) : undefined,
      onHandle: (event, row) => {
        latest.current.active.focus(row.id);
        latest.current.onHandlePointerDown(event, row.id);
      },
      onPress: (event, row) => {
        const { list: now } = latest.current;
        if ((event.target as Element).closest('button,a,input,textarea,[contenteditable]')) return;
        if (event.ctrlKey || event.metaKey) now.setSelection(toggleKey(now.selection, row.id));
        else if (event.shiftKey)
          now.setSelection(selectRange(now.selection, now.order, latest.current.active.key ?? row.id, row.id));
        else now.setSelection({ keys: noSelection.keys, anchor: row.id });
      },
      onEdit: (row) => latest.current.startEdit(row.id),
      onHover: setHovered,
    }),
    [text, readOnly, renderText, renderNotes, actions, removable],
  );

  const acts: TreeActs = {
    count: list.targets(active.key).length,
    readOnly,
    add,
    edit: () => active.key !== undefined && startEdit(active.key),
    moveUp: () => list.moveUp(active.key),
    moveDown: () => list.moveDown(active.key),
    indent: () => list.indent(active.key),
    outdent: () => list.outdent(active.key),
    moveTo: () => void moveTo(active.key),
    cut: () => list.cut(active.key),
    paste: () => {
      const ids = list.paste(active.key);
      if (ids[0] !== undefined) active.focus(ids[0]);
    },
    undo: list.undo,
    redo: list.redo,
    canUndo: !readOnly && list.history.canUndo(list.tree),
    canRedo: !readOnly && list.history.canRedo(list.tree),
    expandAll: () => list.setAllOpen(true),
    collapseAll: () => list.setAllOpen(false),
    remove: () => {
      const ids = new Set(list.targets(active.key));
      if (ids.size > 0) onDelete?.(rows.filter((row) => ids.has(row.id)));
    },
  };
  const onKeyDown = useTreeKeys({ list, active, acts, box, scroller, endEdit, say, text, readOnly });

  const keyAt = useCallback((index: number) => order[index] ?? index, [order]);
  const view = useRowWindow({
    count: rows.length,
    keyAt,
    estimate: ROW,
    scroller,
    keep: [active.index, editing ? order.indexOf(editing.id) : -1],
  });
  const editorOf = (row: TreeRow<T>): ReactNode => {
    if (editing?.id !== row.id) return null;
    const given = {
      row,
      value: editing.draft,
      onValueChange: list.setDraft,
      save: () => endEdit(true, false),
      saveAndNext: () => endEdit(true, true),
      cancel: () => endEdit(false, false),
      label: text.textOf(row.path),
    };
    return editor ? editor(given) : <TreeTextEditor {...given} text={text} />;
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (!root.current?.contains(to)) setFocused(false);
    // Leaving the editor keeps the text; a layer opened from it, or another window, is no leaving.
    if (!editing || !(event.target instanceof Element) || !document.hasFocus()) return;
    const row = event.target.closest<HTMLElement>('[data-slot=tree-row]');
    if (!row || order[Number(row.dataset.row)] !== editing.id || row.contains(to)) return;
    if (to?.closest('[data-radix-popper-content-wrapper],[data-slot=dialog]')) return;
    list.commit();
  };
  const dropAt = (index: number) => {
    if (!drag?.place) return null;
    if (drag.gap === index) return { edge: 'before' as const, level: drag.place.level };
    const atEnd = index === rows.length - 1 && drag.gap === rows.length;
    return atEnd ? { edge: 'after' as const, level: drag.place.level } : null;
  };
  const owns = editing !== null || drag !== null || list.cutIDs.length > 0 || list.selection.keys.size > 0;

  return (
    <div
      ref={root}
      data-slot="tree-list"
      {...escapeOwner(owns)}
      className={cn('flex min-h-0 flex-col bg-surface-base text-body text-default', className)}
    >
      {header?.(acts)}
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 overflow-auto [overflow-anchor:none] print:overflow-visible"
      >
        {rows.length === 0 ? (
          (empty ?? <EmptyState title={text.empty} />)
        ) : (
          <div
            ref={box}
            role="treegrid"
            aria-label={label}
            aria-multiselectable={readOnly ? undefined : true}
            aria-readonly={readOnly || undefined}
            aria-rowcount={rows.length}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              setFocused(true);
              const row = (event.target as Element).closest<HTMLElement>('[data-row]');
              const id = row && box.current?.contains(row) ? order[Number(row.dataset.row)] : undefined;
              if (id !== undefined) active.mark(id);
            }}
            onBlur={onBlur}
            style={{ paddingBlockEnd: view.after || undefined }}
          >
            {view.rows.map(({ index, before }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <TreeRowItem<T>
                  key={row.id}
                  row={row}
                  index={index}
                  before={before}
                  active={index === active.index}
                  current={focused && index === active.index}
                  hovered={hovered === row.id && drag === null}
                  selected={list.selection.keys.has(row.id)}
                  cut={list.cutIDs.includes(row.id)}
                  dragging={drag?.ids.has(row.id) ?? false}
                  drop={dropAt(index)}
                  load={list.loads.get(row.id)}
                  editor={editorOf(row)}
                  measure={view.measure}
                  shared={shared}
                />
              );
            })}
          </div>
        )}
      </div>
      {view.window}
      {region}
    </div>
  );
}
