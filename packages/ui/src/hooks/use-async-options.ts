import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AsyncOptions, type AsyncOptionsSettings, type AsyncOptionsState } from './use-async-options.store.ts';

/**
 * The async engine bound to a component: it stops with it, and forgets what it found whenever `scope` (the parent's id, a filter)
 * changes. The search function may be a new one at each render; the newest is used.
 */
export function useAsyncOptions<T>(
  settings: AsyncOptionsSettings<T>,
  scope = '',
): [AsyncOptionsState<T>, AsyncOptions<T>] {
  const [engine] = useState(() => new AsyncOptions(settings));
  const known = useRef(scope);
  useLayoutEffect(() => {
    engine.settings = settings;
  });
  useLayoutEffect(() => {
    if (known.current === scope) return;
    known.current = scope;
    engine.reset();
  }, [engine, scope]);
  useEffect(() => () => engine.stop(), [engine]);
  return [useSyncExternalStore(engine.subscribe, engine.getState, engine.getState), engine];
}
