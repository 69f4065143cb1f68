const storageKey = 'closewright.sessionKey';

/**
 * The key that names this browser tab as a holder of files (contract/orders/order-lock). It survives a reload, so that
 * a reloaded page is the same holder; a duplicated tab gets its own, because the key is out of the storage while the
 * page lives and goes back only when the page goes.
 */
export function takeSessionKey(storage: Storage = sessionStorage, page: EventTarget = window): string {
  const kept = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  const key = kept ?? crypto.randomUUID();
  page.addEventListener('pagehide', () => storage.setItem(storageKey, key));
  page.addEventListener('pageshow', () => storage.removeItem(storageKey));
  return key;
}
