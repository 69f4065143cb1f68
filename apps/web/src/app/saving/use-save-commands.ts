import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { pageCommandsStore } from '../frame/save-status.ts';
import { registerLeaveGuard, takeSkipSave } from '../leave-guard.ts';
import type { SaveEngine, SaveOutcome } from './save-engine.ts';

/**
 * Save by button, by Ctrl+S, from the command palette and before leaving (core.md §2). Leaving saves nothing when the
 * page is read-only, the route says so, or a one-time skip is set; a save that fails keeps the user here.
 * @param onOutcome what came of a save the user asked for
 */
export function useSaveCommands(
  engine: SaveEngine,
  skipsSave: boolean,
  onOutcome: (outcome: SaveOutcome) => void,
): () => Promise<void> {
  const latest = useRef({ onOutcome, skipsSave });
  useEffect(() => {
    latest.current = { onOutcome, skipsSave };
  });
  const save = useCallback(async () => {
    // Ctrl+S from inside a field: what is typed there has been reported already, the field need not be left.
    latest.current.onOutcome(await engine.save());
  }, [engine]);
  useHotkey('$mod+s', 'Save', () => void save());

  const mayLeave = useCallback(async (): Promise<boolean> => {
    const isSkipped = takeSkipSave();
    if (isSkipped || latest.current.skipsSave) return true;
    const outcome = await engine.saveNow();
    if (outcome === 'invalid') latest.current.onOutcome(outcome);
    if (outcome === 'invalid' || outcome === 'aborted') return false;
    if (outcome !== 'failed') return true;
    return dialogs.confirm({
      key: 'leave-unsaved',
      title: 'Leave without saving?',
      message: `Your changes could not be saved. ${engine.state.get().failure ?? ''}`.trim(),
      confirmLabel: 'Leave without saving',
      cancelLabel: 'Stay',
      destructive: true,
    });
  }, [engine]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => engine.state.get().isDirty,
  });
  const saveFirst = useCallback(async (): Promise<boolean> => {
    if (latest.current.skipsSave) return true;
    const outcome = await engine.saveNow();
    const isStored = outcome === 'saved' || outcome === 'unchanged';
    if (!isStored) latest.current.onOutcome(outcome);
    return isStored;
  }, [engine]);
  useEffect(() => registerLeaveGuard({ mayLeave, saveFirst }), [mayLeave, saveFirst]);

  useEffect(() => {
    if (skipsSave) return;
    pageCommandsStore.set([{ id: 'save', label: 'Save', keys: ['Ctrl S'], onSelect: () => void save() }]);
    return () => pageCommandsStore.set([]);
  }, [skipsSave, save]);
  return save;
}
