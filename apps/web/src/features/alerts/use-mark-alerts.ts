import type { Alert, AlertMark } from '@closewright/contract/alerts';
import { counted } from '@closewright/domain/formats';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forceNotifications } from '../../app/notifications/notification-counts.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor, messageOf } from '../../lib/api/index.ts';
import { promptSnooze } from './prompt-snooze.ts';

/** What the api has to be told of an alert. */
type Marked = Pick<Alert, 'alertID' | 'version'>;

/**
 * Acknowledges alerts, puts them off and opens them again; the lists and the counts are read anew, whatever came of it. Who asked is
 * answered before that: by the time all of it is read the user may have chosen others.
 */
export function useMarkAlerts() {
  const client = useQueryClient();
  const clock = useClock();
  const [isMarking, setMarking] = useState(false);

  const mark = async (alerts: readonly Marked[], how: AlertMark, done: string): Promise<boolean> => {
    setMarking(true);
    try {
      const references = alerts.map(({ alertID, version }) => ({ alertID, version }));
      await call('markAlerts', { body: { alerts: references, mark: how } });
      toasts.success(`${counted(alerts.length, 'alert')} ${done}`);
      return true;
    } catch (error) {
      toasts.error({ title: 'The alerts stay as they are', message: messageOf(error) });
      return false;
    } finally {
      setMarking(false);
      void client.invalidateQueries({ queryKey: keyFor('listAlerts') });
      void client.invalidateQueries({ queryKey: keyFor('listFileAlerts') });
      void forceNotifications(client);
    }
  };
  const snooze = async (alerts: readonly Marked[]): Promise<boolean> => {
    const until = await promptSnooze(counted(alerts.length, 'alert'), clock.today());
    if (until === null) return false;
    return mark(alerts, { state: 'snoozed', until }, 'put off');
  };
  return {
    isMarking,
    acknowledge: (alerts: readonly Marked[]) => mark(alerts, { state: 'acknowledged' }, 'acknowledged'),
    reopen: (alerts: readonly Marked[]) => mark(alerts, { state: 'open' }, 'open again'),
    snooze,
  };
}
