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

const idle: BusyState = { busy: false, visible: false, count: 0 };

/** A queue of keys. One for the app (below); a region may have its own. */
export function createBusy(): Busy {
  const queue: BusyItem[] = [];
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
        : { busy: queue.length > 0, visible, item: item ?? last, count: queue.length };
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
  const busy: Busy = {
    begin(key, item) {
      const at = queue.findIndex((each) => each.key === key);
      if (at < 0) queue.push({ key, ...item });
      else queue[at] = { ...queue[at], ...item, key };
      changed();
    },
    end(key) {
      const at = queue.findIndex((each) => each.key === key);
      if (at < 0) return;
      queue.splice(at, 1);
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
      queue.length = 0;
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
