import type { RateRefusal } from '../../lib/parse/rate.ts';

export const rateFieldMessages = (rules: {
  decimals: number;
  max?: number | undefined;
}): Record<RateRefusal, string> => ({
  'not-a-number': 'Enter a rate like 3.875.',
  grouping: 'Enter a rate like 3.875.',
  'too-many-decimals': `Use at most ${rules.decimals} decimals.`,
  'too-large': 'The rate is too large.',
  'above-most': `Enter ${rules.max ?? ''}% or less.`,
  negative: 'Enter a rate of zero or more.',
  'two-signs': 'Use one sign only.',
});
