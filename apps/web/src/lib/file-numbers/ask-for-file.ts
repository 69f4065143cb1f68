import { fileNumberError, fileNumberMessages } from '@closewright/domain/orders';
import { dialogs } from '@closewright/ui/services/dialogs';
import { messageOf } from '../api/index.ts';
import { type FoundByNumber, findByNumber } from './find-by-number.ts';

/**
 * Asks for the number of a file that something is done for; null when the user thinks better of it.
 * @param likely the number it begins with
 */
export async function askForFile(title: string, key: string, likely?: string): Promise<FoundByNumber | null> {
  let found: FoundByNumber | null = null;
  const answer = await dialogs.promptText({
    ...{ key, title, label: 'File number', okLabel: 'Continue' },
    ...(likely !== undefined && { value: likely }),
    validate: async (text) => {
      const wrong = fileNumberError(text);
      if (wrong !== null) return wrong;
      try {
        found = await findByNumber(text);
        return found === null ? fileNumberMessages.missing : null;
      } catch (error) {
        return messageOf(error);
      }
    },
  });
  return answer === null ? null : found;
}
