import { Check, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Line } from '../combobox/rows.ts';
import { WindowedLines } from '../combobox/windowed-lines.tsx';
import { OptionContent } from '../select-field/option-content.tsx';
import { optionVariants } from '../select-field/select-field.variants.ts';
import { leavesSelect, SelectLayer } from '../select-field/select-layer.tsx';
import type { MultiSelectMessages } from './multi-select.messages.ts';
import { allState } from './selected.ts';
import type { MultiSelectState } from './use-multi-select.ts';

export interface MultiSelectListProps {
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  optionId: (row: number) => string;
  label: string;
  select: MultiSelectState;
  values: readonly (string | number)[];
  searchable: boolean;
  clearable: boolean;
  words: MultiSelectMessages;
  focusTrigger: () => void;
}

/** The box of a row: a picture only, the row says whether it is selected. */
function Mark({ state }: { state: 'all' | 'some' | 'none' }) {
  const Icon = state === 'some' ? Minus : Check;
  return (
    <span
      aria-hidden
      className={cn(
        'flex size-3.5 flex-none items-center justify-center rounded-[3px] border-[1.5px]',
        state === 'none' ? 'border-strong' : 'border-accent-solid bg-accent-solid text-accent-on-solid',
      )}
    >
      {state === 'none' ? null : <Icon className="size-2.5" strokeWidth={3.2} />}
    </span>
  );
}

/** The open list of a select of several. Loaded with the first one opened. */
export default function MultiSelectList({
  anchor,
  listId,
  optionId,
  label,
  select,
  values,
  searchable,
  clearable,
  words,
  focusTrigger,
}: MultiSelectListProps) {
  const { shown, query, active } = select;
  const picked = new Set(values);
  const codes = shown.some((option) => option.code);
  const all = allState(shown, values);
  const usable = shown.filter((option) => !option.inactive).length;
  const count = shown.length + 1;

  const row = (at: number, style: CSSProperties | undefined, selected: boolean, off: boolean, content: ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the trigger and the search box, which keep the focus
    <div
      key={at === 0 ? 'all' : shown[at - 1]?.value}
      id={optionId(at)}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={off || undefined}
      aria-setsize={style ? count : undefined}
      aria-posinset={style ? at + 1 : undefined}
      data-highlighted={at === active ? '' : undefined}
      onPointerMove={() => !off && at !== active && select.setActive(at)}
      onClick={() => !off && select.toggle(at)}
      style={style}
      className={cn(optionVariants(), 'aria-selected:font-normal')}
    >
      {content}
    </div>
  );
  const draw = (at: number, style?: CSSProperties) => {
    if (at === 0) {
      const text = query.trim() ? words.selectFound(usable) : words.selectAll(usable);
      const content = (
        <>
          <Mark state={all} />
          <span className="font-medium text-accent-fg">{text}</span>
        </>
      );
      return row(0, style, all === 'all', false, content);
    }
    const option = shown[at - 1];
    if (!option) return null;
    const on = picked.has(option.value);
    const content = (
      <>
        <Mark state={on ? 'all' : 'none'} />
        <OptionContent option={option} codes={codes} query={query} inactive={words.inactive} />
      </>
    );
    return row(at, style, on, option.inactive === true, content);
  };

  return (
    <SelectLayer
      anchor={anchor}
      listId={listId}
      label={label}
      searchable={searchable}
      query={query}
      activeId={shown.length > 0 ? optionId(active) : undefined}
      empty={shown.length === 0}
      words={words}
      onSearch={select.search}
      onKeyDown={(event) => select.onKeyDown(event, true)}
      leaves={leavesSelect}
      focusTrigger={focusTrigger}
      onClose={select.close}
      onClear={clearable ? select.clear : undefined}
      className="max-h-[min(75vh,var(--radix-popover-content-available-height,75vh))]"
    >
      <WindowedLines
        lines={linesOfGroups(shown)}
        count={shown.length === 0 ? 0 : count}
        active={active}
        renderRow={draw}
        box={(ref, drawn) => (
          <div
            ref={ref}
            id={listId}
            role="listbox"
            aria-label={label}
            aria-multiselectable
            hidden={shown.length === 0}
            className="min-h-0 flex-1 overflow-y-auto"
          >
            {drawn}
          </div>
        )}
      />
    </SelectLayer>
  );
}

/** Rows and group headings; row 0 is "select all" and belongs to no group. */
function linesOfGroups(shown: readonly { group?: string | undefined }[]): Line[] | null {
  if (!shown.some((option) => option.group)) return null;
  const lines: Line[] = [{ row: 0 }];
  shown.forEach(({ group }, at) => {
    if (group && group !== shown[at - 1]?.group) lines.push({ heading: group });
    lines.push({ row: at + 1 });
  });
  return lines;
}
