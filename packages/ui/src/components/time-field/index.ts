export { formatTime } from '../../lib/parse/time.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
