/** What a search function of the caller is asked for. */
export interface PageRequest {
  /** As typed, trimmed. */
  text: string;
  /** From 0. */
  page: number;
  /** Fires when the answer is of no use any more: the text changed, the field went away. */
  signal: AbortSignal;
}

/** One page of an answer. */
export interface OptionsPage<T> {
  items: readonly T[];
  /** How many there are in all, if known: shown as "10 of 34". */
  total?: number | undefined;
  /** There is a next page. Default: fewer items so far than `total`. */
  hasMore?: boolean | undefined;
  /** The user may not search here. */
  denied?: boolean | undefined;
  /** Says why there is nothing, instead of the usual sentence. */
  emptyText?: string | undefined;
}

/** The caller's search. The kit never fetches. It may reject: the list then offers to try again. */
export type SearchPage<T> = (request: PageRequest) => Promise<OptionsPage<T>>;

/** `short`: too few characters; `waiting`: for the typing to pause; `denied`: no permission. */
export type AsyncStatus = 'short' | 'waiting' | 'loading' | 'ready' | 'error' | 'denied';

export interface AsyncOptionsState<T> {
  status: AsyncStatus;
  /** The text asked for. */
  text: string;
  /** What was found: for `text` when `ready`, else what the text before it found, or nothing. */
  items: readonly T[];
  total: number | undefined;
  hasMore: boolean;
  emptyText: string | undefined;
  /** The next page: being fetched, or it failed. */
  more: 'idle' | 'loading' | 'error';
  /** Counts settled searches; a next page does not count. */
  settled: number;
}

export interface AsyncOptionsSettings<T> {
  search: SearchPage<T>;
  /** Milliseconds after the last key. */
  debounce: number;
  /** Fewer characters are not searched. 0 searches for everything. */
  minLength: number;
}

/** Answers of this many texts are kept. */
const KEPT_TEXTS = 40;

interface Found<T> {
  items: readonly T[];
  pages: number;
  total: number | undefined;
  hasMore: boolean;
  emptyText: string | undefined;
}

const NOTHING = {
  status: 'short',
  items: [],
  total: undefined,
  hasMore: false,
  emptyText: undefined,
  more: 'idle',
} as const;

const isSettled = (status: AsyncStatus) => status !== 'waiting' && status !== 'loading';

/**
 * The engine below every async picker, without React: debounce, abort, one page after the other, a cache per text. Whatever order the
 * replies come in, only the one for the newest text is ever applied.
 */
export class AsyncOptions<T> {
  settings: AsyncOptionsSettings<T>;
  state: AsyncOptionsState<T> = { ...NOTHING, text: '', settled: 0 };
  private listeners = new Set<() => void>();
  private waiters: ((state: AsyncOptionsState<T> | null) => void)[] = [];
  private cache = new Map<string, Found<T>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;

  constructor(settings: AsyncOptionsSettings<T>) {
    this.settings = settings;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): AsyncOptionsState<T> => this.state;

  /** Asks for a text: after the pause, at once when it was asked before. Whatever was under way is dropped. */
  ask(typed: string): void {
    const text = typed.trim();
    const { status } = this.state;
    if (text === this.state.text && status !== 'short' && status !== 'error') return;
    this.drop();
    this.wake(null);
    if (text.length < this.settings.minLength) {
      this.set({ ...NOTHING, text });
      return;
    }
    const found = this.cache.get(text);
    if (found) {
      this.settle('ready', { text, ...found });
      return;
    }
    this.set({ status: 'waiting', text });
    this.timer = setTimeout(() => void this.run(), this.settings.debounce);
  }

  /** The state once the text is settled, without waiting for a pause in typing; null when another text was asked meanwhile. */
  settledFor(typed: string): Promise<AsyncOptionsState<T> | null> {
    this.ask(typed);
    if (isSettled(this.state.status)) return Promise.resolve(this.state);
    const answer = new Promise<AsyncOptionsState<T> | null>((resolve) => this.waiters.push(resolve));
    if (this.state.status === 'waiting') void this.run();
    return answer;
  }

  /** The next page, appended. */
  async more(): Promise<void> {
    const { status, more, hasMore, text, items } = this.state;
    const found = this.cache.get(text);
    if (status !== 'ready' || more === 'loading' || !hasMore || !found) return;
    this.drop();
    const control = new AbortController();
    this.running = control;
    this.set({ more: 'loading' });
    try {
      const page = await this.settings.search({ text, page: found.pages, signal: control.signal });
      if (control.signal.aborted) return;
      const next = this.keep(text, [...items, ...page.items], found.pages + 1, page);
      this.set({ ...next, more: 'idle' });
    } catch {
      if (!control.signal.aborted) this.set({ more: 'error' });
    }
  }

  /** Once more after a failure. */
  retry(): void {
    if (this.state.status !== 'error') return;
    void this.run();
  }

  /** Forgets everything: the answers depend on something that changed. */
  reset(): void {
    this.drop();
    this.wake(null);
    this.cache.clear();
    this.set({ ...NOTHING, text: '' });
  }

  /** Drops what is under way. */
  stop(): void {
    this.drop();
    this.wake(null);
    if (!isSettled(this.state.status)) this.set({ ...NOTHING, text: '' });
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.running?.abort();
    this.running = undefined;
    if (this.state.more === 'loading') this.set({ more: 'idle' });
  }

  private async run(): Promise<void> {
    this.drop();
    const { text } = this.state;
    const control = new AbortController();
    this.running = control;
    this.set({ status: 'loading' });
    try {
      const page = await this.settings.search({ text, page: 0, signal: control.signal });
      if (control.signal.aborted) return;
      if (page.denied) this.settle('denied', { items: [], total: undefined, hasMore: false });
      else this.settle('ready', this.keep(text, page.items, 1, page));
    } catch {
      if (!control.signal.aborted) this.settle('error', { items: [], total: undefined, hasMore: false });
    }
  }

  private keep(text: string, items: readonly T[], pages: number, page: OptionsPage<T>): Found<T> {
    const hasMore = page.hasMore ?? (page.total !== undefined && items.length < page.total);
    const found: Found<T> = { items, pages, total: page.total, hasMore, emptyText: page.emptyText };
    this.cache.delete(text);
    this.cache.set(text, found);
    const oldest = this.cache.keys().next();
    if (this.cache.size > KEPT_TEXTS && !oldest.done) this.cache.delete(oldest.value);
    return found;
  }

  private settle(status: AsyncStatus, changes: Partial<AsyncOptionsState<T>>): void {
    this.set({ emptyText: undefined, more: 'idle', ...changes, status, settled: this.state.settled + 1 });
    this.wake(this.state);
  }

  private wake(state: AsyncOptionsState<T> | null): void {
    for (const resolve of this.waiters.splice(0)) resolve(state);
  }

  private set(changes: Partial<AsyncOptionsState<T>>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}
