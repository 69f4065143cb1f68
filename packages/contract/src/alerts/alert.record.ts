import { alertSeverities, alertTargetNames, alertTargets } from '@closewright/domain/alerts';
import { z } from 'zod';
import { fact, field, record } from '../kit/index.ts';

const targetWords = Object.fromEntries(alertTargetNames.map((name) => [name, alertTargets[name].label]));
const severityWords = Object.fromEntries(alertSeverities.map(({ id, label }) => [id, label]));

/** An alert of a file. */
export const alertRecord = record({
  table: 'order_alerts',
  id: 'alertID',
  of: 'orders',
  noun: 'Alert',
  fields: {},
  facts: {
    target: { ...fact.text('Kind', true, z.string()), words: targetWords },
    targetKey: fact.text('Of', true, z.string()),
    severity: {
      kind: 'integer',
      label: 'Severity',
      required: true,
      schema: z.int(),
      words: severityWords,
    },
    message: fact.text('Message', true, z.string()),
    startsOn: field.date({ label: 'Counts from' }),
    raisedAt: fact.instant('Raised at'),
    acknowledgedBy: field.select({ label: 'Acknowledged by', isHistory: true, lookup: 'staff' }),
    acknowledgedAt: fact.instant('Acknowledged at'),
    snoozedBy: field.select({ label: 'Snoozed by', isHistory: true, lookup: 'staff' }),
    snoozedUntil: field.date({ label: 'Snoozed until' }),
  },
  untold: ['target_key'],
  isVersioned: true,
  read: 'readOrder',
  staysBehind: 'Alerts are found anew from what the file says.',
  notCopied: 'Alerts are found anew from what the file says.',
});
