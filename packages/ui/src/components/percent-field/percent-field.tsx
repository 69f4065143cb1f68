import { RateField, type RateFieldProps } from '../rate-field/rate-field.tsx';
import { percentFieldMessages } from './percent-field.messages.ts';

export interface PercentFieldProps extends Omit<RateFieldProps, 'slot'> {
  /** The largest share taken, a whole number of percent. Default 100. */
  max?: number | undefined;
}

/**
 * A share of a whole: a commission split, an ownership interest. It is `RateField` with a ceiling of 100 % and words of its own: the
 * same parser reads both, so a text never means one thing here and another there.
 */
export function PercentField({ max = 100, messages, decimals = 4, ...props }: PercentFieldProps) {
  return (
    <RateField
      {...props}
      slot="percent-field"
      max={max}
      decimals={decimals}
      messages={{ ...percentFieldMessages(max), ...messages }}
    />
  );
}
