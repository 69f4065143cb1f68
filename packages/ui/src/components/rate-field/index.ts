export { formatRate } from '../../lib/parse/rate.ts';
export type { RateAmount, RateAmountRule } from './rate-amount.ts';
export { RateField, type RateFieldProps } from './rate-field.tsx';
export { type RateAmountDetails, type RateAmountOptions, useRateAmount } from './use-rate-amount.ts';
