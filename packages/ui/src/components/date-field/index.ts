export type { Holidays } from '../../lib/parse/calendar.ts';
export { formatDate } from '../../lib/parse/date.ts';
export { type DateFieldMessages, dateFieldMessages } from './date-field.messages.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { TodayScope, type TodayScopeProps, useToday } from './today.tsx';
