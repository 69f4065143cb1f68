import { dropNextPageKeys, holdNextPageKeys } from '@closewright/ui/lib/next-page-keys';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { offerCommands } from '../../app/frame/save-status.ts';
import { registerLeaveGuard } from '../../app/leave-guard.ts';
import { createPageGuard } from './page-guard.ts';
import type { SaveEngine, SaveOutcome } from './save-engine.ts';
import { useAnswersAgain } from './use-answers-again.ts';

/** How a page saves. */
export interface SaveCommandsOptions {
  /** Whether it can be edited now. It may turn read-only with something typed on it. */
  mayEdit: boolean;
  /** Why it cannot; left out where there is no better word than that. */
  reason?: string | undefined;
  /** The route says that leaving saves nothing. */
  skipsSave?: boolean;
}

/**
 * Save by button, by Ctrl+S, from the command palette and before leaving (core.md §2). Leaving saves nothing when the
 * route says so or a one-time skip is set; a save that fails, or that is not possible any more, keeps the user here.
 * @param onOutcome what came of a save the user asked for
 */
export function useSaveCommands(
  engine: SaveEngine,
  { mayEdit, reason = 'This page cannot be edited now.', skipsSave = false }: SaveCommandsOptions,
  onOutcome: (outcome: SaveOutcome) => void,
): () => Promise<void> {
  const latest = useRef({ onOutcome, skipsSave, reason });
  useEffect(() => {
    latest.current = { onOutcome, skipsSave, reason };
  });
  const save = useCallback(async () => {
    // Ctrl+S from inside a field: what is typed there has been reported already, the field need not be left.
    latest.current.onOutcome(await engine.save());
  }, [engine]);
  useHotkey('$mod+s', 'Save', () => void save());
  useAnswersAgain(engine);

  const guard = useMemo(
    () =>
      createPageGuard(engine, {
        skipsSave: () => latest.current.skipsSave,
        reason: () => latest.current.reason,
        onOutcome: (outcome) => latest.current.onOutcome(outcome),
      }),
    [engine],
  );
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      holdNextPageKeys();
      const mayLeave = await guard.mayLeave();
      if (!mayLeave) dropNextPageKeys();
      return !mayLeave;
    },
    enableBeforeUnload: () => engine.state.get().isDirty,
  });
  useEffect(() => registerLeaveGuard(guard), [guard]);

  const offersSave = mayEdit && !skipsSave;
  useEffect(() => {
    if (!offersSave) return;
    return offerCommands([{ id: 'save', label: 'Save', keys: ['Ctrl S'], onSelect: () => void save() }]);
  }, [offersSave, save]);
  return save;
}
