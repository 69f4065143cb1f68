import { counted } from '@closewright/domain/formats';
import { type ConfirmOptions, dialogs } from '@closewright/ui/services/dialogs';
import { ApiError } from '../../../lib/api/index.ts';

/** As often as the number may change between the question and the answer before somebody should look. */
const mostQuestions = 4;

/** "1 stored value", "12 stored values". */
export function storedValues(count: number): string {
  return counted(count, 'stored value');
}

/**
 * Sends a change; where the server says that it would orphan or remove stored values, asks first and sends it again with
 * exactly that number. Nothing changes before the answer. Rejects as the change does; null when it was not meant.
 */
export async function confirmOrphans<T>(
  send: (confirmedOrphans: number) => Promise<T>,
  question: (count: number) => ConfirmOptions,
  confirmed = 0,
): Promise<T | null> {
  let count = confirmed;
  for (let questions = 0; ; questions += 1) {
    try {
      return await send(count);
    } catch (error) {
      const isNeeded = error instanceof ApiError && error.errorCode === 'CONFIRMATION_NEEDED';
      const needed = isNeeded ? Number(error.modelState.confirmedOrphans?.[0]) : Number.NaN;
      if (!Number.isSafeInteger(needed) || questions >= mostQuestions) throw error;
      if (!(await dialogs.confirm({ key: 'orphans', destructive: true, ...question(needed) }))) return null;
      count = needed;
    }
  }
}
