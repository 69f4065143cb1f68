/** One thing that is going on. */
export interface BusyItem {
  key: string;
  /** What, in words: "Printing checks". */
  message?: string;
  /** Steps done and in all: "7 of 13". */
  done?: number;
  total?: number;
  /** Shown as a Cancel button. */
  onCancel?: () => void;
  /** Milliseconds after which it is said that it takes long. Default 30,000. */
  timeout?: number;
  /** What is said then. Default: "This takes longer than usual." */
  timeoutMessage?: string;
}

export interface BusyState {
  /** The queue is not empty. */
  busy: boolean;
  /** Show it: 300 ms after it began, for at least 500 ms. */
  visible: boolean;
  /** The newest item with a message, else the newest. */
  item?: BusyItem;
  /** Nested operations. */
  count: number;
  /** The shown item has been going on for longer than its time-out. */
  slow: boolean;
}

export interface Busy {
  /** Adds a key (or replaces its message). */
  begin(key: string, item?: Omit<BusyItem, 'key'>): void;
  /** Takes a key out; an unknown key is ignored. */
  end(key: string): void;
  /** Busy while the work runs, whatever becomes of it. */
  run<T>(key: string, work: () => Promise<T>, item?: Omit<BusyItem, 'key'>): Promise<T>;
  /** Empties the queue (logout). */
  clear(): void;
  getState(): BusyState;
  subscribe(listener: () => void): () => void;
}

/** Nothing is shown for quick work, and what is shown stays long enough to be read (look.md §7). */
export const BUSY_DELAY = 300;
export const BUSY_MINIMUM = 500;
/** After this it is said that it takes long. */
export const BUSY_TIMEOUT = 30_000;

const idle: BusyState = { busy: false, visible: false, count: 0, slow: false };

/** A queue of keys. One for the app (below); a region may have its own. */
export function createBusy(): Busy {
  const queue: BusyItem[] = [];
  const late = new Set<string>();
  const clocks = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let state = idle;
  let visible = false;
  let shownAt = 0;
  let last: BusyItem | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const item = queue.findLast((each) => each.message !== undefined) ?? queue.at(-1);
    if (item) last = item;
    state =
      queue.length === 0 && !visible
        ? idle
        : {
            busy: queue.length > 0,
            visible,
            item: item ?? last,
            count: queue.length,
            slow: item !== undefined && late.has(item.key),
          };
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      work();
      update();
    }, milliseconds);
  };
  const changed = () => {
    if (queue.length > 0 && !visible && timer === undefined)
      later(BUSY_DELAY, () => {
        visible = true;
        shownAt = Date.now();
      });
    else if (queue.length > 0 && visible) {
      clearTimeout(timer);
      timer = undefined;
    } else if (queue.length === 0 && !visible) {
      clearTimeout(timer);
      timer = undefined;
    } else if (queue.length === 0 && visible)
      later(Math.max(0, BUSY_MINIMUM - (Date.now() - shownAt)), () => {
        visible = false;
      });
    update();
  };
  const forget = (key: string) => {
    clearTimeout(clocks.get(key));
    clocks.delete(key);
    late.delete(key);
  };
  const watch = (key: string, timeout: number) => {
    forget(key);
    clocks.set(
      key,
      setTimeout(() => {
        late.add(key);
        update();
      }, timeout),
    );
  };
  const busy: Busy = {
    begin(key, item) {
      const at = queue.findIndex((each) => each.key === key);
      if (at < 0) queue.push({ key, ...item });
      else queue[at] = { ...queue[at], ...item, key };
      // Progress counts as a sign of life: the clock starts anew.
      watch(key, queue.find((each) => each.key === key)?.timeout ?? BUSY_TIMEOUT);
      changed();
    },
    end(key) {
      const at = queue.findIndex((each) => each.key === key);
      if (at < 0) return;
      queue.splice(at, 1);
      forget(key);
      changed();
    },
    async run(key, work, item) {
      busy.begin(key, item);
      try {
        return await work();
      } finally {
        busy.end(key);
      }
    },
    clear() {
      for (const { key } of queue.splice(0)) forget(key);
      changed();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return busy;
}

/** What the app is busy with. */
export const busy: Busy = createBusy();
