import { Check, Star } from 'lucide-react';
import type { AsyncOptionsState } from '../../hooks/use-async-options.store.ts';
import { rowId } from '../combobox/rows.ts';
import { WindowedLines } from '../combobox/windowed-lines.tsx';
import { OptionContent } from '../select-field/option-content.tsx';
import { optionVariants } from '../select-field/select-field.variants.ts';
import type { TemplateDialogMessages } from './template-dialog.messages.ts';
import { type DocumentTemplate, toOption } from './template-search.ts';

export interface TemplateRowsProps {
  id: string;
  state: AsyncOptionsState<DocumentTemplate>;
  /** Rows: what was found, and one more to go on or to try again. */
  count: number;
  active: number;
  placeOf: (id: number) => number;
  favorites: ReadonlySet<number>;
  onActivate: (index: number) => void;
  words: TemplateDialogMessages;
}

/** What was found, as the list that the search box moves in. */
export function TemplateRows({ id, state, count, active, placeOf, favorites, onActivate, words }: TemplateRowsProps) {
  const { items, total, more, status } = state;
  const codes = items.some(({ number }) => number);
  const content = (index: number) => {
    const template = items[index];
    if (!template)
      return status === 'error' ? (
        words.retry
      ) : (
        <>
          <span>{more === 'error' ? words.moreFailed : words.more}</span>
          {more === 'loading' ? <span aria-hidden className="busy-ring" /> : null}
          <span className="ms-auto text-subtle">{words.shown(items.length, total)}</span>
        </>
      );
    const place = placeOf(template.documentTemplateID);
    return (
      <>
        <span
          aria-hidden
          className="inline-flex size-3.5 flex-none items-center justify-center rounded-[3px] border-[1.5px] border-strong data-on:border-accent-solid data-on:bg-accent-solid data-on:text-accent-on-solid"
          data-on={place > 0 ? '' : undefined}
        >
          {place > 0 ? <Check className="size-3" strokeWidth={2.5} /> : null}
        </span>
        <OptionContent option={toOption(template)} codes={codes} query={state.text} inactive="" />
        <span className="ms-auto flex flex-none items-center gap-2">
          {favorites.has(template.documentTemplateID) ? (
            <Star role="img" aria-label={words.favorite} className="size-3.5 fill-current text-subtle" />
          ) : null}
          {place > 0 ? (
            <span className="min-w-5 text-end text-[12px] font-normal text-subtle figures">
              <span className="sr-only">{words.place(place)}</span>
              <span aria-hidden>{place}</span>
            </span>
          ) : null}
        </span>
      </>
    );
  };
  return (
    <WindowedLines
      lines={null}
      count={count}
      active={active}
      renderRow={(index, style) => {
        const template = items[index];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus and the keys are the search box's
          <div
            key={template?.documentTemplateID ?? 'action'}
            id={rowId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={template ? placeOf(template.documentTemplateID) > 0 : false}
            aria-setsize={style ? count : undefined}
            aria-posinset={style ? index + 1 : undefined}
            data-action={template ? undefined : ''}
            data-highlighted={index === active ? '' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onActivate(index)}
            style={style}
            className={`${optionVariants()} data-action:border-t data-action:border-hairline data-action:font-medium data-action:text-accent-fg`}
          >
            {content(index)}
          </div>
        );
      }}
      box={(ref, drawn) => (
        <div
          ref={ref}
          id={id}
          role="listbox"
          aria-label={words.list}
          aria-multiselectable
          aria-busy={status === 'loading' || status === 'waiting' || undefined}
          hidden={count === 0}
          className="min-h-0 flex-1 overflow-y-auto aria-busy:opacity-60"
        >
          {drawn}
        </div>
      )}
    />
  );
}
