import type { Actor } from './actor.ts';
import { isHeldByAnother } from './file-limits.ts';
import type { FileState } from './file-state.ts';

/** Whether the user waits for a file somebody else has: it is in use and not ignored, and the user lacks allowOpenFileInUse. */
export function waitsForFile(actor: Pick<Actor, 'allowOpenFileInUse'>, file: FileState): boolean {
  return isHeldByAnother(file) && !actor.allowOpenFileInUse;
}

/**
 * Whether a messaging event tells this user that the open file has become free (core.md §4 File becomes available):
 * the event is FileAvailable and of this file, and the user waits for it. Then the in-use state is cleared, the file read again and one confirm dialog shown.
 */
export function isFileAvailableNow(
  actor: Pick<Actor, 'allowOpenFileInUse'>,
  open: { readonly fileNumber: string; readonly file: FileState },
  message: { readonly Event: string; readonly FileNumber: string },
): boolean {
  return message.Event === 'FileAvailable' && message.FileNumber === open.fileNumber && waitsForFile(actor, open.file);
}
