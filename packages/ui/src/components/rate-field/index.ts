export { formatRate } from '../../lib/parse/rate.ts';
export { RateField, type RateFieldProps } from './rate-field.tsx';
