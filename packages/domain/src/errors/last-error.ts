/**
 * The last error is kept as `PREFIX::message` and shown once, as a warning toast with the prefix stripped
 * (core.md §8). INACCESSIBLE_ROUTE also sends the user to NotAuthorized; the other two only show.
 */
export const lastErrorPrefixes = {
  INACCESSIBLE_ROUTE: 'INACCESSIBLE_ROUTE',
  INVALID_ORDER: 'INVALID_ORDER',
  NO_LAST_ORDER: 'NO_LAST_ORDER',
} as const;

export type LastErrorPrefix = keyof typeof lastErrorPrefixes;

const separator = '::';

/** The text to store: `lastError('INVALID_ORDER', 'Gone')` is `INVALID_ORDER::Gone`. */
export function lastError(prefix: LastErrorPrefix, message: string): string {
  return `${prefix}${separator}${message}`;
}

/** Takes a stored text apart; null when it carries none of the prefixes (then it is no toast). */
export function readLastError(text: string): { prefix: LastErrorPrefix; message: string } | null {
  const at = text.indexOf(separator);
  const prefix = text.slice(0, Math.max(at, 0));
  if (!Object.hasOwn(lastErrorPrefixes, prefix)) return null;
  return { prefix: prefix as LastErrorPrefix, message: text.slice(at + separator.length) };
}
