import { type ComponentType, createElement, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** What comes with a chunk of its own when it is first needed. */
export interface Chunk<V> {
  /** Undefined until it is here. */
  readonly value: V | undefined;
  /** Fetches it, once for all who ask. Rejects when that fails, and the next one who asks tries again. */
  load: () => Promise<V>;
  /** Fetches it ahead: on hover, on focus. What fails is fetched again when it is needed, and told of then. */
  preload: () => void;
  isLoaded: () => boolean;
}

/** A component that comes with its own chunk. */
export interface OnDemand<P> extends Omit<Chunk<ComponentType<P>>, 'value'> {
  (props: P): ReactNode;
}

/** Something of a module, fetched when it is first needed. */
export function chunk<V>(fetch: () => Promise<V>): Chunk<V> {
  let value: V | undefined;
  let coming: Promise<V> | undefined;
  const load = () => {
    coming ??= fetch()
      .then((fetched) => {
        value = fetched;
        return fetched;
      })
      .catch((error: unknown) => {
        coming = undefined;
        throw error;
      });
    return coming;
  };
  return {
    get value() {
      return value;
    },
    load,
    preload: () => void load().catch(() => {}),
    isLoaded: () => value !== undefined,
  };
}

/** Those who wait for a part that could not be fetched. */
const without = new Set<object>();
const listeners = new Set<() => void>();
const note = (change: () => void) => {
  change();
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether parts of the page are missing because they could not be fetched. They are asked for again until they come. */
export function useMissingParts(): boolean {
  return useSyncExternalStore(listen, () => without.size > 0);
}

/** Milliseconds between two attempts: twice as long each time, up to the longest. */
const firstPause = 1000;
const longestPause = 15_000;

/**
 * Whether a part can be drawn, for who has something to show or to do meanwhile. One on demand is asked for and drawn again when it
 * has arrived; any other is always there. A part that cannot be fetched is asked for again until it comes: what is on the page, and
 * what was typed into it, must not go because a server was away for a moment.
 */
export function useLoaded(part: object): boolean {
  const [, setArrived] = useState(0);
  const { load, isLoaded } = part as Partial<Chunk<unknown>>;
  const waits = isLoaded?.() === false;
  useEffect(() => {
    if (!waits) return;
    const waiter = {};
    let here = true;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      load?.().then(
        () => setArrived((count) => count + 1),
        () => {
          if (!here) return;
          note(() => without.add(waiter));
          // Several asks may have shared the request that failed.
          clearTimeout(timer);
          timer = setTimeout(ask, pause);
          pause = Math.min(pause * 2, longestPause);
        },
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      here = false;
      clearTimeout(timer);
      removeEventListener('online', ask);
      if (without.has(waiter)) note(() => without.delete(waiter));
    };
  }, [load, waits]);
  return !waits;
}

/** Long enough for the first screen to have what it needs. */
const idleMilliseconds = 2000;

/** Fetches parts once the page has come to rest: what speaks of a lost server must be here before it is lost. */
export function useFetchedAhead(part: Pick<Chunk<unknown>, 'preload'>): void {
  const { preload } = part;
  useEffect(() => {
    const timer = setTimeout(preload, idleMilliseconds);
    return () => clearTimeout(timer);
  }, [preload]);
}

/**
 * Like React's `lazy`, without its wait: React holds what suspended back until 300 ms after its (empty) fallback was shown, so that
 * every first list, menu and dialog would open a third of a second late, loaded or not. This part is there in the same render if it
 * was loaded ahead, and else as soon as it has arrived. Until then it is what `waiting` draws, nothing by default.
 */
export function onDemand<P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  waiting?: (props: P) => ReactNode,
): OnDemand<P> {
  const source = chunk(async () => (await fetch()).default);
  function Part(props: P) {
    useLoaded(source);
    return source.value ? createElement(source.value, props) : waiting?.(props);
  }
  const { load, preload, isLoaded } = source;
  return Object.assign(Part, { load, preload, isLoaded });
}
