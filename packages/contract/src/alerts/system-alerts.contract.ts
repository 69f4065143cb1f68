import { systemAlertTargetNames } from '@closewright/domain/alerts';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';
import { alertMarkSchema, severitySchema } from './alerts.contract.ts';

const tag = 'Alerts';

/** Which alert, as it was read: the next occurrence is another. */
const systemAlertReference = z.strictObject({
  target: z.enum(systemAlertTargetNames),
  occurrence: z.string().min(1).max(60),
});

/** An alert of the company that belongs to no file, and what the caller did with it. */
export const systemAlertSchema = systemAlertReference
  .extend({
    severity: severitySchema,
    message: z.string(),
    acknowledgedAt: z.string().nullable(),
    /** The day it is open again. */
    snoozedUntil: z.string().nullable(),
  })
  .meta({ id: 'SystemAlert' });

export const listSystemAlerts = endpoint({
  name: 'listSystemAlerts',
  method: 'GET',
  path: '/api/system-alerts',
  summary: 'The alerts of the company that belong to no file, those the caller may know of, the gravest first.',
  tag,
  result: z.array(systemAlertSchema),
  access: { kind: 'signedIn' },
});

export const markSystemAlert = endpoint({
  name: 'markSystemAlert',
  method: 'POST',
  path: '/api/system-alerts/mark',
  summary:
    'Acknowledges an alert of the company for the caller, puts it off to a day, or opens it again. One that is over, or another by now, answers NOT_FOUND.',
  tag,
  body: z.strictObject({ alert: systemAlertReference, mark: alertMarkSchema }),
  result: z.array(systemAlertSchema),
  access: { kind: 'signedIn' },
  errors: ['NOT_FOUND'],
  idempotent: false,
  audits: ['system_alert_marks'],
});

/** A company-wide alert as one user sees it: acknowledging or putting it off counts for that user alone. */
export type SystemAlert = z.infer<typeof systemAlertSchema>;
