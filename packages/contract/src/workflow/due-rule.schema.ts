import { type HolidayCalendar, holidayCalendarNames } from '@closewright/domain/holidays';
import { assigneeKinds, dueAnchors, workflowLimits } from '@closewright/domain/workflow';
import { z } from 'zod';
import { idSchema } from '../kit/index.ts';

const calendars = holidayCalendarNames as [HolidayCalendar, ...HolidayCalendar[]];

/** When a task is due: days before (negative) or after a date; of a calendar, or calendar days where it is null. */
export const dueRuleSchema = z
  .strictObject({
    anchor: z.enum(dueAnchors),
    days: z.int().min(-workflowLimits.dueDays).max(workflowLimits.dueDays),
    calendar: z.enum(calendars).nullable(),
  })
  .meta({ id: 'DueRule' });

/** Who gets a task. */
export const assigneeRuleSchema = z
  .strictObject({ kind: z.enum(assigneeKinds), usersID: idSchema.nullable() })
  .meta({ id: 'AssigneeRule' });
