/**
 * Loads a page anew that the Back button brings out of the browser's memory (bfcache): it still shows what it showed
 * before its user signed out, and its timers and socket have stood still.
 */
export function reloadRestoredPage(page: Pick<Window, 'addEventListener'>, reload: () => void): void {
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) reload();
  });
}
