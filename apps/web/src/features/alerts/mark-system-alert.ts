import type { AlertMark, SystemAlert } from '@closewright/contract/alerts';
import { toasts } from '@closewright/ui/services/toasts';
import type { QueryClient } from '@tanstack/react-query';
import { forceNotifications } from '../../app/notifications/notification-counts.ts';
import { call, keyFor, messageOf } from '../../lib/api/index.ts';

/**
 * Marks an alert of the company, for the user alone. Done once the list shows it: the counts are read anew beside, because the
 * buttons take no press until this is done.
 */
export async function markSystemAlert(
  client: QueryClient,
  { target, occurrence }: SystemAlert,
  how: AlertMark,
): Promise<void> {
  try {
    const alerts = await call('markSystemAlert', { body: { alert: { target, occurrence }, mark: how } });
    client.setQueryData(keyFor('listSystemAlerts'), alerts);
    void forceNotifications(client);
  } catch (error) {
    toasts.error({ title: 'The alert stays as it is', message: messageOf(error) });
    await client.invalidateQueries({ queryKey: keyFor('listSystemAlerts') });
  }
}
