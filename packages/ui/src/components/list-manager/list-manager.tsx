// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows of their own layout cannot be a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows take the focus
import { Plus } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useActiveRow } from '../../hooks/use-active-row.ts';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { cn } from '../../lib/cn.ts';
import { escapeOwner } from '../../lib/escape-ladder.ts';
import { noSelection, selectRange, toggleKey } from '../../lib/multi-select.ts';
import { dialogs } from '../../services/dialogs/index.ts';
import { toasts } from '../../services/toasts/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useFieldMode } from '../field-mode/index.ts';
import { askItem } from './ask-item.ts';
import { ItemField } from './item-field.tsx';
import { ListBar } from './list-bar.tsx';
import { nameError } from './list-changes.ts';
import { listManagerMessages } from './list-manager.messages.ts';
import type { ListManagerProps } from './list-manager.props.ts';
import type { ListItemID, ListManagerItem } from './list-manager.types.ts';
import { listRowVariants } from './list-manager.variants.ts';
import { ListRow } from './list-row.tsx';
import { useListDrag } from './use-list-drag.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListManager } from './use-list-manager.ts';

/** What is being edited in its row: an item, or a new one (`id` null) at a place. */
interface Edit {
  id: ListItemID | null;
  index: number;
  draft: string;
  error: string | null;
}

const NONE: readonly never[] = [];

