import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';
import { cn } from '../../lib/cn.ts';

export interface SelectLayerProps {
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  /** Name of the field. */
  label: string;
  /** Has a search box, which keeps the focus while the layer is open. */
  searchable: boolean;
  query: string;
  /** Id of the highlighted row. */
  activeId: string | undefined;
  /** Nothing was found. */
  empty: boolean;
  words: { search: string; none: string; clear: string };
  onSearch: (text: string) => void;
  /** A key in the search box. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Keys that close the layer: the field gets the focus before they act, so that Tab goes on from there and no focus is lost. */
  leaves: (event: KeyboardEvent) => boolean;
  focusTrigger: () => void;
  onClose: () => void;
  /** Below the list, where there is something to take away. */
  onClear?: (() => void) | undefined;
  /** How high it may be. */
  className: string;
  /** The list. */
  children: ReactNode;
}

/** What opens below a select of one or of several: search box, list, what to say when nothing is found, Clear. */
export function SelectLayer(props: SelectLayerProps) {
  const { searchable, words, focusTrigger, empty } = props;
  const search = useRef<HTMLInputElement>(null);
  return (
    <AnchoredLayer
      anchor={props.anchor}
      role="presentation"
      onClose={props.onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const box = search.current;
        // Letters typed before the list was there are in the box already: the caret goes behind them.
        box?.focus();
        box?.setSelectionRange(box.value.length, box.value.length);
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={() => searchable && focusTrigger()}
      // Keeps the focus where it is: on the field or in the search box.
      onMouseDown={(event) => event.target !== search.current && event.preventDefault()}
      className={cn(
        'flex max-w-[480px] min-w-(--radix-popover-trigger-width) flex-col overflow-hidden py-1',
        props.className,
      )}
    >
      {searchable ? (
        <label className="flex h-control flex-none items-center gap-2 border-b px-2 text-subtle">
          <Search aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
          <input
            ref={search}
            data-slot="select-search"
            role="combobox"
            aria-label={`${words.search} ${props.label}`}
            aria-expanded
            aria-controls={props.listId}
            aria-autocomplete="list"
            aria-activedescendant={props.activeId}
            autoComplete="off"
            spellCheck={false}
            value={props.query}
            onChange={(event) => props.onSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (props.leaves(event)) focusTrigger();
              props.onKeyDown(event);
            }}
            className="min-w-0 flex-1 bg-transparent text-default outline-none"
          />
        </label>
      ) : null}
      {props.children}
      <p role="status" className={empty ? 'px-2 py-1 text-muted' : 'sr-only'}>
        {empty ? words.none : ''}
      </p>
      {props.onClear ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={props.onClear}
          className="mt-1 h-[26px] flex-none border-t px-2 text-start font-medium text-accent-fg hover:bg-surface-hover"
        >
          {words.clear}
        </button>
      ) : null}
    </AnchoredLayer>
  );
}

/** Tab, F4 and Alt Up close the layer of every select. */
export const leavesSelect = ({ key, altKey }: KeyboardEvent): boolean =>
  key === 'Tab' || key === 'F4' || (key === 'ArrowUp' && altKey);
