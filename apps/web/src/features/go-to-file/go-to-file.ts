import { fileNumberError, fileNumberMessages, foundFileNumberError, trimFileNumber } from '@closewright/domain/orders';
import { dialogs } from '@closewright/ui/services/dialogs';
import { ApiError, call, messageOf } from '../../lib/api/index.ts';

/** Looks a file up by its exact number. Null when there is none. */
export async function findByNumber(text: string): Promise<{ ordersID: number; isLocked: boolean } | null> {
  try {
    return await call('getOrderByNumber', { query: { fileNumber: trimFileNumber(text) } });
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Asks for a file number and gives the id of the file; null when the user thinks better of it. */
export async function askForFile(): Promise<number | null> {
  let found: number | null = null;
  const answer = await dialogs.promptText({
    key: 'go-to-file',
    title: 'Go to file',
    label: 'File number',
    okLabel: 'Open file',
    validate: async (text) => {
      const wrong = fileNumberError(text);
      if (wrong !== null) return wrong;
      try {
        const file = await findByNumber(text);
        found = file?.ordersID ?? null;
        // A locked file may be opened: it is read there, not changed.
        return foundFileNumberError('exists', file, true) ?? (file === null ? fileNumberMessages.missing : null);
      } catch (error) {
        return messageOf(error);
      }
    },
  });
  return answer === null ? null : found;
}
