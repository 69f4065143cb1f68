import { fileNumberError, fileNumberMessages, foundFileNumberError } from '@closewright/domain/orders';
import { dialogs } from '@closewright/ui/services/dialogs';
import { messageOf } from '../../lib/api/index.ts';
import { type FoundByNumber, findByNumber } from '../../lib/file-numbers/find-by-number.ts';

/** Asks for a file number and gives the file; null when the user thinks better of it. */
export async function askForFile(): Promise<FoundByNumber | null> {
  let found: FoundByNumber | null = null;
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
        found = file;
        // A locked file may be opened: it is read there, not changed.
        return foundFileNumberError('exists', file, true) ?? (file === null ? fileNumberMessages.missing : null);
      } catch (error) {
        return messageOf(error);
      }
    },
  });
  return answer === null ? null : found;
}
