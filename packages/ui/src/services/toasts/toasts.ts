import { toastsMessages } from './toasts.messages.ts';

export type ToastType = 'success' | 'info' | 'warning' | 'error';
/** Older names still in use: `warn` is warning, `danger` is error. */
export type ToastTypeAlias = ToastType | 'warn' | 'danger';

export interface ToastOptions {
  /** One short line, bold. */
  title?: string;
  /** What happened, one line. Line breaks written as `<br>` become sentences apart; no other markup is read. */
  message?: string;
  /** One act, such as Undo. Also reachable by F8, then Tab. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds; null stays until dismissed. Default: 3000, success 2000, errors stay. */
  duration?: number | null;
  /** A toast with the id of a shown one takes its place. */
  id?: string;
}

export interface Toast extends Required<Pick<ToastOptions, 'id'>> {
  type: ToastType;
  title: string;
  message?: string;
  action?: ToastOptions['action'];
  duration: number;
  /** When it was shown, in milliseconds since 1970. */
  at: number;
}

/** Times of look.md and the catalogue. Infinity stays. */
export const toastDuration: Record<ToastType, number> = {
  success: 2000,
  info: 3000,
  warning: 3000,
  error: Number.POSITIVE_INFINITY,
};

const alias: Record<string, ToastType> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  warn: 'warning',
  error: 'error',
  danger: 'error',
};

/** Kept in the history. */
const HISTORY = 50;
/** Shown at once at most. One more takes the place of the oldest that would have gone by itself, else of the oldest. */
export const TOAST_CAP = 5;

const plain = (text: string) =>
  text
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();

let stores = 0;

/** The state behind the service: an append-only log that a host shows. Works without React. */
export function createToastStore(now: () => number = Date.now) {
  let history: readonly Toast[] = [];
  let open: readonly Toast[] = [];
  const watchers = new Set<() => void>();
  let next = 1;
  const listeners = new Set<(event: ToastEvent) => void>();
  const waiting: ToastEvent[] = [];

  const tell = (event: ToastEvent) => {
    if (listeners.size === 0) waiting.push(event);
    for (const listener of listeners) listener(event);
  };
  const keep = (to: readonly Toast[]) => {
    history = to;
    for (const watcher of watchers) watcher();
  };
  const closed = (id?: string) => {
    open = id === undefined ? [] : open.filter((each) => each.id !== id);
  };
  const dismiss = (id?: string) => {
    closed(id);
    tell({ kind: 'dismiss', id });
  };
  const show = (type: unknown, options: unknown): string => {
    const kind = typeof type === 'string' ? alias[type] : undefined;
    const given: ToastOptions = typeof options === 'string' ? { title: options } : ((options ?? {}) as ToastOptions);
    const title = plain(String(given.title ?? given.message ?? ''));
    if (!kind || title === '' || typeof given !== 'object') {
      console.error(toastsMessages.invalidArguments, type, options);
      return show('error', toastsMessages.invalidArguments);
    }
    const message = given.title === undefined || given.message === undefined ? undefined : plain(given.message);
    const duration = given.duration === undefined ? toastDuration[kind] : (given.duration ?? Number.POSITIVE_INFINITY);
    const toast: Toast = {
      id: given.id ?? `toast-${next++}`,
      type: kind,
      title,
      message,
      action: given.action,
      duration,
      at: now(),
    };
    const others = open.filter((each) => each.id !== toast.id);
    if (others.length >= TOAST_CAP) {
      const oldest = others.find((each) => Number.isFinite(each.duration)) ?? others[0];
      if (oldest) dismiss(oldest.id);
    }
    open = [...open.filter((each) => each.id !== toast.id), toast];
    keep([...history.filter((each) => each.id !== toast.id), toast].slice(-HISTORY));
    tell({ kind: 'show', toast });
    return toast.id;
  };
  return {
    /** Tells the toasts of this store from those of others. */
    key: `toasts-${++stores}`,
    show,
    dismiss,
    /** The host says that one went by itself. */
    closed,
    history: () => history,
    clearHistory: () => keep([]),
    /** Tells of changes of the history. */
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** A host listens; toasts shown before it came are handed over first. */
    listen(listener: (event: ToastEvent) => void) {
      listeners.add(listener);
      for (const event of waiting.splice(0)) listener(event);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type ToastEvent = { kind: 'show'; toast: Toast } | { kind: 'dismiss'; id?: string };
export type ToastStore = ReturnType<typeof createToastStore>;

export interface Toasts {
  /** Shows a toast of any type, aliases too. Answers its id. */
  show(type: ToastTypeAlias, options: ToastOptions | string): string;
  success(options: ToastOptions | string): string;
  info(options: ToastOptions | string): string;
  warning(options: ToastOptions | string): string;
  /** Same as `warning`. */
  warn(options: ToastOptions | string): string;
  error(options: ToastOptions | string): string;
  /** Same as `error`. */
  danger(options: ToastOptions | string): string;
  /** Takes one toast away, or all. */
  dismiss(id?: string): void;
  /** The last 50 toasts, oldest first. */
  history(): readonly Toast[];
  /** Forgets them. */
  clearHistory(): void;
}

/** The functions over a store. */
export function createToasts(store: ToastStore): Toasts {
  return {
    show: (type, options) => store.show(type, options),
    success: (options) => store.show('success', options),
    info: (options) => store.show('info', options),
    warning: (options) => store.show('warning', options),
    warn: (options) => store.show('warn', options),
    error: (options) => store.show('error', options),
    danger: (options) => store.show('danger', options),
    dismiss: store.dismiss,
    history: store.history,
    clearHistory: store.clearHistory,
  };
}

/** The store of the app. */
export const toastStore: ToastStore = createToastStore();

/** Toasts of the app, callable from anywhere. Bottom right, 3 s, success 2 s, errors stay. */
export const toasts: Toasts = createToasts(toastStore);
