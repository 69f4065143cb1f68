const key = 'closewright.returnTo';

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers the address of this tab over a log-out, so that whoever signs in again is back at it (building-blocks.md §4:
 * expiry redirects to the current address). The identity provider itself comes back to the front page only.
 */
export function keepReturnAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Slot = sessionStorage,
): void {
  storage.setItem(key, `${pathname}${search}`);
}

/** The remembered address, once; null when there is none or it is no path of this site. */
export function takeReturnAddress(storage: Slot = sessionStorage): string | null {
  const address = storage.getItem(key);
  storage.removeItem(key);
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}
