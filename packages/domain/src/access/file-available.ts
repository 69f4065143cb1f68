import { type Actor, hasRight } from './actor.ts';
import { isHeldByAnother } from './file-limits.ts';
import type { FileState } from './file-state.ts';

type Waiting = Pick<Actor, 'allowOpenFileInUse' | 'settings'>;

/**
 * Whether the user waits for a file somebody else has: it is in use and not ignored, and the user lacks allowOpenFileInUse. Who only
 * reads waits for nothing: a free file is no more to them.
 */
export function waitsForFile(actor: Waiting, file: FileState): boolean {
  return isHeldByAnother(file) && !actor.allowOpenFileInUse && !hasRight(actor, 'IsAppReadOnly');
}

/**
 * Whether a messaging event tells this user that the open file has become free (core.md §4 File becomes available):
 * the event is FileAvailable and of this file, and the user waits for it. Then the in-use state is cleared, the file read again and one confirm dialog shown.
 */
export function isFileAvailableNow(
  actor: Waiting,
  open: { readonly fileNumber: string; readonly file: FileState },
  message: { readonly Event: string; readonly FileNumber: string },
): boolean {
  return message.Event === 'FileAvailable' && message.FileNumber === open.fileNumber && waitsForFile(actor, open.file);
}
