import { readFlag } from '@closewright/domain/constants';
import { dialogs } from '@closewright/ui/services/dialogs';
import { useSession } from '../../app/session/app-session.ts';
import { send } from '../../lib/api/index.ts';
import { PinDialog, type PinDialogProps } from './pin-dialog.tsx';
import type { PinnedPost, PinOutcome } from './pinned-post.ts';

/** Whether payments ask for a PIN here. */
export const usePinFlag = (): boolean => readFlag(useSession().actor.features, 'checkWritingPIN');

/**
 * Does what asks for a PIN: asks once for all that the work posts, where the flag checkWritingPIN is on. A wrong one is said where it is typed, and
 * asked again; any other failure is that of the work.
 * @returns a function that takes the work and answers what came of it; null where nobody entered a PIN
 */
export function usePin(): <T>(work: (post: PinnedPost) => Promise<T>) => Promise<T | null> {
  const isOn = usePinFlag();
  return async <T>(work: (post: PinnedPost) => Promise<T>) => {
    if (!isOn) return work((name, input) => send(name, input));
    const answer = await dialogs.open<Omit<PinDialogProps<T>, 'dialog'>, PinOutcome<T>>(
      PinDialog<T>,
      { work },
      { title: 'Your PIN', label: 'Your PIN', size: 'small', key: 'check-writing-pin' },
    );
    if (answer.dismissed) return null;
    if ('error' in answer.value) throw answer.value.error;
    return 'done' in answer.value ? answer.value.done : null;
  };
}
