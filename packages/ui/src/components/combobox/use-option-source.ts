import { useMemo } from 'react';
import type { AsyncStatus, SearchPage } from '../../hooks/use-async-options.store.ts';
import { useAsyncOptions } from '../../hooks/use-async-options.ts';
import { filterOptions } from '../select-field/options.ts';
import type { FilterOptions } from './combobox.types.ts';
import type { ComboboxOption } from './rows.ts';

export const DEBOUNCE = 200;

/** What there is to pick from at this moment. */
export interface OptionView<V extends string | number, D> {
  status: AsyncStatus;
  items: readonly ComboboxOption<V, D>[];
  total: number | undefined;
  hasMore: boolean;
  more: 'idle' | 'loading' | 'error';
  emptyText: string | undefined;
  /** Another object for another answer; the same one while pages are appended. */
  answer: unknown;
}

interface SourceOptions<V extends string | number, D> {
  options: readonly ComboboxOption<V, D>[] | undefined;
  filter: FilterOptions<V, D> | undefined;
  search: SearchPage<ComboboxOption<V, D>> | undefined;
  scope: string | undefined;
  debounce: number;
  minLength: number;
  typed: string | null;
}

const nothing = () => Promise.resolve({ items: [] });

/** One face for a fixed list and for the async engine. */
export function useOptionSource<V extends string | number, D>({
  options,
  filter = filterOptions,
  search,
  scope,
  debounce,
  minLength,
  typed,
}: SourceOptions<V, D>) {
  const [found, engine] = useAsyncOptions<ComboboxOption<V, D>>(
    { search: search ?? nothing, debounce, minLength },
    scope,
  );
  const text = typed ?? '';
  const listed = useMemo(() => (options ? filter(options, text) : undefined), [options, filter, text]);
  const view: OptionView<V, D> = listed
    ? {
        status: 'ready',
        items: listed,
        total: undefined,
        hasMore: false,
        more: 'idle',
        emptyText: undefined,
        answer: listed,
      }
    : { ...found, answer: found.settled };
  return {
    view,
    engine,
    /** Nothing is asked: the scope has changed, or the field went away. */
    isReset: () => engine.state.status === 'short' && engine.state.text === '',
    /** What is shown was found for another text; the answer for this one is still to come. */
    stale: view.status === 'waiting' || view.status === 'loading',
    ask: (asked: string) => {
      if (!options) engine.ask(asked);
    },
    /** The view once the text is settled; null if another one was asked meanwhile. */
    settledFor: (asked: string): Promise<Pick<OptionView<V, D>, 'status' | 'items' | 'hasMore'> | null> =>
      options
        ? Promise.resolve({ status: 'ready', items: filter(options, asked), hasMore: false })
        : engine.settledFor(asked),
  };
}
