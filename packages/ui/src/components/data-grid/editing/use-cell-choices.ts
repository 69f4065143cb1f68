import { useEffect } from 'react';
import { useAsyncOptions } from '../../../hooks/use-async-options.ts';
import { filterOptions } from '../../select-field/options.ts';
import { dataGridMessages as words } from '../data-grid.messages.ts';
import type { CellEditor, CellOption } from './editor.types.ts';

/** More would have to be read: another letter is quicker. */
const mostOffers = 8;
const nothing = async () => ({ items: [] });

export interface CellChoices {
  shown: readonly CellOption[];
  /** Why there are no more, or none. */
  note: string | undefined;
  /** What a text finds: the one of that name, else the first. */
  settle: (text: string) => Promise<CellOption | undefined>;
  retry: () => void;
}

/** The choices of a cell that fit a text: of a list, or of a search. */
export function useCellChoices({ options, offers, search }: CellEditor, text: string): CellChoices {
  const [state, engine] = useAsyncOptions<CellOption>({ search: search ?? nothing, debounce: 200, minLength: 0 });
  const searches = search !== undefined;
  useEffect(() => {
    if (searches) engine.ask(text);
  }, [engine, searches, text]);
  const settle = async (sought: string) => {
    const answer = await engine.settledFor(sought);
    const plain = sought.trim().toLowerCase();
    return answer?.items.find(({ label }) => label.toLowerCase() === plain) ?? answer?.items[0];
  };
  if (offers) {
    const texts = text.trim() === '' ? [] : [...new Set(offers())].filter((each) => each !== text);
    const choices = texts.map((each) => ({ value: each, label: each }));
    return { shown: filterOptions(choices, text).slice(0, mostOffers), note: undefined, settle, retry: () => {} };
  }
  if (!searches) {
    const choices = (options ?? []).map(({ value, label }) => ({ value, label }));
    return { shown: text === '' ? choices : filterOptions(choices, text), note: undefined, settle, retry: () => {} };
  }
  const { status, items, total } = state;
  const isBusy = status === 'waiting' || status === 'loading';
  let note: string | undefined;
  if (status === 'error') note = words.searchFailed;
  else if (isBusy && items.length === 0) note = words.searching;
  else if (status === 'ready' && items.length === 0) note = state.emptyText ?? words.nothingFound;
  else if (total !== undefined && total > items.length) note = words.moreFound(items.length, total);
  // What an earlier text found is no choice for this one.
  return { shown: isBusy ? [] : items, note: isBusy ? words.searching : note, settle, retry: () => engine.retry() };
}
