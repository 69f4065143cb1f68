import type { DateTimeRefusal } from '../../lib/parse/date-time.ts';
import { type DateFieldMessages, dateFieldMessages } from '../date-field/date-field.messages.ts';
import { timeFieldMessages } from '../time-field/time-field.messages.ts';

export type DateTimeFieldMessages = Omit<DateFieldMessages, 'confirmOld'> & Record<DateTimeRefusal, string>;

export const dateTimeFieldMessages: DateTimeFieldMessages = {
  ...timeFieldMessages,
  ...dateFieldMessages,
  'not-a-date': 'Enter a date and a time like 04/15/2026 9:30 AM.',
  'time-needed': 'Enter the time too, like 04/15/2026 9:30 AM.',
  'date-needed': 'Enter the date too, like 04/15/2026 9:30 AM.',
  'two-readings': 'This can be read in two ways. Write the time like 9:30 AM.',
};
