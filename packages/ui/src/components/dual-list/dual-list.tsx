import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { cn } from '../../lib/cn.ts';
import { selectAll, selectOnly, selectRange, toggleKey } from '../../lib/multi-select.ts';
import { useFieldMode } from '../field-mode/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { typeAhead } from '../select-field/options.ts';
import { type DualListMessages, dualListMessages } from './dual-list.messages.ts';
import type { DualListDetails, DualListID, DualListItem, DualListSide } from './dual-list.types.ts';
import { dualCommand } from './dual-list-keys.ts';
import { DualSide } from './dual-side.tsx';
import { useDualList } from './use-dual-list.ts';

/** Letters typed within this many milliseconds belong together. */
const TYPE_AHEAD_PAUSE = 700;

export interface DualListProps<T extends DualListItem> {
  /** Accessible name of both lists together: "Documents of the package". */
  label: string;
  /** All items, in the order of the left list. */
  items: readonly T[];
  /** Ids of the right list, in its order. */
  value?: readonly DualListID[];
  defaultValue?: readonly DualListID[];
  onValueChange?: (value: readonly DualListID[], details: DualListDetails) => void;
  /** Heading of the left list. Default "Available". */
  availableLabel?: string;
  /** Heading of the right list. Default "Selected". */
  chosenLabel?: string;
  /** The right list has an order: numbers are shown and items move up and down. Default true. */
  ordered?: boolean;
  /** A filter above each list. Default true. */
  filterable?: boolean;
  /** Most items on the right. */
  max?: number;
  /** Height of the lists in rows. Default 8. */
  rows?: number;
  /** The line that names the keys. Default true. */
  hints?: boolean;
  /** What is wrong and what to do, one sentence. */
  error?: string;
  readOnly?: boolean;
  className?: string;
  messages?: Partial<DualListMessages>;
}

