import { useCallback, useMemo, useRef, useState } from 'react';
import { type Memory, useRemembered } from '../../memory/index.ts';
import { type GridState, initialGridState, readGridState } from './grid-state.ts';

export interface GridStateOptions {
  /** Held by the caller. */
  state?: unknown;
  /** What a user who changed nothing sees, and what a reset goes back to. */
  defaultState?: Partial<GridState> | undefined;
  /** Kept in the memory under this key, per user. */
  gridKey?: string | undefined;
  memory?: Memory | undefined;
  onStateChange?: ((state: GridState) => void) | undefined;
}

export interface GridStateHandle {
  state: GridState;
  change: (part: Partial<GridState>) => void;
  /** Back to the default. */
  reset: () => void;
}

/** The state of a grid: the caller's, the memory's or its own. */
export function useGridState({
  state: held,
  defaultState,
  gridKey,
  memory,
  onStateChange,
}: GridStateOptions): GridStateHandle {
  const [first] = useState(() => ({ ...initialGridState, ...defaultState }));
  const [own, setOwn] = useState<GridState>(first);
  const [kept, keep] = useRemembered<unknown>(`grid:${gridKey ?? ''}`, memory);
  const remembered = gridKey !== undefined && kept !== undefined ? kept : undefined;
  const given = held ?? remembered;
  const state = useMemo(() => (given === undefined ? own : readGridState(given)), [given, own]);
  const latest = useRef({ state, keep, onStateChange });
  latest.current = { state, keep, onStateChange };
  const set = useCallback(
    (next: GridState) => {
      latest.current.state = next;
      setOwn(next);
      if (gridKey !== undefined) latest.current.keep(next);
      latest.current.onStateChange?.(next);
    },
    [gridKey],
  );
  return {
    state,
    change: useCallback((part) => set({ ...latest.current.state, ...part }), [set]),
    reset: useCallback(() => set(first), [set, first]),
  };
}
