import { holidayDates } from '@closewright/domain/holidays';
import { z } from 'zod';
import { dateWithin, endpoint } from '../kit/index.ts';
import { closingDayRecord } from './closing-day.record.ts';

const tag = 'Configuration';
const date = dateWithin(holidayDates);
const name = closingDayRecord.fields.name.schema;

/** A day the company is closed, besides the bank holidays, which are computed. */
export const closingDaySchema = z.object({ date, name, version: z.int() }).meta({ id: 'ClosingDay' });

export const listClosingDays = endpoint({
  name: 'listClosingDays',
  method: 'GET',
  path: '/api/configuration/closing-days',
  summary: "The company's own closing days, in order.",
  tag,
  result: z.array(closingDaySchema),
  access: { kind: 'signedIn' },
});

export const saveClosingDay = endpoint({
  name: 'saveClosingDay',
  method: 'PUT',
  path: '/api/configuration/closing-days/:date',
  summary: 'Adds a closing day (version 0), renames it, or takes it back (name null).',
  tag,
  params: z.strictObject({ date }),
  body: z.strictObject({ name: name.nullable(), version: z.int().min(0) }),
  result: z.array(closingDaySchema),
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['closing_days'],
});

/** A closing day of the company. `date` is `YYYY-MM-DD`. */
export type ClosingDay = z.infer<typeof closingDaySchema>;
