import { createHash } from 'node:crypto';

/**
 * Readable by script on purpose: the status page compares it with what the tab remembers. It holds a hash of the session
 * id, with which nobody can do anything.
 */
export const statusCookie = 'closewright_session_status';

/** The value of the status cookie for a sign-in session (the `sid` of its tokens). */
export function sessionStatus(sessionID: string): string {
  return createHash('sha256').update(sessionID).digest('hex');
}
