import type { DecimalRefusal } from '../../lib/parse/decimal.ts';

export const moneyFieldMessages: Record<DecimalRefusal, string> = {
  'not-a-number': 'Enter an amount like 1,234.56.',
  grouping: 'Check the commas: enter an amount like 1,234.56.',
  'too-many-decimals': 'Use at most 2 decimals.',
  'too-large': 'The amount is too large.',
  negative: 'Enter an amount of zero or more.',
  'two-signs': 'Use one sign only.',
};
