import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { OptionContent } from './option-content.tsx';
import type { SelectFieldMessages } from './select-field.messages.ts';
import { optionVariants } from './select-field.variants.ts';
import { leavesSelect, SelectLayer } from './select-layer.tsx';
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
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  });
  const codes = shown.some((option) => option.code);
  return (
    <SelectLayer
      anchor={anchor}
      listId={listId}
      label={label}
      searchable={searchable}
      query={select.query}
      activeId={select.active >= 0 ? optionId(select.active) : undefined}
      empty={shown.length === 0}
      words={words}
      onSearch={select.search}
      onKeyDown={(event) => select.onKeyDown(event, true)}
      leaves={(event) => leavesSelect(event) || event.key === 'Enter'}
      focusTrigger={focusTrigger}
      onClose={select.close}
      onClear={
        clearable
          ? () => {
              focusTrigger();
              select.clear();
            }
          : undefined
      }
      className="max-h-[min(320px,var(--radix-popover-content-available-height))]"
    >
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
    </SelectLayer>
  );
}
