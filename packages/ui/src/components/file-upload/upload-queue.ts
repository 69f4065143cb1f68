import { nothingSent, type SentSoFar, sendInPieces } from './send-pieces.ts';
import type { ScanState, UploadItem, UploadState, UploadWork } from './upload.types.ts';
import type { UploadAct, UploadEvent, UploadQueueOptions } from './upload-queue.types.ts';
import { type FileFacts, refuseFile } from './upload-rules.ts';

/** Those of the old values that were changed. */
const pick = <T extends object>(old: T, changed: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.entries(old).filter(([key]) => key in changed)) as Partial<T>;
const isUnder = (state: UploadState | undefined) => state === 'waiting' || state === 'sending' || state === 'paused';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

/** A list of files that sends itself, a few at a time. No DOM and no React: subscribe, and read `items`. */
export function createUploadQueue(options: UploadQueueOptions) {
  let items: readonly UploadItem[] = options.initial ?? [];
  let made = 0;
  const files = new Map<string, File>();
  /** As they were chosen: the same file is the same under another name, too. */
  const chosen = new Map<string, FileFacts>();
  const running = new Map<string, AbortController>();
  const scans = new Map<string, AbortController>();
  const sofar = new Map<string, SentSoFar>();
  /** Those that wait for `start`. */
  const held = new Set<string>();
  /** Those that are being given another name: they wait for it. */
  const named = new Set<string>();
  const listeners = new Set<() => void>();

  const show = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => items.find((item) => item.id === id);
  const set = (id: string, change: Partial<UploadItem>) =>
    show(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const tell = (kind: UploadEvent, id: string) => {
    const item = find(id);
    if (item) options.onEvent?.(kind, item);
  };
  const settle = (id: string, change: Partial<UploadItem> & { state: UploadState }) => {
    set(id, change);
    tell(change.state, id);
  };
  const isReady = (item: UploadItem) => !options.needsType?.() || Boolean(item.documentType);

  const scanFile = async (id: string) => {
    const scan = options.scan?.();
    const item = find(id);
    if (!scan || !item) return;
    scans.get(id)?.abort();
    const abort = new AbortController();
    scans.set(id, abort);
    set(id, { scan: 'waiting' });
    let found: ScanState = 'failed';
    try {
      found = await scan(item, abort.signal);
    } catch {
      // Nobody knows: the row says so and offers to search again.
    }
    if (scans.get(id) !== abort) return;
    scans.delete(id);
    set(id, { scan: found });
    if (found !== 'clean') tell(found === 'infected' ? 'infected' : 'scan-failed', id);
  };

  const sendWhole = (id: string, file: File, work: UploadWork) => {
    const method = options.upload();
    const documentType = find(id)?.documentType ?? null;
    if (typeof method === 'function') return method(file, { ...work, documentType });
    return sendInPieces(method, { file, documentType }, sofar.get(id) ?? nothingSent, work, (taken) => {
      if (!work.signal.aborted) sofar.set(id, taken);
    });
  };
  const send = async (id: string, file: File) => {
    const abort = new AbortController();
    running.set(id, abort);
    settle(id, { state: 'sending', progress: (sofar.get(id)?.offset ?? 0) / file.size, error: undefined });
    // A reply to a sending that was given up, or begun anew, changes nothing.
    const current = () => running.get(id) === abort;
    try {
      const result = await sendWhole(id, file, {
        signal: abort.signal,
        onProgress: (done) => current() && set(id, { progress: Math.min(1, Math.max(0, done)) }),
      });
      if (current()) {
        sofar.delete(id);
        settle(id, { state: 'done', progress: 1, result });
        void scanFile(id);
      }
    } catch (error) {
      if (current()) settle(id, { state: 'failed', error: messageOf(error) });
    }
    if (current()) running.delete(id);
    pump();
  };
  const pump = () => {
    for (const item of items) {
      if (running.size >= options.concurrency) return;
      const file = files.get(item.id);
      const waits = held.has(item.id) || named.has(item.id) || !isReady(item);
      if (item.state === 'waiting' && file && !waits) void send(item.id, file);
    }
  };
  const stop = (id: string) => {
    const abort = running.get(id);
    running.delete(id);
    abort?.abort();
  };
  /** What was sent of it is not wanted any more. */
  const forget = (id: string) => {
    const session = sofar.get(id)?.session;
    sofar.delete(id);
    const method = options.upload();
    if (session !== undefined && typeof method !== 'function') method.abandon?.(session);
  };
  /** Changes a file that was sent: shown at once, taken back with the reason if it is not kept. */
  const keep = async (id: string, change: { name?: string; documentType?: string | null }) => {
    const before = find(id);
    if (!before) return;
    const { name, documentType } = { ...before, ...change };
    set(id, { name, documentType, saving: true, error: undefined });
    try {
      await options.keep?.(before, { name, documentType });
      set(id, { saving: undefined });
      if (name !== before.name) tell('renamed', id);
    } catch (error) {
      const old = { name: before.name, documentType: before.documentType };
      set(id, { ...pick(old, change), error: messageOf(error), saving: undefined });
      tell('not-kept', id);
    }
  };

  const isPausable = ({ id, state }: UploadItem) =>
    typeof options.upload() !== 'function' && (state === 'sending' || (state === 'waiting' && !held.has(id)));
  const isPaused = ({ state }: UploadItem) => state === 'paused';
  const hasFailed = ({ id, state }: UploadItem) => state === 'failed' && files.has(id);
  const pause = (id: string) => {
    const state = find(id)?.state;
    if (typeof options.upload() === 'function' || (state !== 'waiting' && state !== 'sending')) return;
    stop(id);
    settle(id, { state: 'paused' });
  };
  const cancel = (id: string) => {
    if (!isUnder(find(id)?.state)) return;
    stop(id);
    forget(id);
    settle(id, { state: 'cancelled', progress: 0 });
  };
  const retry = (id: string) => {
    const state = find(id)?.state;
    if ((state !== 'failed' && state !== 'cancelled' && state !== 'paused') || !files.has(id)) return;
    held.delete(id);
    set(id, { state: 'waiting', error: undefined });
  };
  /** Does one act with all that it is for, then lets the next ones have their turn. Answers how many they were. */
  const withAll = (isMeant: (item: UploadItem) => boolean, act: (id: string) => void) => {
    const meant = items.filter(isMeant);
    for (const { id } of meant) act(id);
    pump();
    return meant.length;
  };

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Searches what was there already and is not known to be clean. */
    open: () => {
      for (const item of items) if (item.state === 'done' && item.scan === 'waiting') void scanFile(item.id);
    },
    /** Judges and lists files; those that are good wait for their turn. */
    add: (incoming: readonly File[]) => {
      for (const file of incoming) {
        made += 1;
        const id = `file-${made}`;
        const { name, size, type, lastModified } = file;
        const listed = items.filter((item) => item.state !== 'refused').map((item) => chosen.get(item.id) ?? item);
        const refusal = refuseFile(file, listed, options.rules()) ?? undefined;
        const state = refusal ? 'refused' : 'waiting';
        const item: UploadItem = {
          id,
          name,
          size,
          type,
          lastModified,
          state,
          progress: 0,
          refusal,
          documentType: null,
        };
        chosen.set(id, file);
        if (!refusal) files.set(id, file);
        if (!refusal && options.startsByHand?.()) held.add(id);
        show([...items, item]);
        if (refusal) options.onEvent?.('refused', item);
      }
      pump();
    },
    /** How many files wait for `start` and could be sent. */
    startable: () => items.filter((item) => held.has(item.id) && item.state === 'waiting' && isReady(item)).length,
    /** Sends what was waiting for it; files that lack a document type go on waiting. */
    start: () => {
      for (const item of items) if (isReady(item)) held.delete(item.id);
      pump();
    },
    /** Stops a file that is sent in pieces; what the server took is kept. */
    pause: (id: string) => {
      pause(id);
      pump();
    },
    cancel: (id: string) => {
      cancel(id);
      pump();
    },
    /** Sends a failed or cancelled file again, or goes on with a paused one: in pieces, from where it got to. */
    retry: (id: string) => {
      retry(id);
      pump();
    },
    /** How many files each act for all is for. Those that wait for `start` are not under way yet: they can only be cancelled. */
    counts: (): Record<UploadAct, number> => ({
      pause: items.filter(isPausable).length,
      resume: items.filter(isPaused).length,
      retry: items.filter(hasFailed).length,
      cancel: items.filter(({ state }) => isUnder(state)).length,
    }),
    /** Pauses, goes on with, sends again or cancels all that can be; answers how many. What was cancelled by hand is not sent again. */
    all: (act: UploadAct) =>
      ({
        pause: () => withAll(isPausable, pause),
        resume: () => withAll(isPaused, retry),
        retry: () => withAll(hasFailed, retry),
        cancel: () => withAll(({ state }) => isUnder(state), cancel),
      })[act](),
    /** A new name: for a file that was not sent yet it is sent under it, otherwise it is kept by the caller. */
    rename: (id: string, name: string) => {
      const item = find(id);
      if (!item || item.name === name || item.state === 'sending') return;
      if (item.state === 'done') return void keep(id, { name });
      const file = files.get(id);
      if (file) files.set(id, new File([file], name, { type: file.type, lastModified: file.lastModified }));
      set(id, { name });
      tell('renamed', id);
    },
    /** A name is being typed for it: it is not sent meanwhile. */
    setNaming: (id: string, isNaming: boolean) => {
      if (isNaming) named.add(id);
      else named.delete(id);
      pump();
    },
    /** A document type, before or after sending. */
    setType: (id: string, documentType: string | null) => {
      const item = find(id);
      if (!item || item.state === 'sending') return;
      if (item.state === 'done') return void keep(id, { documentType });
      set(id, { documentType });
      pump();
    },
    /** Searches for viruses once more. */
    rescan: (id: string) => void scanFile(id),
    /** Takes a file off the list, stopping it first. */
    remove: (id: string) => {
      const item = find(id);
      if (!item) return;
      stop(id);
      forget(id);
      scans.get(id)?.abort();
      scans.delete(id);
      files.delete(id);
      chosen.delete(id);
      named.delete(id);
      show(items.filter((other) => other.id !== id));
      options.onEvent?.('removed', item);
      pump();
    },
    /** Stops everything, for when the list goes away. */
    dispose: () => {
      for (const abort of scans.values()) abort.abort();
      scans.clear();
      for (const { id } of items.filter((item) => files.has(item.id) && isUnder(item.state))) {
        stop(id);
        set(id, { state: 'cancelled' });
      }
    },
  };
}
