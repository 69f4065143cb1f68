import type { Alert } from '@closewright/contract/alerts';
import { alertTarget } from '@closewright/domain/alerts';
import { navItem, navPath } from '@closewright/domain/navigation';

/** The screen where an alert is settled. */
export function alertSource({ target, ordersID }: Pick<Alert, 'target' | 'ordersID'>): string {
  const item = navItem(alertTarget(target).source);
  return (item && navPath(item, ordersID)) ?? `/order/${ordersID}/oe`;
}
