import { useEffect } from 'react';
import { dialogsMessages } from './dialogs.messages.ts';
import { dialogs } from './dialogs.ts';
import type { ConfirmOptions, DialogControl } from './dialogs.types.ts';

/**
 * Asks before Escape, the close button, Cancel or a route change throw away what was typed in a dialog. `close` with a result does not
 * ask. The question starts on "Keep editing".
 */
export function useUnsavedGuard(
  dialog: Pick<DialogControl, 'setGuard'>,
  unsaved: boolean,
  question?: Partial<ConfirmOptions>,
): void {
  useEffect(() => {
    if (!unsaved) return;
    dialog.setGuard(() =>
      dialogs.confirm({
        title: dialogsMessages.discardTitle,
        message: dialogsMessages.discardMessage,
        confirmLabel: dialogsMessages.discard,
        cancelLabel: dialogsMessages.keepEditing,
        destructive: true,
        ...question,
      }),
    );
    return () => dialog.setGuard(null);
  }, [dialog, unsaved, question]);
}
