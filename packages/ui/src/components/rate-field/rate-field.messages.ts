import type { DecimalRefusal } from '../../lib/parse/decimal.ts';

export const rateFieldMessages = (decimals: number): Record<DecimalRefusal, string> => ({
  'not-a-number': 'Enter a rate like 3.875.',
  grouping: 'Enter a rate like 3.875.',
  'too-many-decimals': `Use at most ${decimals} decimals.`,
  'too-large': 'The rate is too large.',
  negative: 'Enter a rate of zero or more.',
  'two-signs': 'Use one sign only.',
});