/** A short list that people keep: add, edit, delete with a question, undo. */
export function ListManager<T extends ListManagerItem>(props: ListManagerProps<T>) {
  const { label, allowDuplicates = false, validate, invalidMessage, maxLength, max, reorderable = false } = props;
  const { editIn = 'row', fieldLabel, rows = 10, empty, className } = props;
  const { mode } = useFieldMode(props.readOnly ? 'read' : 'edit');
  const editable = mode === 'edit';
  const text = useMemo(() => ({ ...listManagerMessages, ...props.messages }), [props.messages]);
  const [region, say] = useAnnouncement();
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const list = useListManager<T>({
    value: props.value,
    defaultValue: props.defaultValue ?? NONE,
    onValueChange: props.onValueChange,
    saved: props.saved,
    save: props.save,
    makeItem: props.makeItem,
    editable,
    say,
    text,
  });
  const { items, order } = list;
  const active = useActiveRow<ListItemID>(order, root, {
    onActive: (index) => grid.current?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    fallback: () => root.current?.querySelector<HTMLElement>('[data-list-add]'),
  });
  const drag = useListDrag({ list, grid, reorderable: reorderable && editable, onDropped: active.focus });
  const [focused, setFocused] = useState(false);
  const [edit, setEdit] = useState<Edit | null>(null);
  // The dialog gives the focus back to the row it was opened from, after the new row got it: that row sends it on.
  const returning = useRef<ListItemID | null>(null);
  const stay = () => {
    returning.current = null;
  };
  const full = max !== undefined && items.length >= max;

  const check = (name: string, item: T | null) =>
    nameError(name, item, items, {
      allowDuplicates,
      validate,
      required: text.required,
      duplicate: text.duplicate,
      invalid: invalidMessage ?? text.invalid,
    });
  /** Where a new item goes: after the current one where there is an order, else at the end. */
  const place = reorderable && active.index >= 0 ? active.index + 1 : items.length;
  const add = async () => {
    if (!editable) return;
    if (full) return say(text.atMost(max));
    if (editIn === 'row') return setEdit({ id: null, index: place, draft: '', error: null });
    const name = await askItem(text.addTitle, {
      label: fieldLabel ?? text.field,
      name: '',
      maxLength,
      check: (draft) => latest.current.check(draft, null),
      ...(max === undefined || items.length + 1 < max
        ? { onAnother: (draft: string) => void latest.current.list.add(draft, latest.current.place) }
        : {}),
    });
    if (name === null) return;
    returning.current = latest.current.list.add(name, latest.current.place);
    active.focus(returning.current);
  };
  const startEdit = async (item: T | undefined) => {
    if (!editable || !item) return;
    if (item.locked !== undefined) return say(item.locked);
    if (editIn === 'row') return setEdit({ id: list.keyOf(item.id), index: -1, draft: item.name, error: null });
    const name = await askItem(text.editTitle, {
      label: fieldLabel ?? text.field,
      name: item.name,
      maxLength,
      check: (draft) => latest.current.check(draft, item),
    });
    if (name !== null) latest.current.list.rename(list.keyOf(item.id), name);
  };
  const ask = async (gone: readonly T[]) => {
    if (!editable || gone.length === 0) return;
    const names = gone.map((item) => item.name);
    const sure = await dialogs.confirm({
      title: text.confirmTitle(names),
      message: text.confirmMessage,
      confirmLabel: text.delete,
      cancelLabel: text.cancel,
      destructive: true,
      key: 'list-delete',
    });
    if (!sure) return;
    const removed = latest.current.list.remove(gone);
    toasts.info({
      title: text.deletedTitle(names),
      action: { label: text.undo, onAction: () => latest.current.bringBack(removed) },
    });
  };
  const bringBack = (removed: Parameters<typeof list.restore>[0]) => {
    // The toast goes with the press: its focus would be put back where it came from, or be lost.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    list.restore(removed);
    if (removed[0]) active.focus(list.keyOf(removed[0].item.id));
  };
  const latest = useRef({ list, check, place, bringBack });
  latest.current = { list, check, place, bringBack };

  /** Keeps what was typed, if it will do; a new row goes to `arrive`. False leaves the field open. */
  const keep = (arrive: (id: ListItemID) => void): boolean => {
    if (!edit) return true;
    const name = edit.draft.trim();
    const item = items.find((each) => list.keyOf(each.id) === edit.id) ?? null;
    const error = check(name, item);
    if (error !== null) {
      setEdit({ ...edit, error });
      return false;
    }
    setEdit(null);
    if (item && edit.id !== null) list.rename(edit.id, name);
    else arrive(list.add(name, edit.index));
    return true;
  };
  const endEdit = (kept: boolean) => {
    if (kept && !keep(active.focus)) return;
    if (!kept) setEdit(null);
    if (edit?.id != null) active.focus(edit.id);
    // The row of a new item that is not kept goes away: the focus must not go with it.
    else if (!kept && active.key !== undefined) active.focus(active.key);
    else if (!kept) root.current?.querySelector<HTMLElement>('[data-list-add]')?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!root.current?.contains(event.relatedTarget)) setFocused(false);
    const row = event.target.closest('[data-slot=list-row]');
    if (!edit || !event.target.matches('input') || row?.contains(event.relatedTarget) || !document.hasFocus()) return;
    // An empty new row was a slip; anything else is kept if it will do, and stays open with its error if not.
    if (edit.id === null && edit.draft.trim() === '') setEdit(null);
    // The focus has gone where the user wants it: the new row only takes the tab stop.
    else keep(active.mark);
  };
  const current = items[active.index];
  const onKeyDown = useListKeys({
    list,
    active,
    editing: edit !== null,
    editable,
    reorderable,
    say,
    text,
    endEdit,
    add: () => void add(),
    edit: () => void startEdit(current),
    remove: () => void ask(list.targets(active.key)),
  });

  const editor = (item: T | null): ReactNode => (
    <ItemField
      label={item ? text.nameOf(item.name) : text.newName}
      maxLength={maxLength}
      value={edit?.draft ?? ''}
      error={edit?.error ?? undefined}
      onValueChange={(draft) => setEdit((before) => before && { ...before, draft, error: null })}
    />
  );
  const fresh = edit?.id === null && (
    <div key="new" role="row" data-slot="list-row" className={listRowVariants()}>
      <div role="gridcell" className="min-w-0 flex-1">
        {editor(null)}
      </div>
    </div>
  );
  const row = (item: T, index: number, key: ListItemID = list.keyOf(item.id)) => (
    <ListRow<T>
      key={key}
      item={item}
      index={index}
      active={index === active.index}
      current={focused && index === active.index}
      selected={list.selection.keys.has(key)}
      dirty={list.isDirty(item)}
      saving={list.isSaving(item.id)}
      failure={list.failures.get(item.id)}
      readOnly={!editable}
      editor={edit?.id === key ? editor(item) : null}
      text={text}
      drag={drag.ofRow(key, index)}
      onPress={(event: MouseEvent) => {
        if (!editable || (event.target as Element).closest('button,input')) return;
        if (event.ctrlKey || event.metaKey) list.setSelection(toggleKey(list.selection, key));
        else if (event.shiftKey) list.setSelection(selectRange(list.selection, order, active.key ?? key, key));
        else list.setSelection({ keys: noSelection.keys, anchor: key });
      }}
      onEdit={() => void startEdit(item)}
      onDelete={() => void ask(item.locked === undefined ? [item] : [])}
      onTryAgain={() => list.tryAgain(item.id)}
      onDiscard={() => list.discard(item.id)}
    />
  );
  const shown = items.map((item, index) => row(item, index));
  if (fresh) shown.splice(edit?.index ?? items.length, 0, fresh);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ins works from the buttons too
    <div
      ref={root}
      data-slot="list-manager"
      {...escapeOwner(edit !== null || drag.isDragging || list.selection.keys.size > 0)}
      onKeyDownCapture={stay}
      onPointerDownCapture={stay}
      onKeyDown={onKeyDown}
      className={cn('text-body text-default', className)}
    >
      {editable && shown.length > 0 && (
        <ListBar
          count={items.length}
          max={max}
          reorderable={reorderable}
          ready={list.targets(active.key).length > 0}
          text={text}
          onAdd={() => void add()}
          onEdit={() => void startEdit(current)}
          onDelete={() => void ask(list.targets(active.key))}
          onMove={(by) => list.move(active.key, by)}
        />
      )}
      {shown.length === 0 ? (
        (empty?.(editable ? () => void add() : undefined) ?? (
          <EmptyState
            title={editable ? text.empty : text.emptyReadOnly}
            action={
              editable && (
                <Button size="sm" icon={Plus} shortcut="Ins" data-list-add="" onClick={() => void add()}>
                  {text.add}
                </Button>
              )
            }
          >
            {editable ? text.emptyHelp : undefined}
          </EmptyState>
        ))
      ) : (
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-multiselectable={editable || undefined}
          aria-readonly={!editable || undefined}
          aria-rowcount={shown.length}
          onFocus={(event) => {
            setFocused(true);
            const id = order[Number((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row)];
            if (returning.current !== null && id !== returning.current) active.focus(returning.current);
            else if (id !== undefined) active.mark(id);
          }}
          onBlur={onBlur}
          className="overflow-y-auto print:max-h-none! rounded-sm border border-control border-b-control-base bg-surface-base"
          style={{ maxHeight: `calc(${rows} * var(--grid-row) + 2px)` }}
        >
          {shown}
        </div>
      )}
      {region}
    </div>
  );
}
