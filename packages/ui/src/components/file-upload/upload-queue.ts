import { type FileFacts, refuseFile, type UploadRefusal, type UploadRules } from './upload-rules.ts';

/** Sends one file. Report progress from 0 to 1; stop when the signal says so; answer the id the server gave it. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (done: number) => void },
) => Promise<string | undefined>;

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled' | 'refused';

export interface UploadItem extends FileFacts {
  /** Unique in its list. */
  id: string;
  state: UploadState;
  /** From 0 to 1. */
  progress: number;
  /** Why it was refused before sending. */
  refusal?: UploadRefusal | undefined;
  /** What the server said when it failed. */
  error?: string | undefined;
  /** The id the server gave it. */
  result?: string | undefined;
}

export interface UploadQueueOptions {
  upload: () => Upload;
  rules: () => UploadRules;
  /** Files sent at a time. */
  concurrency: number;
  initial?: readonly UploadItem[] | undefined;
  /** One file began, ended, or was taken off the list. */
  onEvent?: (kind: UploadState | 'removed', item: UploadItem) => void;
}

/** A list of files that sends itself, a few at a time. No DOM and no React: subscribe, and read `items`. */
export function createUploadQueue(options: UploadQueueOptions) {
  let items: readonly UploadItem[] = options.initial ?? [];
  let made = 0;
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const show = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const set = (id: string, change: Partial<UploadItem>) =>
    show(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const settle = (id: string, change: Partial<UploadItem> & { state: UploadState }) => {
    set(id, change);
    const item = find(id);
    if (item) options.onEvent?.(change.state, item);
  };

  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.set(id, abort);
    settle(id, { state: 'sending', progress: 0, error: undefined });
    // A reply to a sending that was given up, or begun anew, changes nothing.
    const current = () => running.get(id) === abort;
    try {
      const result = await options.upload()(file, {
        signal: abort.signal,
        onProgress: (done) => current() && set(id, { progress: Math.min(1, Math.max(0, done)) }),
      });
      if (current()) settle(id, { state: 'done', progress: 1, result });
    } catch (error) {
      if (current()) settle(id, { state: 'failed', error: error instanceof Error ? error.message : undefined });
    }
    if (current()) running.delete(id);
    pump();
  };
  const pump = () => {
    for (const item of items) {
      if (running.size >= options.concurrency) return;
      const file = files.get(item.id);
      if (item.state === 'waiting' && file) void send(item.id, file);
    }
  };
  const stop = (id: string) => {
    const abort = running.get(id);
    running.delete(id);
    abort?.abort();
  };

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Judges and lists files; those that are good wait for their turn. */
    add: (incoming: readonly File[]) => {
      for (const file of incoming) {
        made += 1;
        const id = `file-${made}`;
        const { name, size, type, lastModified } = file;
        const listed = items.filter((item) => item.state !== 'refused');
        const refusal = refuseFile(file, listed, options.rules()) ?? undefined;
        const item: UploadItem = {
          id,
          name,
          size,
          type,
          lastModified,
          state: refusal ? 'refused' : 'waiting',
          progress: 0,
          refusal,
        };
        if (!refusal) files.set(id, file);
        show([...items, item]);
        if (refusal) options.onEvent?.('refused', item);
      }
      pump();
    },
    cancel: (id: string) => {
      const state = find(id)?.state;
      if (state !== 'waiting' && state !== 'sending') return;
      stop(id);
      settle(id, { state: 'cancelled' });
      pump();
    },
    /** Sends a failed or cancelled file again. */
    retry: (id: string) => {
      const state = find(id)?.state;
      if ((state !== 'failed' && state !== 'cancelled') || !files.has(id)) return;
      set(id, { state: 'waiting', progress: 0, error: undefined });
      pump();
    },
    /** Takes a file off the list, stopping it first. */
    remove: (id: string) => {
      const item = find(id);
      if (!item) return;
      stop(id);
      files.delete(id);
      show(items.filter((other) => other.id !== id));
      options.onEvent?.('removed', item);
      pump();
    },
    /** Stops everything, for when the list goes away. */
    dispose: () => {
      const stopped = items.filter(
        (item) => files.has(item.id) && (item.state === 'waiting' || item.state === 'sending'),
      );
      for (const { id } of stopped) {
        stop(id);
        set(id, { state: 'cancelled' });
      }
    },
  };
}
