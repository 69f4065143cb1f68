import type { RouteAccessAnswer } from '@closewright/contract/session';
import type { Actor } from '@closewright/domain/access';
import { matchRoute } from '@closewright/domain/navigation';
import { call } from '../lib/api/index.ts';

/**
 * What the api says of a page of a file, for users whose rights differ by region: before the file is read only the api
 * knows its region. Null where the user's own rights decide, and where there is no such file; then its page says so.
 */
export async function pageOfFileAccess(
  actor: Actor | null,
  pathname: string,
): Promise<Pick<RouteAccessAnswer, 'deniedMessage'> | null> {
  if (actor?.rightsByRegion === undefined) return null;
  const { route, params } = matchRoute(pathname);
  if (params.orderId === undefined) return null;
  return call('checkRouteAccess', {
    query: { routeName: route.name, ordersID: Number(params.orderId) },
  }).catch(() => null);
}
