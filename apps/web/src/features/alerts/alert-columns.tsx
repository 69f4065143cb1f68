import type { Alert } from '@closewright/contract/alerts';
import { alertSeverityLabel, alertState, alertTarget } from '@closewright/domain/alerts';
import { formatDate } from '@closewright/domain/formats';
import type { GridColumn } from '@closewright/ui/data-grid';
import { SeverityBadge } from './severity-badge.tsx';

/** What became of an alert, in words; empty while it is open. */
function stateText(alert: Alert, today: string): string {
  const state = alertState(alert, today);
  if (state === 'acknowledged') return `Acknowledged by ${alert.acknowledgedBy ?? 'the system'}`;
  return state === 'snoozed'
    ? `Put off to ${formatDate(alert.snoozedUntil)} by ${alert.snoozedBy ?? 'the system'}`
    : '';
}

/** The columns every list of alerts has: how grave, what, why, since when, and what became of it. */
export function alertColumns<A extends Alert>(
  today: string,
  moment: (instant: string) => string,
): { severity: GridColumn<A>; others: GridColumn<A>[] } {
  return {
    severity: {
      id: 'severity',
      header: 'Severity',
      value: ({ severity }) => severity,
      text: ({ severity }) => alertSeverityLabel(severity),
      render: ({ severity }) => <SeverityBadge severity={severity} />,
      width: 96,
    },
    others: [
      {
        id: 'message',
        header: 'Alert',
        value: ({ message }) => message,
        grow: 2.2,
        minWidth: 240,
        rowHeader: true,
      },
      { id: 'target', header: 'Kind', value: ({ target }) => alertTarget(target).label, width: 140, priority: 2 },
      {
        id: 'reason',
        header: 'Why',
        kind: 'muted',
        value: ({ target }) => alertTarget(target).reason,
        grow: 1.6,
        minWidth: 180,
        priority: 4,
      },
      {
        id: 'raisedAt',
        header: 'Since',
        kind: 'date',
        value: ({ raisedAt }) => raisedAt,
        text: ({ raisedAt }) => moment(raisedAt),
        width: 160,
        priority: 3,
      },
      {
        id: 'state',
        header: 'State',
        kind: 'muted',
        value: (alert) => stateText(alert, today),
        grow: 0.9,
        minWidth: 150,
        priority: 1,
      },
    ],
  };
}
