export { formatRate as formatPercent } from '../../lib/parse/rate.ts';
export { PercentField, type PercentFieldProps } from './percent-field.tsx';
