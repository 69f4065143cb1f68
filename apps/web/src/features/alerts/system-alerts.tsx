import type { AlertMark, SystemAlert } from '@closewright/contract/alerts';
import { type AlertState, alertState, systemAlertTargets } from '@closewright/domain/alerts';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { KitLink } from '@closewright/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { queryFor } from '../../lib/api/index.ts';
import { markSystemAlert } from './mark-system-alert.ts';
import { promptSnooze } from './prompt-snooze.ts';
import { SeverityBadge } from './severity-badge.tsx';

const none: readonly SystemAlert[] = [];

/** Alerts of the company that belong to no file. What is done with them here is done for the user alone. */
export function SystemAlerts({ state }: { state: AlertState }) {
  const client = useQueryClient();
  const clock = useClock();
  const [isMarking, setMarking] = useState(false);
  // Without them the list of files stands: a failure is said where the alerts of files are read.
  const { data = none } = useQuery(queryFor('listSystemAlerts'));
  const today = clock.today();
  const shown = data.filter((alert) => alertState(alert, today) === state);
  if (shown.length === 0) return null;

  const mark = async (alert: SystemAlert, how: AlertMark) => {
    setMarking(true);
    await markSystemAlert(client, alert, how);
    setMarking(false);
  };
  const snooze = async (alert: SystemAlert) => {
    const until = await promptSnooze(`“${systemAlertTargets[alert.target].label}”`, today);
    if (until !== null) await mark(alert, { state: 'snoozed', until });
  };
  return (
    <section aria-label="Alerts of the company" className="flex-none border-t border-hairline bg-surface-canvas">
      <ul className="m-0 list-none p-0">
        {shown.map((alert) => {
          const { label, reason, href } = systemAlertTargets[alert.target];
          return (
            <li
              key={alert.target}
              aria-label={label}
              className="flex min-h-9 items-center gap-3 border-b border-hairline px-4 py-1 last:border-b-0"
            >
              <span className="w-20 flex-none">
                <SeverityBadge severity={alert.severity} />
              </span>
              <p className="m-0 min-w-0 flex-1">
                <KitLink href={href} className="font-medium">
                  {alert.message}
                </KitLink>
                <span className="text-muted">
                  {' · '}
                  {alert.snoozedUntil === null ? reason : `Put off to ${formatDate(alert.snoozedUntil)}`}
                </span>
              </p>
              {state !== 'open' && (
                <Button size="sm" icon={RotateCcw} busy={isMarking} onClick={() => void mark(alert, { state: 'open' })}>
                  Open again
                </Button>
              )}
              {state !== 'acknowledged' && (
                <>
                  <Button size="sm" icon={BellOff} busy={isMarking} onClick={() => void snooze(alert)}>
                    Snooze…
                  </Button>
                  <Button
                    size="sm"
                    icon={Check}
                    busy={isMarking}
                    onClick={() => void mark(alert, { state: 'acknowledged' })}
                  >
                    Acknowledge
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
