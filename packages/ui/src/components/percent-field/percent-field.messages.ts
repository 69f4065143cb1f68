import type { RateRefusal } from '../../lib/parse/rate.ts';

export const percentFieldMessages = (max: number): Partial<Record<RateRefusal, string>> => ({
  'not-a-number': 'Enter a percentage like 2.5.',
  grouping: 'Enter a percentage like 2.5.',
  'too-large': `Enter ${max}% or less.`,
  'above-most': `Enter ${max}% or less.`,
  negative: 'Enter a percentage of zero or more.',
});
