// biome-ignore-all lint/a11y/useSemanticElements: a windowed listbox of several, which no select can be
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are on the listbox, which keeps the focus
import { Check, CircleAlert, Flag } from 'lucide-react';
import {
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useRowInView } from '../../hooks/use-row-in-view.ts';
import { cn } from '../../lib/cn.ts';
import { useRowWindow } from '../../lib/use-row-window.tsx';
import { SearchBox } from '../search-box/index.ts';
import type { DualListMessages } from './dual-list.messages.ts';
import type { DualListID, DualListItem, DualListSide } from './dual-list.types.ts';
import { dualBoxVariants, dualOptionVariants } from './dual-list.variants.ts';
import type { DualListView } from './use-dual-list.ts';

export interface DualSideProps<T extends DualListItem> {
  view: DualListView<T>;
  label: string;
  /** Shows numbers before the names. */
  numbered: boolean;
  /** Height in rows. */
  rows: number;
  filterable: boolean;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  text: DualListMessages;
  /** The list has the focus. */
  focused: boolean;
  /** The number of an item in the whole right list. */
  numberOf: (id: DualListID) => number;
  onFilter: (filter: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
  onPress: (event: MouseEvent, index: number) => void;
  onOpen: (index: number) => void;
  boxRef: (side: DualListSide, element: HTMLDivElement | null) => void;
  inactiveBlocks: boolean;
}

/** One of the two lists with its heading, count and filter. */
export function DualSide<T extends DualListItem>(props: DualSideProps<T>) {
  const { view, label, numbered, rows, filterable, readOnly, invalid, describedBy, text, focused, numberOf } = props;
  const id = useId();
  const box = useRef<HTMLDivElement | null>(null);
  const find = (index: number) => box.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const reveal = useRowInView(find, box);
  const { order, shown, all, active } = view;
  const keyAt = useCallback((index: number) => order[index] ?? index, [order]);
  const list = useRowWindow({
    count: shown.length,
    keyAt,
    estimate: 24,
    scroller: box,
    keep: [active],
  });
  const show = useRef(reveal);
  show.current = reveal;
  useEffect(() => {
    if (focused && active >= 0) show.current(active);
  }, [focused, active]);
  const optionID = (index: number) => `${id}-${order[index]}`;
  const empty = view.filter.trim() ? text.noMatch : view.side === 'chosen' ? text.emptyChosen : text.emptyAvailable;

  const option = (index: number, before: number): ReactNode => {
    const item = shown[index];
    if (!item) return null;
    const selected = view.selection.keys.has(item.id);
    return (
      <div
        key={item.id}
        ref={list.measure}
        id={optionID(index)}
        role="option"
        tabIndex={-1}
        data-row={index}
        data-current={(focused && index === active) || undefined}
        aria-selected={selected}
        aria-setsize={shown.length}
        aria-posinset={index + 1}
        aria-disabled={(item.inactive && props.inactiveBlocks) || undefined}
        onClick={(event) => props.onPress(event, index)}
        onDoubleClick={() => props.onOpen(index)}
        // The list keeps the focus.
        onMouseDown={(event) => {
          event.preventDefault();
          box.current?.focus();
        }}
        className={dualOptionVariants()}
        style={{ marginBlockStart: before || undefined }}
      >
        {numbered && <span className="w-5 flex-none text-end text-label text-muted">{numberOf(item.id)}</span>}
        {item.code !== undefined && <span className="min-w-10 flex-none text-muted identifier">{item.code}</span>}
        <span className="min-w-0 flex-auto truncate">{item.name}</span>
        {item.inactive && (
          <span className="min-w-0 shrink-[100] truncate text-label text-subtle" title={item.reason}>
            {item.reason ?? text.inactive}
          </span>
        )}
        {item.marked !== undefined && (
          <Flag role="img" aria-label={item.marked} className="size-3.5 flex-none text-warning-fg" strokeWidth={1.75} />
        )}
        {item.error !== undefined && (
          <CircleAlert
            role="img"
            aria-label={item.error}
            className="size-3.5 flex-none text-danger-fg"
            strokeWidth={1.75}
          />
        )}
        <Check
          aria-hidden
          className={cn('size-3.5 flex-none text-accent-fg', !selected && 'invisible')}
          strokeWidth={2}
        />
      </div>
    );
  };

  return (
    <div className="flex min-w-0 flex-col">
      <div className="mb-[3px] flex text-label text-muted">
        <span id={`${id}-label`} className="truncate">
          {label}
        </span>
        <span className="ms-auto ps-2 figures">{text.count(shown.length, all.length)}</span>
      </div>
      {filterable && (
        <SearchBox
          aria-label={text.filter(label)}
          value={view.filter}
          onValueChange={props.onFilter}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.altKey) return;
            event.preventDefault();
            box.current?.focus();
          }}
          className="mb-1"
        />
      )}
      <div
        ref={(element) => {
          box.current = element;
          props.boxRef(view.side, element);
        }}
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-readonly={readOnly || undefined}
        aria-invalid={invalid || undefined}
        aria-activedescendant={active >= 0 ? optionID(active) : undefined}
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        className={dualBoxVariants({ tone: invalid ? 'danger' : 'none' })}
        style={{ height: `calc(${rows} * var(--grid-row) + 2px)` }}
      >
        {list.rows.map(({ index, before }) => option(index, before))}
        {list.after > 0 && <div role="presentation" style={{ height: list.after }} />}
        {shown.length === 0 && (
          <div
            role="option"
            tabIndex={-1}
            aria-selected={false}
            aria-disabled
            className="px-2 leading-(--grid-row) text-subtle"
          >
            {empty}
          </div>
        )}
        {list.window}
      </div>
    </div>
  );
}
