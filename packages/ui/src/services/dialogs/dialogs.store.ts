import type { ComponentType } from 'react';
import { focusPath } from '../../lib/return-focus.ts';
import { createBusy } from '../busy/index.ts';
import { createDialogWork } from './dialog-work.ts';
import type {
  DialogComponent,
  DialogControl,
  DialogProblem,
  DialogPromise,
  DialogResult,
  DismissReason,
  OpenOptions,
} from './dialogs.types.ts';

/** One open dialog. */
export interface DialogEntry {
  id: number;
  component: ComponentType<Record<string, unknown> & { dialog: DialogControl<unknown> }>;
  props: Record<string, unknown>;
  options: OpenOptions;
  control: DialogControl<unknown>;
  /** Counts `reload`s; part of the React key. */
  version: number;
  /** What had the focus when it opened, and its ancestors, nearest first. */
  opener: Element[];
  /** Work of this level that failed and waits for Try again. */
  problem: DialogProblem | null;
  requestDismiss: (reason: DismissReason) => void;
  /** True if nothing stands against closing it. */
  mayClose: () => Promise<boolean>;
  isGuarded: () => boolean;
}

type Guard = () => boolean | Promise<boolean>;

/** How long an opened dialog waits for a host before it is dismissed, so that no caller waits for ever. */
const HOST_PATIENCE = 5000;

/** The state behind the service: an ordered stack, and promises that always settle. */
export function createDialogStore() {
  let stack: readonly DialogEntry[] = [];
  let hosts = 0;
  let next = 1;
  const listeners = new Set<() => void>();
  const settlers = new Map<number, (result: DialogResult<unknown>) => void>();
  const stops = new Map<number, () => void>();
  const keyed = new Map<string, DialogPromise<unknown>>();
  /** What the dialog closed last was opened from. */
  let left: Element[] = [];

  const set = (to: readonly DialogEntry[]) => {
    stack = to;
    for (const listener of listeners) listener();
  };
  const settle = (id: number, result: DialogResult<unknown>) => {
    const settler = settlers.get(id);
    settlers.delete(id);
    stops.get(id)?.();
    stops.delete(id);
    const entry = stack.find((each) => each.id === id);
    if (entry) {
      left = entry.opener;
      set(stack.filter((each) => each !== entry));
    }
    settler?.(result);
  };

  const open = <P extends object, R>(
    component: DialogComponent<P, R>,
    props: P,
    options: OpenOptions = {},
  ): DialogPromise<R> => {
    const { key } = options;
    const twin = key === undefined ? undefined : keyed.get(key);
    if (twin) return twin as DialogPromise<unknown> as DialogPromise<R>;

    const id = next++;
    let guard: Guard | null = null;
    let asking: Promise<boolean> | null = null;
    // One question at a time: whoever asks meanwhile gets the same answer.
    const mayClose = () => {
      asking ??= Promise.resolve()
        .then(() => guard?.() ?? true)
        .catch(() => false)
        .finally(() => {
          asking = null;
        });
      return asking;
    };
    const requestDismiss = (reason: DismissReason) => {
      if (!guard) return settle(id, { dismissed: true, reason });
      if (asking) return;
      void mayClose().then((leave) => leave && settle(id, { dismissed: true, reason }));
    };
    const busy = createBusy();
    const work = createDialogWork(busy, (problem) =>
      set(stack.map((entry) => (entry.id === id ? { ...entry, problem } : entry))),
    );
    // Once, as the dialog settles and before anybody hears of it: who opens the next one at once gets a new one.
    stops.set(id, () => {
      if (key !== undefined) keyed.delete(key);
      work.stop();
      busy.clear();
    });
    const control: DialogControl<unknown> = {
      close: (value) => settle(id, { dismissed: false, value }),
      dismiss: (reason = 'close') => requestDismiss(reason),
      setGuard: (to) => {
        guard = to;
      },
      busy,
      run: work.run,
      dialogID: id,
    };
    const promise = new Promise<DialogResult<unknown>>((resolve) =>
      settlers.set(id, resolve),
    ) as DialogPromise<unknown>;
    promise.id = id;
    promise.close = control.close;
    promise.dismiss = control.dismiss;
    if (key !== undefined) keyed.set(key, promise);

    const show = () => {
      if (!settlers.has(id)) return;
      const path = focusPath();
      // One that opens as another closes finds the focus nowhere: it goes back to where that one came from.
      const opener = path.length > 0 ? path : left;
      left = [];
      const entry = {
        id,
        component,
        props,
        options,
        control,
        version: 0,
        opener,
        problem: null,
        requestDismiss,
        mayClose,
        isGuarded: () => guard !== null,
      };
      set([...stack, entry as unknown as DialogEntry]);
      if (hosts > 0) return;
      setTimeout(() => {
        if (hosts > 0 || !settlers.has(id)) return;
        console.error('A dialog was opened but no <DialogsHost> is mounted; it was dismissed.');
        settle(id, { dismissed: true, reason: 'no-host' });
      }, HOST_PATIENCE);
    };
    const { preExecute } = options;
    if (!preExecute) show();
    else
      void Promise.resolve()
        .then(preExecute)
        .then(
          (go) => go,
          (error: unknown) => {
            console.error(error);
            return false;
          },
        )
        .then((go) => (go ? show() : settle(id, { dismissed: true, reason: 'blocked' })));
    return promise as DialogPromise<unknown> as DialogPromise<R>;
  };

  const closeAll = (reason: DismissReason = 'closeAll') => {
    for (const id of [...settlers.keys()].reverse()) settle(id, { dismissed: true, reason });
  };
  const leave = async (reason: DismissReason = 'navigation') => {
    for (const entry of [...stack].reverse()) if (!(await entry.mayClose())) return false;
    closeAll(reason);
    return true;
  };
  const find = (id?: number) => (id === undefined ? stack.at(-1) : stack.find((entry) => entry.id === id));

  return {
    open,
    closeAll,
    leave,
    isGuarded: () => stack.some((entry) => entry.isGuarded()),
    close: (id?: number) => find(id)?.requestDismiss('close'),
    reload: (id?: number) => {
      const entry = find(id);
      if (entry) set(stack.map((each) => (each === entry ? { ...each, version: each.version + 1 } : each)));
    },
    count: () => stack.length,
    getStack: () => stack,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Called by a host when it is mounted; the answer when it goes: all dialogs are dismissed then. */
    mountHost: () => {
      hosts++;
      return () => {
        hosts--;
        // React mounts twice in strict mode: only a host that stays away leaves the callers alone.
        queueMicrotask(() => {
          if (hosts === 0) closeAll('unmount');
        });
      };
    },
  };
}

export type DialogStore = ReturnType<typeof createDialogStore>;
