import { businessDates } from '@closewright/domain/dates';
import { timeLimits } from '@closewright/domain/time-tracking';
import { z } from 'zod';
import { dateWithin, field } from '../kit/index.ts';

/** What a timer is started with; columns of table `order_timers`. */
export const timerFields = {
  timeCategoryID: field.select({ label: 'Category', lookup: 'timeTrackingCategories' }),
  timeAccountCodeID: field.select({ label: 'Account code', lookup: 'timeTrackingAccountCodes' }),
  note: field.text({ label: 'Note', max: timeLimits.note }),
} as const;

/** What somebody writes of a time entry; columns of table `order_time_entries`. */
export const timeEntryFields = {
  workDate: { ...field.date({ label: 'Date' }), required: true, schema: dateWithin(businessDates) },
  /** The time of day it began, where that is known. */
  startTime: field.time({ label: 'From' }),
  minutes: {
    ...field.integer({ label: 'Time', min: 1, max: timeLimits.minutes }),
    required: true,
    schema: z.int().min(1).max(timeLimits.minutes),
  },
  ...timerFields,
} as const;
