import { alertStates, alertTargetNames } from '@closewright/domain/alerts';
import { z } from 'zod';
import { anyDate, endpoint, idSchema, pageOf, pageQuery } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';

const tag = 'Alerts';
const orderEntry = (level: 'Read' | 'Full') => ({ kind: 'screen', screen: 'OrderEntry', level }) as const;

/** Info 0, Warning 1, Error 2 (building-blocks.md §9). */
export const severitySchema = z.literal([0, 1, 2]);

/** An alert that counts today: what a date raises later is not told before. */
export const alertSchema = z
  .object({
    alertID: idSchema,
    ordersID: idSchema,
    target: z.enum(alertTargetNames),
    /** Which company, tax id or note; empty where a file has one of the target at most. */
    key: z.string(),
    severity: severitySchema,
    message: z.string(),
    raisedAt: z.string(),
    acknowledgedAt: z.string().nullable(),
    acknowledgedBy: z.string().nullable(),
    /** The day it is open again. */
    snoozedUntil: z.string().nullable(),
    snoozedBy: z.string().nullable(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'Alert' });

/** An alert with the file it is of. */
export const alertRowSchema = alertSchema
  .extend({
    fileNumber: z.string(),
    buyers: z.string(),
    property: z.string(),
    closingDate: z.string().nullable(),
  })
  .meta({ id: 'AlertRow' });

/** How many alerts are open, by severity. */
export const openAlertCountsSchema = z
  .object({ error: z.int(), warning: z.int(), info: z.int() })
  .meta({ id: 'OpenAlertCounts' });

export const listFileAlerts = endpoint({
  name: 'listFileAlerts',
  method: 'GET',
  path: '/api/orders/:ordersID/alerts',
  summary: 'The alerts of a file: open, put off and acknowledged ones.',
  tag,
  params: orderParams,
  result: z.array(alertSchema),
  access: orderEntry('Read'),
  errors: ['NOT_FOUND'],
});

export const refreshFileAlerts = endpoint({
  name: 'refreshFileAlerts',
  method: 'POST',
  path: '/api/orders/:ordersID/alerts/refresh',
  summary: 'Judges the facts of a file again, for files stored before there were alerts, and answers its alerts.',
  tag,
  params: orderParams,
  result: z.array(alertSchema),
  access: orderEntry('Full'),
  errors: ['NOT_FOUND', 'APP_READ_ONLY'],
  idempotent: true,
  audits: ['order_alerts'],
});

const alertQuery = z.strictObject({
  ...pageQuery,
  state: z.enum(alertStates).default('open'),
  severity: z.coerce.number().pipe(severitySchema).optional(),
  /** Only files where the caller is escrow officer, title officer, closer or post-closer. */
  mine: z.stringbool().default(false),
  /** Words of the message, the file number or a buyer. */
  text: z.string().trim().max(100).default(''),
});

export const listAlerts = endpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/alerts',
  summary: "The alerts of all files of the caller's regions, the gravest first.",
  tag,
  query: alertQuery,
  result: pageOf(alertRowSchema).extend({ open: openAlertCountsSchema }),
  access: { ...orderEntry('Read'), inAnyRegion: true },
});

/** An alert as it was read: one that was replaced since is another. */
const alertReference = z.strictObject({ alertID: idSchema, version: z.int().min(1) });

const markedSchema = z.object({ alerts: z.int() }).meta({ id: 'MarkedAlerts' });

/** What somebody does with an alert. */
export const alertMarkSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('acknowledged') }),
  z.strictObject({ state: z.literal('snoozed'), until: anyDate }),
  z.strictObject({ state: z.literal('open') }),
]);

export const markAlerts = endpoint({
  name: 'markAlerts',
  method: 'POST',
  path: '/api/alerts/mark',
  summary:
    'Acknowledges alerts, puts them off to a day, or opens them again; all or none. One that was replaced since it was read answers VERSION_CONFLICT.',
  tag,
  body: z.strictObject({
    alerts: z.array(alertReference).min(1).max(500),
    mark: alertMarkSchema,
  }),
  result: markedSchema,
  access: { ...orderEntry('Full'), inAnyRegion: true },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'APP_READ_ONLY'],
  idempotent: false,
  audits: ['order_alerts'],
});

/** An alert on one file's page. Times are ISO instants in UTC; `snoozedUntil` is a day, `YYYY-MM-DD`. */
export type Alert = z.infer<typeof alertSchema>;
/** An alert in the list across files, with enough of its file to recognize it. */
export type AlertRow = z.infer<typeof alertRowSchema>;
/** What `markAlerts` does: acknowledge, put off to a day, or open again. */
export type AlertMark = z.infer<typeof alertMarkSchema>;
/** Names an alert in the version the user saw, so that a newer one is not marked by mistake. */
export type AlertReference = z.infer<typeof alertReference>;
/** The filters and the page of the alert list, with their defaults filled in. */
export type AlertQuery = z.infer<typeof alertQuery>;
/** The numbers on the alert badges. */
export type OpenAlertCounts = z.infer<typeof openAlertCountsSchema>;
