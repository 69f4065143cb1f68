import type { RefObject } from 'react';
import { OptionContent } from '../select-field/option-content.tsx';
import { optionVariants } from '../select-field/select-field.variants.ts';
import type { ComboboxMessages } from './combobox.messages.ts';
import { ListLayer } from './list-layer.tsx';
import { type ActionRow, type ComboboxOption, isAction, isOption, linesOf, rowId } from './rows.ts';
import type { ComboboxState } from './use-combobox.ts';
import { WindowedLines } from './windowed-lines.tsx';

export interface ComboboxListProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  width: number | undefined;
  combobox: ComboboxState<string | number, unknown>;
  words: ComboboxMessages;
  minLength: number;
  createLabel: ((text: string) => string) | undefined;
  optionNote: ((option: ComboboxOption<string | number>) => string | undefined) | undefined;
  /** Escape has closed the list. */
  onPeel: (event: Event) => void;
}

/** The open list of a combobox. Loaded when the field first has the focus or the mouse. */
export default function ComboboxList({
  anchor,
  label,
  width,
  combobox,
  words,
  minLength,
  createLabel,
  optionNote,
  onPeel,
}: ComboboxListProps) {
  const { list, rows, items, view, stale, trimmed } = combobox;
  const lines = linesOf(rows);
  const codes = items.some((option) => option.code);

  const action = ({ action: kind }: ActionRow) => {
    if (kind === 'retry') return <span>{words.retry}</span>;
    if (kind === 'create') return <span className="truncate">{(createLabel ?? words.create)(trimmed)}</span>;
    return (
      <>
        <span>{view.more === 'error' ? words.moreFailed : words.more}</span>
        {view.more === 'loading' ? <span aria-hidden className="busy-ring" /> : null}
        <span className="ms-auto ps-3 text-[12px] font-normal text-subtle">
          {words.count(items.length, view.total)}
        </span>
      </>
    );
  };
  const row = (index: number, style?: React.CSSProperties) => {
    const at = rows[index];
    if (!at) return null;
    const inactive = isOption(at) && at.inactive === true;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the focus and the keys are the input's
      <div
        key={isOption(at) ? at.value : `action-${at.action}`}
        id={rowId(combobox.listId, index)}
        role="option"
        tabIndex={-1}
        aria-selected={isOption(at) && at.value === combobox.value}
        aria-disabled={inactive || undefined}
        aria-setsize={style ? rows.length : undefined}
        aria-posinset={style ? index + 1 : undefined}
        data-action={isAction(at) ? at.action : undefined}
        data-highlighted={index === list.highlighted ? '' : undefined}
        onMouseMove={() => list.highlight(inactive ? -1 : index)}
        onClick={() => combobox.activate(index)}
        style={style}
        className={`${optionVariants()} data-action:border-t data-action:border-hairline data-action:font-medium data-action:text-accent-fg data-action:first:border-t-0`}
      >
        {isAction(at) ? (
          action(at)
        ) : (
          <OptionContent
            option={optionNote ? { ...at, note: optionNote(at) ?? at.note } : at}
            codes={codes}
            query={trimmed}
            inactive={words.inactive}
          />
        )}
      </div>
    );
  };
  const message = messageOf({ combobox, words, minLength });

  return (
    <ListLayer anchor={anchor} width={width} onClose={list.hide} onEscapeKeyDown={onPeel}>
      <WindowedLines
        lines={lines}
        count={rows.length}
        active={list.highlighted}
        renderRow={row}
        box={(ref, drawn) => (
          <div
            ref={ref}
            id={combobox.listId}
            role="listbox"
            aria-label={label}
            aria-busy={stale || undefined}
            hidden={rows.length === 0}
            // The pause after a key and a quick answer dim nothing.
            className="min-h-0 flex-1 overflow-y-auto aria-busy:opacity-60 aria-busy:[transition:opacity_1ms_400ms]"
          >
            {drawn}
          </div>
        )}
      />
      {message ? (
        <p className={`px-2 py-1 text-muted ${stale ? '[animation:fade-in_1ms_300ms_both]' : ''}`}>{message}</p>
      ) : null}
    </ListLayer>
  );
}

/** The one line that stands for rows, or above the row to try again. */
function messageOf({ combobox, words, minLength }: Pick<ComboboxListProps, 'combobox' | 'words' | 'minLength'>) {
  const { view, rows, stale, items } = combobox;
  if (view.status === 'error') return words.failed;
  if (view.status === 'denied') return words.denied;
  if (view.status === 'short') return items.length > 0 ? null : words.short(minLength);
  if (stale) return rows.length === 0 ? words.searching : null;
  return items.length === 0 ? (view.emptyText ?? words.none) : null;
}
