import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A part that comes with its own chunk when it is first needed. `load` fetches it ahead: on hover, on focus. */
export interface OnDemand<P> {
  (props: P): ReactNode;
  load: () => Promise<void>;
}

/**
 * Like React's `lazy`, without its wait: React holds what suspended back until 300 ms after its (empty) fallback was shown, so that
 * every first list, menu and dialog would open a third of a second late, loaded or not. This part is there in the same render if it
 * was loaded ahead, and else as soon as it has arrived. Until then it is nothing; a chunk that cannot be loaded throws.
 */
export function onDemand<P extends object>(fetch: () => Promise<{ default: ComponentType<P> }>): OnDemand<P> {
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
  function Part(props: P) {
    const [state, setState] = useState<{ error?: unknown } | null>(null);
    const Loaded = loaded;
    const waits = Loaded === undefined;
    useEffect(() => {
      if (!waits) return;
      let here = true;
      load().then(
        () => here && setState({}),
        (error: unknown) => here && setState({ error }),
      );
      return () => {
        here = false;
      };
    }, [waits]);
    if (state && 'error' in state) throw state.error;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Part, { load });
}
