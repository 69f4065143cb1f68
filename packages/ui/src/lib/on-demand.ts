import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** A part that comes with its own chunk when it is first needed. `load` fetches it ahead: on hover, on focus. */
export interface OnDemand<P> {
  (props: P): ReactNode;
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/**
 * Whether a part can be drawn, for who has something to show or to do meanwhile. One on demand is asked for and drawn again when it
 * has arrived; any other is always there. Throws where its chunk cannot be loaded.
 */
export function useLoaded(part: object): boolean {
  const [state, setState] = useState<{ error?: unknown } | null>(null);
  const { load, isLoaded } = part as Partial<OnDemand<never>>;
  const waits = isLoaded?.() === false;
  useEffect(() => {
    if (!waits) return;
    let here = true;
    load?.().then(
      () => here && setState({}),
      (error: unknown) => here && setState({ error }),
    );
    return () => {
      here = false;
    };
  }, [load, waits]);
  if (state && 'error' in state) throw state.error;
  return !waits;
}

/**
 * Like React's `lazy`, without its wait: React holds what suspended back until 300 ms after its (empty) fallback was shown, so that
 * every first list, menu and dialog would open a third of a second late, loaded or not. This part is there in the same render if it
 * was loaded ahead, and else as soon as it has arrived. Until then it is what `waiting` draws, nothing by default; a chunk that
 * cannot be loaded throws.
 */
export function onDemand<P extends object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  waiting?: (props: P) => ReactNode,
): OnDemand<P> {
  let loaded: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const load = () => {
    coming ??= fetch()
      .then((module) => {
        loaded = module.default;
      })
      .catch((error: unknown) => {
        // The next one who needs it asks again.
        coming = undefined;
        throw error;
      });
    return coming;
  };
  const isLoaded = () => loaded !== undefined;
  const source = { load, isLoaded };
  function Part(props: P) {
    useLoaded(source);
    const Loaded = loaded;
    return Loaded ? createElement(Loaded, props) : waiting?.(props);
  }
  return Object.assign(Part, source);
}
