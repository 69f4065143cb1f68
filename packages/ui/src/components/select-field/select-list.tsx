import { Search } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { AnchoredLayer } from '../../lib/anchored-layer.tsx';
import { OptionContent } from './option-content.tsx';
import type { SelectFieldMessages } from './select-field.messages.ts';
import { optionVariants } from './select-field.variants.ts';
import type { useSelect } from './use-select.ts';

export interface SelectListProps {
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  optionId: (index: number) => string;
  label: string;
  select: ReturnType<typeof useSelect<string | number>>;
  value: string | number | null;
  searchable: boolean;
  clearable: boolean;
  words: SelectFieldMessages;
  focusTrigger: () => void;
}

/** The open list of a select. Loaded with the first one opened. */
export default function SelectList({
  anchor,
  listId,
  optionId,
  label,
  select,
  value,
  searchable,
  clearable,
  words,
  focusTrigger,
}: SelectListProps) {
  const { shown } = select;
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  });
  const codes = shown.some((option) => option.code);
  return (
    <AnchoredLayer
      anchor={anchor}
      role="presentation"
      onClose={select.close}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const box = search.current;
        // Letters typed before the list was there are in the box already: the caret goes behind them.
        box?.focus();
        box?.setSelectionRange(box.value.length, box.value.length);
      }}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={() => searchable && focusTrigger()}
      className="flex max-h-[min(320px,var(--radix-popover-content-available-height))] max-w-[480px] min-w-(--radix-popover-trigger-width) flex-col overflow-hidden py-1"
    >
      {searchable ? (
        <label className="flex h-control flex-none items-center gap-2 border-b px-2 text-subtle">
          <Search aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
          <input
            ref={search}
            data-slot="select-search"
            role="combobox"
            aria-label={`${words.search} ${label}`}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={select.active >= 0 ? optionId(select.active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={select.query}
            onChange={(event) => select.search(event.currentTarget.value)}
            onKeyDown={(event) => {
              // The trigger gets the focus back first, so that Tab goes on from there.
              if (event.key === 'Tab' || event.key === 'Enter') focusTrigger();
              select.onKeyDown(event, true);
            }}
            className="min-w-0 flex-1 bg-transparent text-default outline-none"
          />
        </label>
      ) : null}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        {shown.map((option, index) => (
          <Fragment key={option.value}>
            {option.group && option.group !== shown[index - 1]?.group ? (
              <div role="presentation" className="px-2 pt-1 pb-0.5 text-micro font-semibold text-muted">
                {option.group}
              </div>
            ) : null}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the trigger and the search box, which keep the focus */}
            <div
              id={optionId(index)}
              tabIndex={-1}
              role="option"
              aria-selected={option.value === value}
              aria-disabled={option.inactive || undefined}
              data-highlighted={index === select.active ? '' : undefined}
              // Keeps the focus where it is: on the trigger or in the search box.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => !option.inactive && index !== select.active && select.setActive(index)}
              onClick={() => {
                if (option.inactive) return;
                if (searchable) focusTrigger();
                select.pick(index);
              }}
              className={optionVariants()}
            >
              <OptionContent option={option} codes={codes} query={select.query} inactive={words.inactive} />
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className={shown.length === 0 ? 'px-2 py-1 text-muted' : 'sr-only'}>
        {shown.length === 0 ? words.none : ''}
      </p>
      {clearable ? (
        <button
          type="button"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            focusTrigger();
            select.clear();
          }}
          className="mt-1 h-[26px] flex-none border-t px-2 text-left font-medium text-accent-fg hover:bg-surface-hover"
        >
          {words.clear}
        </button>
      ) : null}
    </AnchoredLayer>
  );
}
