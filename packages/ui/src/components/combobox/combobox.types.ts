import type { SearchPage } from '../../hooks/use-async-options.store.ts';
import type { ChangeDetails } from '../../lib/change.ts';
import type { ComboboxMessages } from './combobox.messages.ts';
import type { CommitRule } from './commit-rules.ts';
import type { ComboboxOption } from './rows.ts';

export type FilterOptions<V extends string | number, D> = (
  options: readonly ComboboxOption<V, D>[],
  text: string,
) => readonly ComboboxOption<V, D>[];

/** Why the value changed, and the whole option. */
export interface ComboboxChange<V extends string | number, D> extends ChangeDetails {
  /** Null if there is no value, or if an undone one was given by the caller and never picked here. */
  option: ComboboxOption<V, D> | null;
  /** Picked by Enter while it was the only one that fits what was typed: nothing is left to choose. */
  only?: true;
}

/** Making a record that is not there. */
export interface CreateOption<V extends string | number, D> {
  /** The row's words. Default: `Create "…"`. */
  label?: ((text: string) => string) | undefined;
  /** Makes it; null if the user changed his mind. It may reject: the text then stays and the field says so. */
  run: (text: string) => Promise<ComboboxOption<V, D> | null>;
}

/** For a form that must not go out while a text is not resolved. */
export interface ComboboxHandle {
  /** Commits what is typed and waits for a queued commit. False if the text fits nothing. */
  settle: () => Promise<boolean>;
  focus: () => void;
}

export interface ComboboxOptions<V extends string | number, D> {
  /** The picked option's value, or null. */
  value?: V | null | undefined;
  defaultValue?: V | null | undefined;
  onValueChange?: ((value: V | null, details: ComboboxChange<V, D>) => void) | undefined;
  /** A fixed list, any length. Do not change the array in place. */
  options?: readonly ComboboxOption<V, D>[] | undefined;
  /** Which of them a text finds, in order. Default: by the beginnings of words and by code. Keep the function the same one. */
  filter?: FilterOptions<V, D> | undefined;
  /** Or the caller's search, page by page. */
  search?: SearchPage<ComboboxOption<V, D>> | undefined;
  /** What the search depends on (the company's id): when it changes, what was found is forgotten. */
  scope?: string | undefined;
  /** Milliseconds after the last key until the search starts. Default 200. */
  debounce?: number | undefined;
  /** Characters from which on is searched. Default 1 with `search`, 0 with `options`. */
  minLength?: number | undefined;
  /** Shown with `search` while too little is typed: recent and pinned ones. */
  suggested?: readonly ComboboxOption<V, D>[] | undefined;
  /** The label of a value that was never picked here. It may come late. */
  valueLabel?: string | undefined;
  /** Or how to get it. Called once for such a value. */
  resolve?: ((value: V, signal: AbortSignal) => Promise<ComboboxOption<V, D> | null>) | undefined;
  /** What the field shows for an option. Default: its label. */
  display?: ((option: ComboboxOption<V, D>) => string) | undefined;
  /** What Tab takes of several hits. Default 'first', the highlighted one. */
  commitRule?: CommitRule | undefined;
  /** What Tab does to a text that nothing fits: `keep` it as an error (default), or `restore` the value before. */
  onNone?: 'keep' | 'restore' | undefined;
  /** Offers to make what is not there. */
  create?: CreateOption<V, D> | undefined;
  /** Picking adds: the list stays open for the next one. The caller holds `value` at null. */
  keepOpen?: boolean | undefined;
  /** The text itself is the value and always stays: suggestions only help. Give it together with `onTextChange`. */
  text?: string | undefined;
  onTextChange?: ((text: string) => void) | undefined;
  /** A commit is queued, or is not any more: the value is still to come. */
  onPendingChange?: ((pending: boolean) => void) | undefined;
  /** A failing or empty search shows nothing at all. For helpers that nobody waits for. */
  silent?: boolean | undefined;
  messages?: Partial<ComboboxMessages> | undefined;
}
