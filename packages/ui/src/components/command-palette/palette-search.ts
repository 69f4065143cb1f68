import type { PaletteGroup, PaletteItem, PaletteResult } from './command-palette.types.ts';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The name in full comes first, then names that begin with the text; what comes late comes after all but its full name. */
function rank({ label, late = false }: PaletteItem, whole: string): number {
  const name = fold(label);
  if (name === whole) return 0;
  return (name.startsWith(whole) ? 1 : 2) + (late ? 2 : 0);
}

/** Every word typed must begin a word of the item, or a number must occur in it. */
export function filterItems(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const whole = words.join(' ');
  return items
    .map((item) => ({
      item,
      text: ` ${fold([item.code, item.label, item.detail, item.keywords].filter(Boolean).join(' '))}`.replaceAll(
        /[^\p{L}\p{N}]+/gu,
        ' ',
      ),
    }))
    .filter(({ text }) =>
      words.every(
        (word) =>
          text.includes(` ${word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()}`) ||
          (/\d/.test(word) && text.includes(word.replaceAll(/[^\p{L}\p{N}]+/gu, ' '))),
      ),
    )
    .sort((a, b) => rank(a.item, whole) - rank(b.item, whole))
    .map(({ item }) => item);
}

/** A code typed in full means its item, whatever else has it in its words: that one comes first. */
function meantFirst(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const isMeant = ({ code }: PaletteItem) => Number(code !== undefined && fold(code) === fold(query.trim()));
  return items.toSorted((a, b) => isMeant(b) - isMeant(a));
}

/** Debounce of asynchronous groups after the last key. */
export const PALETTE_DELAY = 200;

export interface PaletteSearch {
  /** Searches anew. Static groups answer at once; asynchronous ones after the debounce. */
  query(text: string): void;
  /** Asks a failed group again. */
  retry(groupID: string): void;
  getResults(): readonly PaletteResult[];
  subscribe(listener: () => void): () => void;
  /** Aborts what is under way. */
  stop(): void;
}

/** The engine of the palette, without React: newest query wins, older replies are dropped. */
export function createPaletteSearch(groups: readonly PaletteGroup[], delay = PALETTE_DELAY): PaletteSearch {
  const listeners = new Set<() => void>();
  let results: readonly PaletteResult[] = [];
  let text = '';
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = new AbortController();

  const set = (next: readonly PaletteResult[]) => {
    results = next;
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<PaletteResult>) =>
    set(results.map((result) => (result.group.id === id ? { ...result, ...change } : result)));

  const ask = (group: PaletteGroup, mine: number) => {
    if (!group.search) return;
    group.search(text, abort.signal).then(
      (items) => {
        if (mine === round)
          patch(group.id, { status: 'ready', items: meantFirst(items, text).slice(0, group.limit ?? 8) });
      },
      () => {
        if (mine === round) patch(group.id, { status: 'error', items: [] });
      },
    );
  };
  const asks = (group: PaletteGroup) => group.search !== undefined && text.trim().length >= (group.minCharacters ?? 1);

  return {
    query(next) {
      text = next;
      const mine = ++round;
      clearTimeout(timer);
      abort.abort();
      abort = new AbortController();
      set(
        groups.map((group) => {
          if (!group.search)
            return { group, status: 'ready', items: filterItems(group.items ?? [], text).slice(0, group.limit ?? 8) };
          // Old hits stay while new ones are fetched: nothing flickers.
          const before = results.find((result) => result.group.id === group.id);
          return asks(group)
            ? { group, status: 'loading', items: before?.items ?? [] }
            : { group, status: 'ready', items: [] };
        }),
      );
      const pending = groups.filter(asks);
      if (pending.length === 0) return;
      timer = setTimeout(
        () => {
          for (const group of pending) ask(group, mine);
        },
        text === '' ? 0 : delay,
      );
    },
    retry(groupID) {
      const group = groups.find((each) => each.id === groupID);
      if (!group) return;
      patch(groupID, { status: 'loading' });
      ask(group, round);
    },
    getResults: () => results,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      round++;
      clearTimeout(timer);
      abort.abort();
    },
  };
}
