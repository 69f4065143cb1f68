import { type TimeRounding, timeRoundings } from '@closewright/domain/time-tracking';
import { z } from 'zod';
import { endpoint, idSchema, rowSchema, shapeOf } from '../kit/index.ts';
import { orderParams } from '../orders/index.ts';
import { timeEntryRecord } from './time.records.ts';
import { timeEntryFields, timerFields } from './time-entry.fields.ts';

const tag = 'Time tracking';
const read = { kind: 'screen', screen: 'UpdateWorkflow', level: 'Read' } as const;
const write = { kind: 'screen', screen: 'UpdateWorkflow', level: 'Full' } as const;
const onFile = ['NOT_FOUND', 'FORBIDDEN', 'FILE_LOCKED', 'FILE_IN_USE', 'APP_READ_ONLY'] as const;
const entries = ['order_time_entries'] as const;

/** The task of the file it was worked on; null for none. */
const orderWorkflowTaskID = idSchema.nullable();
const entryShape = { ...shapeOf(timeEntryFields), orderWorkflowTaskID } as const;
const timerShape = { ...shapeOf(timerFields), orderWorkflowTaskID } as const;

/** Time somebody worked on a file. */
export const timeEntrySchema = rowSchema(timeEntryRecord)
  .extend({
    usersID: idSchema,
    /** Who worked. */
    user: z.string(),
    orderWorkflowTaskID,
    /** A timer made it; a typed one has no timer behind it. */
    isTimed: z.boolean(),
    /** It shares minutes with another entry of the same person, on this file or another (domain/time-tracking). */
    isOverlapping: z.boolean(),
    version: z.int(),
    updatedAt: z.string(),
    updatedBy: z.string(),
  })
  .meta({ id: 'TimeEntry' });

/** The timer of the caller that runs now. */
export const timerSchema = z
  .object({ ordersID: idSchema, fileNumber: z.string(), startedAt: z.string(), ...timerShape })
  .meta({ id: 'Timer' });

/** The time of a file. */
export const fileTimeSchema = z
  .object({
    /** The newest first. */
    entries: z.array(timeEntrySchema),
    /** On this file or another; null while none runs. */
    timer: timerSchema.nullable(),
    /** How the time of a timer becomes minutes (the tenant's setting timerRounding). */
    rounding: z.enum(Object.keys(timeRoundings) as [TimeRounding, ...TimeRounding[]]),
  })
  .meta({ id: 'FileTime' });

export const listTime = endpoint({
  name: 'listTime',
  method: 'GET',
  path: '/api/orders/:ordersID/time',
  summary:
    'The time entries of a file, and the timer of the caller. Refused while the feature orderTimeTracking is off.',
  tag,
  params: orderParams,
  result: fileTimeSchema,
  access: read,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const addTimeEntry = endpoint({
  name: 'addTimeEntry',
  method: 'POST',
  path: '/api/orders/:ordersID/time',
  summary: 'Adds time of the caller. A day has 24 hours, on all files together.',
  tag,
  params: orderParams,
  body: z.strictObject(entryShape),
  result: fileTimeSchema,
  access: write,
  errors: [...onFile],
  audits: entries,
});

const entryParams = orderParams.extend({ timeEntryID: z.coerce.number().pipe(idSchema) });

export const saveTimeEntry = endpoint({
  name: 'saveTimeEntry',
  method: 'PATCH',
  path: '/api/orders/:ordersID/time/:timeEntryID',
  summary: 'Changes a time entry: one’s own, or that of another with the right to delete tasks.',
  tag,
  params: entryParams,
  body: z.strictObject({ version: z.int().min(1), changes: z.strictObject(entryShape).partial() }),
  result: fileTimeSchema,
  access: write,
  errors: [...onFile, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: entries,
});

export const removeTimeEntry = endpoint({
  name: 'removeTimeEntry',
  method: 'POST',
  path: '/api/orders/:ordersID/time/:timeEntryID/remove',
  summary: 'Takes a time entry away, by the same rights as changing it. The audit keeps what it was.',
  tag,
  params: entryParams,
  body: z.strictObject({ version: z.int().min(1) }),
  result: fileTimeSchema,
  access: write,
  errors: [...onFile, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: entries,
});

export const startTimer = endpoint({
  name: 'startTimer',
  method: 'POST',
  path: '/api/orders/:ordersID/timer',
  summary:
    'Starts the timer of the caller on a file. It runs until it is stopped, once: refused while it runs anywhere.',
  tag,
  params: orderParams,
  body: z.strictObject(timerShape),
  result: fileTimeSchema,
  access: write,
  errors: [...onFile],
  audits: ['order_timers'],
});

export const stopTimer = endpoint({
  name: 'stopTimer',
  method: 'POST',
  path: '/api/orders/:ordersID/timer/stop',
  summary:
    'Stops the timer of the caller on this file and keeps its time, rounded as the tenant has set, or as `minutes` corrects it; with `discard` nothing is kept.',
  tag,
  params: orderParams,
  body: z.strictObject({
    /** When the timer that is meant was started: another one is not stopped. */
    startedAt: z.string().max(40),
    discard: z.boolean(),
    /** What was really worked; null takes what the timer says. */
    minutes: timeEntryFields.minutes.schema.nullable(),
    ...timerShape,
  }),
  result: fileTimeSchema,
  // The use case asks for the right to track time where the time is kept.
  access: { kind: 'signedIn' },
  errors: [...onFile],
  idempotent: false,
  audits: ['order_timers'],
});

/** A time entry of a file. `workDate` is `YYYY-MM-DD`, the length is in `minutes`. */
export type TimeEntry = z.infer<typeof timeEntrySchema>;
/** A running timer. `startedAt` is an ISO instant in UTC and also identifies it. */
export type Timer = z.infer<typeof timerSchema>;
/** What the time panel of a file shows. */
export type FileTime = z.infer<typeof fileTimeSchema>;
/** What a user enters for time worked. */
export type TimeEntryValues = z.infer<typeof addTimeEntry.body>;
/** What a user says when starting a timer: kind of work, task and note. */
export type TimerValues = z.infer<typeof startTimer.body>;
/** What a user says when stopping a timer, and which timer is meant. */
export type TimerStop = z.infer<typeof stopTimer.body>;
