import type { NumberRefusal } from '../../lib/parse/number.ts';

export const numberFieldMessages = (rules: {
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
}): Record<NumberRefusal, string> => ({
  'not-a-number': rules.decimals === 0 ? 'Enter a whole number.' : 'Enter a number.',
  grouping: 'Check the commas.',
  'too-many-decimals': rules.decimals === 0 ? 'Enter a whole number.' : `Use at most ${rules.decimals} decimals.`,
  'too-large': 'The number is too large.',
  'too-small': `Enter ${rules.min} or more.`,
  'above-most': `Enter ${rules.max} or less.`,
  negative: `Enter ${rules.min ?? 0} or more.`,
  'two-signs': 'Use one sign only.',
});
