import type { CustomDataTab } from '@closewright/contract/custom-data';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Which of the tabs is open, which have been, and how many wrong fields each has. */
export interface CustomTabsState {
  active: CustomDataTab | undefined;
  /** Ids of the tabs that have been open: their fields stay, with what was typed. */
  visited: ReadonlySet<number>;
  errors: ReadonlyMap<number, number>;
  open(customDataTabID: number): void;
  setErrors(customDataTabID: number, count: number): void;
  /** How a tab says whether its last check failed. The answer takes it back. */
  register(customDataTabID: number, isInvalid: () => boolean): () => void;
  /** Opens the first tab whose check failed, so that its fields can take the focus. */
  openFirstInvalid(): void;
}

/** @param tabs in their order; the first is open until another is chosen */
export function useCustomTabs(tabs: readonly CustomDataTab[]): CustomTabsState {
  const [chosen, setChosen] = useState<number | null>(null);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [errors, setAllErrors] = useState<ReadonlyMap<number, number>>(new Map());
  const checks = useRef(new Map<number, () => boolean>());
  const active = tabs.find(({ customDataTabID }) => customDataTabID === chosen) ?? tabs[0];
  if (active !== undefined && !visited.has(active.customDataTabID)) {
    setVisited(new Set([...visited, active.customDataTabID]));
  }
  const setErrors = useCallback((id: number, count: number) => {
    setAllErrors((before) => ((before.get(id) ?? 0) === count ? before : new Map(before).set(id, count)));
  }, []);
  const register = useCallback((id: number, isInvalid: () => boolean) => {
    checks.current.set(id, isInvalid);
    return () => void checks.current.delete(id);
  }, []);
  const openFirstInvalid = () => {
    const wrong = tabs.find(({ customDataTabID }) => checks.current.get(customDataTabID)?.());
    // Drawn at once: a field of a tab that is not shown takes no focus.
    if (wrong) flushSync(() => setChosen(wrong.customDataTabID));
  };
  return { active, visited, errors, open: setChosen, setErrors, register, openFirstInvalid };
}
