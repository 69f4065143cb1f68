import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useEffect, useRef } from 'react';

/**
 * Runs one save of a dialog at a time: pressed again while one is under way, also before its first check has answered, nothing
 * begins. Closing the dialog waits for the save: it closes when that went through, and stays with the message when it did not.
 * @param isSaving whether something has been sent; before that nothing is lost by closing
 * @returns runs a save, unless one is running
 */
export function useOneSave(dialog: Pick<DialogControl, 'setGuard'>, isSaving: boolean) {
  const running = useRef<Promise<void> | null>(null);
  useEffect(() => {
    if (!isSaving) return;
    dialog.setGuard(async () => {
      await running.current;
      return false;
    });
    return () => dialog.setGuard(null);
  }, [dialog, isSaving]);
  return (save: () => Promise<void>): Promise<void> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