/** Two lists: what there is on the left, what was chosen on the right, in order. */
export function DualList<T extends DualListItem>(props: DualListProps<T>): ReactNode {
  const { label, items, ordered = true, filterable = true, max = Number.POSITIVE_INFINITY, rows = 8, error } = props;
  const text = { ...dualListMessages, ...props.messages };
  const { mode } = useFieldMode(props.readOnly ? 'read' : 'edit');
  const editable = mode === 'edit';
  const labels = { available: props.availableLabel ?? text.available, chosen: props.chosenLabel ?? text.chosen };
  const [region, say] = useAnnouncement();
  const list = useDualList({
    items,
    value: props.value,
    defaultValue: props.defaultValue ?? [],
    onValueChange: props.onValueChange,
    max,
    editable,
    labels,
    say,
    text,
  });
  const { available, chosen } = list.views;
  const id = useId();
  const boxes = useRef<Partial<Record<DualListSide, HTMLDivElement | null>>>({});
  const [focused, setFocused] = useState<DualListSide | null>(null);
  const typed = useRef({ text: '', at: 0 });

  const transfer = (side: DualListSide) => (side === 'available' ? list.add : list.remove)(list.targets(side));
  const act = (side: DualListSide, command: Extract<ReturnType<typeof dualCommand>, { act: string }>): boolean => {
    const view = list.views[side];
    switch (command.act) {
      case 'toggle': {
        const current = view.order[view.active];
        if (current !== undefined) list.setSelection(side, toggleKey(view.selection, current));
        return true;
      }
      case 'all':
        list.setSelection(side, selectAll(view.selection, view.order));
        return true;
      case 'transfer':
        transfer(side);
        return true;
      // Each of these is about one list only; in the other one the key is still ours: Alt Left is the browser's Back.
      case 'add':
        if (side === 'available') transfer(side);
        return true;
      case 'remove':
        if (side === 'chosen') transfer(side);
        return true;
      case 'up':
      case 'down':
        if (side === 'chosen' && ordered) list.shift(command.act === 'up' ? -1 : 1);
        return true;
      case 'undo':
        list.undo();
        return true;
      case 'redo':
        list.redo();
        return true;
    }
  };
  const go = (side: DualListSide, place: number, how: 'only' | 'extend' | 'keep') => {
    const { order, selection, active } = list.views[side];
    const at = Math.max(0, Math.min(order.length - 1, place));
    const to = order[at];
    const from = order[active];
    if (to === undefined || from === undefined) return;
    if (how === 'keep') list.setActive(side, at);
    else list.setActive(side, at, how === 'only' ? selectOnly(to) : selectRange(selection, order, from, to));
  };
  const onKeyDown = (side: DualListSide) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const command = dualCommand(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!command) return;
    const { active, order, shown } = list.views[side];
    if ('letter' in command) {
      const { text: before, at } = typed.current;
      const letters = event.timeStamp - at < TYPE_AHEAD_PAUSE ? before + command.letter : command.letter;
      typed.current = { text: letters, at: event.timeStamp };
      const found = typeAhead(
        shown.map(({ id: key, name }) => ({ value: key, label: name })),
        letters,
        active,
      );
      if (found >= 0) go(side, found, 'only');
    } else if ('to' in command) {
      const page = rows - 1;
      const places = {
        previous: active - 1,
        next: active + 1,
        first: 0,
        last: order.length - 1,
        'page-up': active - page,
        'page-down': active + page,
      };
      go(side, places[command.to], command.how);
    } else if (!act(side, command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPress = (side: DualListSide) => (event: MouseEvent, index: number) => {
    const { order, selection, active } = list.views[side];
    const key = order[index];
    if (key === undefined) return;
    const from = order[active] ?? key;
    // A finger holds no Ctrl: it marks one after the other.
    const byFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    list.setActive(
      side,
      index,
      event.shiftKey
        ? selectRange(selection, order, from, key)
        : event.ctrlKey || event.metaKey || byFinger
          ? toggleKey(selection, key)
          : selectOnly(key),
    );
  };

  const wanted = list.addable(list.targets('available'));
  const wantedAll = list.addable(available.order);
  const full = list.value.length >= max;
  const filtered = (view: { filter: string }) => view.filter.trim() !== '';
  const places = new Map(list.value.map((key, at) => [key, at + 1]));
  const side = (which: DualListSide) => (
    <DualSide<T>
      view={list.views[which]}
      label={labels[which]}
      numbered={which === 'chosen' && ordered}
      rows={rows}
      filterable={filterable}
      readOnly={!editable}
      invalid={which === 'chosen' && error !== undefined}
      describedBy={which === 'chosen' && error !== undefined ? `${id}-error` : undefined}
      text={text}
      focused={focused === which}
      numberOf={(key) => places.get(key) ?? 0}
      onFilter={(filter) => list.setFilter(which, filter)}
      onKeyDown={onKeyDown(which)}
      onFocus={() => setFocused(which)}
      onBlur={() => setFocused(null)}
      onPress={onPress(which)}
      onOpen={() => transfer(which)}
      boxRef={(name, element) => {
        boxes.current[name] = element;
      }}
      inactiveBlocks={which === 'available'}
    />
  );
  const button = (
    icon: typeof ChevronRight,
    name: string,
    shortcut: string | undefined,
    reason: string | false,
    onClick: () => void,
  ) => (
    <IconButton
      icon={icon}
      label={name}
      size="sm"
      shortcut={shortcut}
      disabled={reason !== false}
      disabledReason={reason || undefined}
      onClick={onClick}
      className="rtl:[&_svg]:-scale-x-100"
    />
  );
  const nothingAdded = full ? text.full(max) : text.nothingToAdd;
  const nothingMoved = list.targets('chosen').length === 0 && text.nothingToMove;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a third heading in sight
    <div
      role="group"
      data-slot="dual-list"
      aria-label={label}
      className={cn('text-body text-default', props.className)}
    >
      <div className={cn('grid gap-2', ordered ? 'grid-cols-[1fr_auto_1fr_auto]' : 'grid-cols-[1fr_auto_1fr]')}>
        {side('available')}
        <div className={cn('flex flex-col justify-center gap-1 pt-4', !editable && 'invisible')}>
          {button(ChevronRight, text.add, 'Alt →', wanted.length === 0 && nothingAdded, () => transfer('available'))}
          {button(
            ChevronsRight,
            filtered(available) ? text.addAllFiltered(wantedAll.length) : text.addAll,
            undefined,
            wantedAll.length === 0 && nothingAdded,
            () => list.add(available.order),
          )}
          {button(ChevronLeft, text.remove, 'Alt ←', list.targets('chosen').length === 0 && text.nothingToRemove, () =>
            transfer('chosen'),
          )}
          {button(
            ChevronsLeft,
            filtered(chosen) ? text.removeAllFiltered(chosen.order.length) : text.removeAll,
            undefined,
            chosen.order.length === 0 && text.nothingToRemove,
            () => list.remove(chosen.order),
          )}
        </div>
        {side('chosen')}
        {ordered && (
          <div className={cn('flex flex-col justify-center gap-1 pt-4', !editable && 'invisible')}>
            {button(ArrowUp, text.moveUp, 'Alt ↑', nothingMoved, () => list.shift(-1))}
            {button(ArrowDown, text.moveDown, 'Alt ↓', nothingMoved, () => list.shift(1))}
          </div>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-0.5 flex items-center gap-1 text-label text-danger-fg">
          <CircleAlert aria-hidden className="size-3 flex-none" strokeWidth={2} />
          {error}
        </p>
      )}
      {(props.hints ?? true) && editable && (
        <p aria-hidden className="mt-1.5 flex flex-wrap items-center gap-1 text-label text-subtle">
          <Kbd keys="Alt →" className="rtl:[&_svg]:-scale-x-100" /> {text.hintAdd}
          {ordered && (
            <>
              <Kbd keys="Alt ↑" /> {text.hintUp}
            </>
          )}
        </p>
      )}
      {region}
    </div>
  );
}
