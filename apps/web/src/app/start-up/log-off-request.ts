/**
 * Session storage key that asks for log-off at the next start-up (core.md §1). Any non-empty value asks. It is for
 * whoever has to end a session from outside the app: a support script, a page of the identity provider, a test.
 */
export const logOffRequestKey = 'closewright.logOff';

/** Query flag that logs the user out wherever it appears (core.md §2). */
export const forceLogOutFlag = 'forceLogOut';

/** Whether the query asks for log-off: `?forceLogOut`, `=true`, `=1`, anything but false, no and 0. */
export function asksForLogOut(search: string): boolean {
  const value = new URLSearchParams(search).get(forceLogOutFlag);
  return value !== null && !['false', 'no', '0'].includes(value.toLowerCase());
}

/** Reads the request of session storage and takes it away. Storage that is blocked asks for nothing. */
export function takeLogOffRequest(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  try {
    const isAsked = Boolean(storage.getItem(logOffRequestKey));
    storage.removeItem(logOffRequestKey);
    return isAsked;
  } catch {
    return false;
  }
}
