import { catalogue, lastError } from '@closewright/domain/errors';
import { redirect } from '@tanstack/react-router';
import { storeLastError } from '../app/last-error.ts';
import { homePath } from '../app/navigation/home-path.ts';

/**
 * For `beforeLoad` of the pages of a file: an id that can be none leads home, with the text of building-blocks.md §5.
 * Answers the redirect to throw; null for an id that may be one.
 * @param preload only pointing at a link complains of nothing
 */
export function invalidFileRedirect(orderId: string, preload: boolean) {
  if (/^[1-9]\d{0,9}$/.test(orderId)) return null;
  if (!preload) storeLastError(lastError('INVALID_ORDER', catalogue.invalidOrder));
  return redirect({ to: homePath, replace: true });
}
