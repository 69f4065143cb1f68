export { formatDateTime } from '../../lib/parse/date-time.ts';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
